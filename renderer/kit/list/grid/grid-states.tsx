/** The states shown in place of the grid if there are no rows: pending, failed, empty, no match. */
import type { Failure } from '@contract/failure';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { BoxRegular, SearchRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { Message } from '../../feedback/message';
import { Failed } from '../../feedback/states';
import { copyClock } from '../../format/copy-text';
import { inSentence } from '../../format/sentence';
import { useText } from '../../format/text';
import { isNotAvailable, useEventCopy } from '../../stores/packs';
import { isNarrowed, withNarrowing } from '../data/list-state';
import type { List } from '../data/use-list';

const useStyles = makeStyles({
  skeleton: { display: 'flex', flexDirection: 'column', gap: '16px', padding: '16px', flexGrow: 1, overflow: 'hidden' },
  row: { display: 'grid', gridTemplateColumns: '1fr 2fr 1fr 2fr 1fr', gap: '24px' },
  cell: {
    blockSize: '16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground5,
    '@media (prefers-reduced-motion: no-preference)': {
      animationName: { '50%': { opacity: 0.4 } },
      animationDuration: '1.6s',
      animationIterationCount: 'infinite',
    },
    '@media (forced-colors: active)': { backgroundColor: 'GrayText' },
  },
});

const GridSkeleton = (): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  return (
    <div className={styles.skeleton} role="progressbar" aria-label={text('states.pending')}>
      {Array.from({ length: 10 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <div key={row} className={styles.row}>
          {Array.from({ length: 5 }, (_, cell) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all alike
            <div key={cell} className={styles.cell} />
          ))}
        </div>
      ))}
    </div>
  );
};

/** Undefined if there are rows. */
export const gridState = (list: List, title: string): ReactNode => {
  const { rows, state } = list;
  if (rows.count > 0) return undefined;
  if (rows.call.failure && rows.call.asOf === undefined)
    return <FailedList list={list} failure={rows.call.failure} title={title} />;
  if (rows.call.state === 'pending') return <GridSkeleton />;
  const isPart = isNarrowed(state) || Object.keys(state.narrowing).length > 0;
  return isPart ? (
    <NoMatch list={list} title={title} />
  ) : (
    <EmptyList title={title} isCopy={rows.call.copy !== undefined} />
  );
};

interface FailedListProps {
  readonly list: List;
  readonly failure: Failure;
  readonly title: string;
}

/** Offers the event that is prepared on this computer, if the list asked for more. */
const FailedList = ({ list, failure, title }: FailedListProps): ReactNode => {
  const { rows, state, source } = list;
  const text = useText('kit');
  const eventId = state.narrowing.eventId;
  const copy = useEventCopy();
  const isNarrowable = source.capabilities.narrowsTo?.includes('eventId') === true;
  const offered = copy && isNarrowable && isNotAvailable(failure) && copy.event.id !== eventId ? copy.event : undefined;
  return (
    <Failed
      failure={failure}
      onRetry={rows.call.refresh}
      busy={rows.call.busy}
      missing={text('copied.missingRows', { area: inSentence(title) })}
    >
      {offered ? (
        <Button
          appearance="primary"
          onClick={() => list.change({ narrowing: withNarrowing(state.narrowing, 'eventId', offered.id) })}
        >
          {text('copied.show', { event: offered.name })}
        </Button>
      ) : undefined}
    </Failed>
  );
};

const NoMatch = ({ list, title }: { readonly list: List; readonly title: string }): ReactNode => {
  const text = useText('kit');
  const area = inSentence(title);
  const { copy } = list.rows.call;
  const time = copy && copyClock(copy);
  return (
    <Message
      icon={SearchRegular}
      title={time === undefined ? text('list.noMatchTitle') : text('copied.notIn', { time })}
      body={text(copy ? 'copied.noMatch' : 'list.noMatchBody', { area })}
    >
      <Button onClick={() => list.change({ q: '', filters: {}, narrowing: {} })}>{text('list.clearFilters')}</Button>
    </Message>
  );
};

const EmptyList = ({ title, isCopy }: { readonly title: string; readonly isCopy: boolean }): ReactNode => {
  const text = useText('kit');
  const area = inSentence(title);
  const body = text(isCopy ? 'copied.noRows' : 'list.noneBody', { area });
  return <Message icon={BoxRegular} title={text('list.noneTitle', { area })} body={body} />;
};
