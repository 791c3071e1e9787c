/** Says on a record's page that changes of it wait in the outbox, because the page shows what the server has. */
import { lazy, type ReactNode, Suspense } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { NoticeBar } from '../feedback/notice-bar';
import { pendingPlaceholder } from '../feedback/pending-placeholder';
import { useText } from '../format/text';
import { useOutbox } from '../stores/outbox';
import { affectsRecord } from './affects-record';
import { OutboxTextLink } from './outbox-text-link';

const ChangeList = lazy(async () => ({ default: (await import('./change-list')).ChangeList }));

/** The last changes of a record that are shown with their values. */
const maxLists = 3;
const maxFields = 3;

interface WaitingBarProps {
  /** The contract's area of the record's calls: `track`. */
  readonly area: string;
  readonly id: string;
}

export const WaitingBar = ({ area, id }: WaitingBarProps): ReactNode => {
  const text = useText('app');
  const entries = useOutbox(useShallow((state) => state.entries.filter((entry) => affectsRecord(entry, area, id))));
  if (entries.length === 0) return null;
  const needing = entries.filter(({ needsDecision, state }) => needsDecision || state === 'refused').length;
  const message =
    needing > 0
      ? text('outbox:recordNeedsYou', { count: needing })
      : text('outbox:recordWaits', { count: entries.length });
  return (
    <NoticeBar intent={needing > 0 ? 'warning' : 'info'} layout="multiline">
      {message} <OutboxTextLink inline>{text('outbox:open')}</OutboxTextLink>
      <Suspense fallback={pendingPlaceholder}>
        {entries
          .filter(({ kind }) => kind === 'change')
          .slice(-maxLists)
          .map((entry) => (
            <ChangeList key={entry.id} entry={entry} maxFields={maxFields} />
          ))}
      </Suspense>
    </NoticeBar>
  );
};
