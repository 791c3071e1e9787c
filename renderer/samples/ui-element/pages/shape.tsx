/** `/ui-element/shape`: round corners and the thickness of lines. */
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { ShowcasePage } from '../../../kit/showcase/showcase-page';
import { TokenName } from '../../../kit/showcase/token-name';
import { theme as lightTheme } from '../../../kit/skins/light';
import { family } from '../family';

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
    boxShadow: `inset 0 0 0 1px ${tokens.colorBrandStroke2}`,
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

const Radii = (): ReactNode => {
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
};

const Widths = (): ReactNode => {
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
};

export const Screen = (): ReactNode => (
  <ShowcasePage
    family={family}
    page="shape"
    examples={[
      { name: 'radii', Stage: Radii, layout: 'block', code: 'card: { borderRadius: tokens.borderRadiusLarge }' },
      {
        name: 'widths',
        Stage: Widths,
        layout: 'block',
        code: 'rule: { borderBlockStartWidth: tokens.strokeWidthThin, borderBlockStartColor: tokens.colorNeutralStroke2 }',
      },
    ]}
  />
);
