import { makeStyles, tokens } from '@fluentui/react-components';
import { SecondaryText } from '../../kit/layout';
import type { Examples } from '../../kit/showcase/example';
import { TokenName } from '../../kit/showcase/token-name';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    gap: tokens.spacingHorizontalXXXL,
    padding: tokens.spacingHorizontalXL,
    // The deepest shadow would reach the content below.
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  surface: {
    boxSizing: 'border-box',
    display: 'grid',
    alignContent: 'space-between',
    justifyItems: 'start',
    blockSize: '104px',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorTransparentStroke}`,
  },
});

const shadows = ['shadow2', 'shadow4', 'shadow8', 'shadow16', 'shadow28', 'shadow64'] as const;
const grounds = [
  'colorNeutralBackground1',
  'colorNeutralBackground2',
  'colorNeutralBackground3',
  'colorNeutralBackground4',
] as const;

export const examples: Examples = {
  shadows: {
    layout: 'block',
    code: 'panel: { boxShadow: tokens.shadow16 }',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <div className={styles.grid}>
          {shadows.map((name) => (
            <div key={name} className={styles.surface} style={{ boxShadow: tokens[name] }}>
              <TokenName name={name} />
              <SecondaryText>{text(`elevation.shadows.${name}`)}</SecondaryText>
            </div>
          ))}
        </div>
      );
    },
  },
  grounds: {
    layout: 'block',
    code: 'canvas: { backgroundColor: tokens.colorNeutralBackground3 }',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <div className={styles.grid}>
          {grounds.map((name) => (
            <div
              key={name}
              className={styles.surface}
              style={{ backgroundColor: tokens[name], borderColor: tokens.colorNeutralStroke2 }}
            >
              <TokenName name={name} />
              <SecondaryText>{text(`elevation.grounds.${name}`)}</SecondaryText>
            </div>
          ))}
        </div>
      );
    },
  },
};
