import { type Skin, skins } from '@contract/appearance';
import { makeStyles, type Theme, tokens } from '@fluentui/react-components';
import { useText } from '../../kit/format/text';
import { contrastRatio } from '../../kit/skins/contrast-ratio';
import { petrol } from '../../kit/skins/theme';
import { themeOf } from '../../kit/skins/themes';
import { PlainTable } from '../../kit/ui/table/plain-table';
import { tiles } from '../kit/layout';
import type { Example, Examples } from '../kit/showcase/family-page';
import { TokenName } from '../kit/showcase/token-name';

const useStyles = makeStyles({
  step: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
  swatch: {
    display: 'inline-block',
    padding: '4px 8px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    forcedColorAdjust: 'none',
  },
});

type Token = keyof Theme & `color${string}`;
/** A text color and its background. */
type Pair = readonly [color: Token, background: Token];

/** Two digits, rounded down: 4.499 is not enough and must not read as 4.50. */
const formatRatio = (color: string, background: string): string =>
  (Math.floor(contrastRatio(color, background) * 100) / 100).toFixed(2);

const Swatch = ({ color, background }: { readonly color: string; readonly background: string }) => {
  const styles = useStyles();
  const text = useText('colors');
  return (
    <span className={styles.swatch} style={{ backgroundColor: background, color }}>
      {text('ratio', { ratio: formatRatio(color, background) })}
    </span>
  );
};

const pairs =
  (list: readonly Pair[]): Example =>
  ({ text, title }) => (
    <PlainTable
      label={text('samples:tableOf', { name: title })}
      columns={[
        { key: 'token', label: text('token') },
        { key: 'background', label: text('background') },
        ...skins.map((skin: Skin) => ({ key: skin, label: text(`skins.${skin}`) })),
      ]}
      rows={list.map(([color, background]) => ({
        key: `${color} ${background}`,
        cells: {
          token: <TokenName name={color} />,
          background: <TokenName name={background} />,
          ...Object.fromEntries(
            skins.map((skin) => [
              skin,
              <Swatch key={skin} color={themeOf(skin)[color]} background={themeOf(skin)[background]} />,
            ]),
          ),
        },
      }))}
    />
  );

export const examples: Examples = {
  ramp: ({ text }) => {
    const styles = useStyles();
    return (
      <div style={tiles(200, 16)}>
        {Object.entries(petrol).map(([step, hex]) => {
          const best = contrastRatio(hex, '#ffffff') >= contrastRatio(hex, '#000000') ? '#ffffff' : '#000000';
          return (
            <div key={step} className={styles.step}>
              <Swatch color={best} background={hex} />
              <span>
                {text('ramp.step', { step })} <TokenName name={hex} />
              </span>
            </div>
          );
        })}
      </div>
    );
  },
  neutral: pairs([
    ['colorNeutralForeground1', 'colorNeutralBackground1'],
    ['colorNeutralForeground2', 'colorNeutralBackground1'],
    ['colorNeutralForeground3', 'colorNeutralBackground1'],
    ['colorNeutralForeground1', 'colorNeutralBackground3'],
    ['colorNeutralForegroundInverted2', 'colorNeutralBackgroundInverted'],
  ]),
  brand: pairs([
    ['colorBrandForeground1', 'colorNeutralBackground1'],
    ['colorBrandForegroundLink', 'colorNeutralBackground1'],
    ['colorBrandForeground2', 'colorBrandBackground2'],
    ['colorNeutralForegroundOnBrand', 'colorBrandBackground'],
    ['colorNeutralForegroundOnBrand', 'colorBrandBackgroundHover'],
  ]),
  status: pairs([
    ['colorStatusSuccessForeground1', 'colorStatusSuccessBackground1'],
    ['colorStatusWarningForeground3', 'colorNeutralBackground1'],
    ['colorStatusDangerForeground1', 'colorStatusDangerBackground1'],
    ['colorNeutralForegroundOnBrand', 'colorStatusDangerBackground3'],
  ]),
};
