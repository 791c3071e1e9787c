/** Labeled figures below a chart; those with a share have a bar. */
import { makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { lineAbove } from '../styles';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(64px, 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    marginBlockStart: 'auto',
    paddingBlockStart: tokens.spacingVerticalM,
    ...lineAbove,
  },
  one: { display: 'grid', rowGap: '2px', alignContent: 'start', minInlineSize: 0 },
  label: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  bar: { marginBlockStart: '6px' },
  value: { margin: 0, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
});

export interface FootFigure {
  readonly label: string;
  readonly value: string;
  /** Between 0 and 1. */
  readonly part?: number;
}

export const FootFigures = ({ figures }: { readonly figures: readonly FootFigure[] }): ReactNode => {
  const styles = useStyles();
  return (
    <dl className={styles.list}>
      {figures.map(({ label, value, part }) => (
        <div key={label} className={styles.one}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <bdi>{value}</bdi>
            {part !== undefined && (
              <ProgressBar className={styles.bar} value={Math.min(1, part)} thickness="large" aria-label={label} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
};
