/** What narrows a list to an event or a track: "This event", on and off by one click, and other records. */
import type { NarrowingParam } from '@contract/list/narrowing';
import { Button, Caption1, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FlagFilled, FlagRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense } from 'react';
import { pendingPlaceholder } from '../../feedback/pending-placeholder';
import { eventLabel } from '../../format/event-label';
import { useText } from '../../format/text';
import { useCurrentEvent } from '../../stores/current-event';
import { withNarrowing } from '../data/list-state';
import type { List } from '../data/use-list';
import { useChipStyles } from './chip.styles';

const RecordChip = lazy(async () => ({ default: (await import('./record-chip')).RecordChip }));

const useStyles = makeStyles({ note: { alignSelf: 'center', color: tokens.colorNeutralForeground3 } });

interface ChipsProps {
  readonly list: List;
  /** Whether the list offers the current event; lists inside of a record do not. */
  readonly offersEvent: boolean;
}

/** Whether the rows do not show that the server narrowed the list. */
const isUnchecked = ({ state, source, rows: { sample } }: List): boolean =>
  sample.length > 0 &&
  (source.capabilities.narrowsTo ?? []).some(
    (param) => state.narrowing[param] !== undefined && !sample.some((row) => Object.hasOwn(row, param)),
  );

export const NarrowingChips = ({ list, offersEvent }: ChipsProps): ReactNode => {
  const styles = useStyles();
  const chip = useChipStyles();
  const text = useText('kit');
  const event = useCurrentEvent();
  const { narrowing } = list.state;
  const { narrowsTo = [] } = list.source.capabilities;
  const narrow = (param: NarrowingParam, id?: string) =>
    list.change({ narrowing: withNarrowing(narrowing, param, id) });
  const currentId = offersEvent && event && narrowsTo.includes('eventId') ? String(event.id) : undefined;
  const isCurrent = currentId !== undefined && narrowing.eventId === currentId;
  return (
    <>
      {currentId !== undefined && event ? (
        <Button
          className={mergeClasses(chip.chip, isCurrent && chip.on)}
          size="small"
          icon={isCurrent ? <FlagFilled /> : <FlagRegular />}
          aria-pressed={isCurrent}
          title={eventLabel(event)}
          onClick={() => narrow('eventId', isCurrent ? undefined : currentId)}
        >
          {text('list.narrowing.current')}
        </Button>
      ) : undefined}
      {narrowsTo.map((param) => {
        const id = narrowing[param];
        return id === undefined || (param === 'eventId' && isCurrent) ? undefined : (
          <Suspense key={param} fallback={pendingPlaceholder}>
            <RecordChip param={param} id={id} onRemove={() => narrow(param)} />
          </Suspense>
        );
      })}
      {isUnchecked(list) ? <Caption1 className={styles.note}>{text('list.narrowing.unchecked')}</Caption1> : undefined}
    </>
  );
};
