import type { Skin, SkinChoice } from '@contract/appearance';
import { makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { useText } from '../../kit/format/text';
import { themeOf } from '../../kit/skins/themes';

const useStyles = makeStyles({
  tiles: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalL },
  tile: { display: 'grid', justifyItems: 'start', cursor: 'pointer' },
  picture: {
    display: 'block',
    width: '144px',
    height: '88px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
});

interface SkinTilesProps {
  readonly skins: readonly SkinChoice[];
  readonly chosen: SkinChoice;
  readonly onChoose: (skin: SkinChoice) => void;
}

/** The skins to choose from, each with a preview. */
export const SkinTiles = ({ skins, chosen, onChoose }: SkinTilesProps) => {
  const styles = useStyles();
  const text = useText('settings');
  return (
    <RadioGroup
      layout="horizontal"
      className={styles.tiles}
      aria-label={text('appearance.skin')}
      value={chosen}
      onChange={(_, data) => {
        const skin = skins.find((one) => one === data.value);
        if (skin) onChoose(skin);
      }}
    >
      {skins.map((skin) => (
        <div key={skin} className={styles.tile}>
          <label htmlFor={`skin-${skin}`}>
            <SkinPreview skin={skin} />
          </label>
          <Radio id={`skin-${skin}`} value={skin} label={text(`appearance.${skin}`)} />
        </div>
      ))}
    </RadioGroup>
  );
};

/** The app window in the colors of a skin; the system's is light and dark. */
const SkinPreview = ({ skin }: { readonly skin: SkinChoice }) => {
  const styles = useStyles();
  return (
    <svg viewBox="0 0 144 88" className={styles.picture} aria-hidden="true">
      <WindowDrawing skin={skin === 'system' ? 'light' : skin} />
      {skin === 'system' ? (
        <>
          <clipPath id="skin-half">
            <path d="M96 0H144V88H48Z" />
          </clipPath>
          <g clipPath="url(#skin-half)">
            <WindowDrawing skin="dark" />
          </g>
        </>
      ) : undefined}
    </svg>
  );
};

const WindowDrawing = ({ skin }: { readonly skin: Skin }) => {
  const theme = themeOf(skin);
  const { colorNeutralBackground1, colorNeutralBackground3, colorNeutralStroke1, colorNeutralForeground3 } = theme;
  return (
    <>
      <rect width="144" height="88" rx="6" fill={colorNeutralBackground3} />
      <rect x="34" y="14" width="110" height="74" fill={colorNeutralBackground1} stroke={colorNeutralStroke1} />
      {[24, 36, 48].map((y) => (
        <rect key={y} x="8" y={y} width="18" height="5" rx="2.500" fill={colorNeutralForeground3} opacity="0.6" />
      ))}
      <rect x="44" y="22" width="42" height="7" rx="2" fill={theme.colorNeutralForeground1} />
      <rect x="112" y="22" width="24" height="8" rx="3" fill={theme.colorBrandBackground} />
      {[40, 51, 62, 73].map((y) => (
        <rect key={y} x="44" y={y} width="92" height="4" rx="2" fill={colorNeutralForeground3} opacity="0.5" />
      ))}
    </>
  );
};
