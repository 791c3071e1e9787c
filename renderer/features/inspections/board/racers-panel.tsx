/** The tab "Racers" of the event desk: the board of the desk's event. */
import type { Event } from '@contract/entities/event';
import { makeStyles } from '@fluentui/react-components';
import type { Values } from '../../../kit/area/field';
import { useBoardState } from './board-state';
import { EventBoard } from './event-board';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    // The table scrolls below the desk's header, and on a low window the page does.
    flexGrow: 1,
    marginInline: '-16px',
  },
});

export const Panel = ({ values }: { readonly values: Values }) => {
  const styles = useStyles();
  const [state, changeState] = useBoardState();
  const event = values as Event;
  return (
    <div className={styles.root}>
      <EventBoard key={String(event.id)} event={event} state={state} onChange={changeState} />
    </div>
  );
};
