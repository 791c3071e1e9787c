import { makeStyles, tokens } from '@fluentui/react-components';
import { theme as lightTheme } from '../../../kit/skins/light';
import { insetBorder } from '../../../kit/ui/styles';
import { SecondaryText, tiles } from '../../kit/layout';
import type { Examples } from '../../kit/showcase/example';
import { TokenName } from '../../kit/showcase/token-name';

const useStyles = makeStyles({
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
        <div style={tiles(180, tokens.spacingHorizontalXL)}>
          {radii.map((name) => (
            <div key={name} className={styles.one}>
              <div className={styles.box} style={{ borderRadius: tokens[name] }} />
              <TokenName name={name} />
              <SecondaryText>{lightTheme[name]}</SecondaryText>
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
        <div style={tiles(180, tokens.spacingHorizontalXL)}>
          {widths.map((name) => (
            <div key={name} className={styles.one}>
              <div className={styles.room}>
                <div className={styles.line} style={{ borderBlockStartWidth: tokens[name] }} />
              </div>
              <TokenName name={name} />
              <SecondaryText>{lightTheme[name]}</SecondaryText>
            </div>
          ))}
        </div>
      );
    },
  },
};
