/** The states of a control beside each other, each with its name. */
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

export interface ControlState {
  readonly name: string;
  readonly shown: ReactNode;
}

interface StateGridProps {
  readonly states: readonly ControlState[];
  /** The least room of each, in pixels. */
  readonly least?: number;
  /** Each takes the room it has, as fields do. */
  readonly stretched?: boolean;
}

export const StateGrid = ({ states, least = 150, stretched = false }: StateGridProps): ReactNode => {
  const styles = useStyles();
  return (
    <div
      className={styles.grid}
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}px, 100%), 1fr))` }}
    >
      {states.map(({ name, shown }) => (
        <div key={name} className={mergeClasses(styles.state, stretched && styles.wide)}>
          <Caption1 className={styles.name}>{name}</Caption1>
          {shown}
        </div>
      ))}
    </div>
  );
};
