import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { theme as lightTheme } from '../../../kit/skins/light';
import { insetBorder } from '../../../kit/ui/styles';
import type { Examples } from '../../kit/showcase/example';
import { TokenName } from '../../kit/showcase/token-name';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
    gap: tokens.spacingHorizontalXL,
    inlineSize: '100%',
  },
  one: { display: 'grid', rowGap: tokens.spacingVerticalXS, justifyItems: 'start', minInlineSize: 0 },
  box: {
    inlineSize: '88px',
    blockSize: '64px',
    backgroundColor: tokens.colorBrandBackground2,
    ...insetBorder(tokens.colorBrandStroke2),
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
  },
  line: {
    inlineSize: '100%',
    blockSize: 0,
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorBrandStroke1,
  },
  room: { display: 'grid', alignItems: 'center', inlineSize: '100%', blockSize: '24px' },
  value: { color: tokens.colorNeutralForeground3 },
});

const radii = [
  'borderRadiusSmall',
  'borderRadiusMedium',
  'borderRadiusLarge',
  'borderRadiusXLarge',
  'borderRadius2XLarge',
  'borderRadiusCircular',
] as const;
const widths = ['strokeWidthThin', 'strokeWidthThick', 'strokeWidthThicker', 'strokeWidthThickest'] as const;
export const examples: Examples = {
  radii: {
    layout: 'block',
    code: 'card: { borderRadius: tokens.borderRadiusLarge }',
    Preview: () => {
      const styles = useStyles();
      return (
        <div className={styles.grid}>
          {radii.map((name) => (
            <div key={name} className={styles.one}>
              <div className={styles.box} style={{ borderRadius: tokens[name] }} />
              <TokenName name={name} />
              <Text size={200} className={styles.value}>
                {lightTheme[name]}
              </Text>
            </div>
          ))}
        </div>
      );
    },
  },
  widths: {
    layout: 'block',
    code: 'rule: { borderBlockStartWidth: tokens.strokeWidthThin, borderBlockStartColor: tokens.colorNeutralStroke2 }',
    Preview: () => {
      const styles = useStyles();
      return (
        <div className={styles.grid}>
          {widths.map((name) => (
            <div key={name} className={styles.one}>
              <div className={styles.room}>
                <div className={styles.line} style={{ borderBlockStartWidth: tokens[name] }} />
              </div>
              <TokenName name={name} />
              <Text size={200} className={styles.value}>
                {lightTheme[name]}
              </Text>
            </div>
          ))}
        </div>
      );
    },
  },
};
