import { makeStyles, Text, type TextProps, type Theme, tokens, typographyStyles } from '@fluentui/react-components';
import { theme as lightTheme } from '../../../kit/skins/light';
import type { Examples, Preview } from '../../kit/showcase/example';
import { StateGrid, statesOf } from '../../kit/showcase/state-grid';
import { TokenName } from '../../kit/showcase/token-name';
import { ellipsis } from '../../kit/styles';

const useStyles = makeStyles({
  ramp: { display: 'grid', inlineSize: '100%' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 620px) 150px 150px',
    alignItems: 'baseline',
    columnGap: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalS,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke3,
    ':last-child': { borderBlockEndStyle: 'none' },
    '@media (max-width: 800px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  sample: { ...ellipsis },
  figures: { display: 'grid', gridTemplateColumns: 'repeat(2, 180px)', columnGap: '24px' },
  tabular: { fontVariantNumeric: 'tabular-nums' },
  end: { textAlign: 'end' },
  narrow: { boxSizing: 'border-box', inlineSize: '280px', maxInlineSize: '100%' },
});

type Style = keyof typeof typographyStyles;
const ramp: readonly Style[] = [
  'display',
  'largeTitle',
  'title1',
  'title2',
  'title3',
  'subtitle1',
  'subtitle2',
  'body2',
  'body1',
  'body1Strong',
  'caption1',
  'caption1Strong',
  'caption2',
];

/** A token's value in the theme: `var(--fontSizeBase300)` is `14px`. */
const inTheme = (token: unknown): string => {
  const name = /--(\w+)/.exec(String(token))?.[1] ?? '';
  return String(lightTheme[name as keyof Theme] ?? token);
};

const Ramp: Preview = ({ text }) => {
  const styles = useStyles();
  return (
    <div className={styles.ramp}>
      {ramp.map((name) => {
        const { fontSize, lineHeight, fontWeight, fontFamily } = typographyStyles[name];
        return (
          <div key={name} className={styles.row}>
            <span
              className={styles.sample}
              style={{
                fontSize: String(fontSize),
                lineHeight: String(lineHeight),
                fontWeight: String(fontWeight),
                fontFamily: String(fontFamily),
              }}
            >
              {text('typography.ramp.sample')}
            </span>
            <Text size={200} className={styles.quiet}>
              {text('typography.ramp.figures', {
                size: inTheme(fontSize),
                line: inTheme(lineHeight),
                weight: inTheme(fontWeight),
              })}
            </Text>
            <TokenName name={name} />
          </div>
        );
      })}
    </div>
  );
};

const weights = ['regular', 'medium', 'semibold', 'bold'] as const satisfies readonly TextProps['weight'][];
const amounts = ['1,111.10', '28,740.00', '904.55'];

export const examples: Examples = {
  ramp: { layout: 'block', code: 'const useStyles = makeStyles({ title: typographyStyles.title3 });', Preview: Ramp },
  weights: {
    code: '<Text size={400} weight="semibold">Race day</Text>',
    Preview: ({ text }) => (
      <StateGrid
        minWidth={220}
        states={statesOf(
          weights,
          (weight) => weight,
          (weight) => (
            <Text size={400} weight={weight}>
              {text(`typography.weights.${weight}`)}
            </Text>
          ),
        )}
      />
    ),
  },
  figures: {
    code: "amount: { fontVariantNumeric: 'tabular-nums', textAlign: 'end' }",
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <div className={styles.figures}>
          {[false, true].map((tabular) => (
            <div key={String(tabular)} className={tabular ? styles.tabular : ''}>
              <Text block size={200} className={styles.quiet}>
                {text(tabular ? 'typography.figures.tabular' : 'typography.figures.plain')}
              </Text>
              {amounts.map((amount) => (
                <div key={amount} className={styles.end}>
                  {amount}
                </div>
              ))}
            </div>
          ))}
        </div>
      );
    },
  },
  overflow: {
    layout: 'column',
    code: '<Text truncate wrap={false} block>{name}</Text>',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <>
          <Text className={styles.narrow} truncate wrap={false} block dir="auto">
            {text('typography.overflow.sample')}
          </Text>
          <Text className={styles.narrow} block>
            {text('typography.overflow.sample')}
          </Text>
        </>
      );
    },
  },
};
