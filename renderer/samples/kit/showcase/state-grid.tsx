/** The states of a control next to each other, with their names. */
import { Caption1, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL}`,
    inlineSize: '100%',
    alignItems: 'start',
  },
  state: { display: 'grid', rowGap: tokens.spacingVerticalXS, justifyItems: 'start', minInlineSize: 0 },
  wide: { justifyItems: 'stretch' },
  name: { color: tokens.colorNeutralForeground3 },
});

/** The states that differ in one value. */
export const statesOf = <T,>(
  values: readonly T[],
  nameOf: (value: T) => string,
  render: (value: T, index: number) => ReactNode,
): Readonly<Record<string, ReactNode>> =>
  Object.fromEntries(values.map((value, index) => [nameOf(value), render(value, index)]));

interface StateGridProps {
  /** By name. */
  readonly states: Readonly<Record<string, ReactNode>>;
  /** In pixels, of each. */
  readonly minWidth?: number;
  /** Each fills its column, as fields do. */
  readonly stretched?: boolean;
}

export const StateGrid = ({ states, minWidth = 150, stretched = false }: StateGridProps): ReactNode => {
  const styles = useStyles();
  return (
    <div
      className={styles.grid}
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(${minWidth}px, 100%), 1fr))` }}
    >
      {Object.entries(states).map(([name, control]) => (
        <div key={name} className={mergeClasses(styles.state, stretched && styles.wide)}>
          <Caption1 className={styles.name}>{name}</Caption1>
          {control}
        </div>
      ))}
    </div>
  );
};
