/** Says that the server ignored the event, and which rows don't name theirs. Renders nothing if all rows are the event's. */
import { type ReactNode, useCallback } from 'react';
import { NoticeBar } from '../kit/feedback/notice-bar';
import { formatNumber } from '../kit/format/number';
import { useText } from '../kit/format/text';
import { type RowCounts, unnamedNotes } from './event-rows';

/** What a reader must know of rows that the server sent of other events, or that don't name theirs. */
export const useRowNotes = (): ((lists: readonly (RowCounts | undefined)[]) => readonly string[]) => {
  const text = useText('inspections');
  const kit = useText('kit');
  return useCallback(
    (lists) => {
      const others = countOthers(lists);
      return [
        ...(others > 0 ? [kit('list.narrowing.here', { count: others, rows: formatNumber(others) })] : []),
        ...unnamedNotes(text, lists),
      ];
    },
    [text, kit],
  );
};

const countOthers = (lists: readonly (RowCounts | undefined)[]): number =>
  lists.reduce((sum, list) => sum + (list?.others ?? 0), 0);

interface Props {
  readonly lists: readonly (RowCounts | undefined)[];
  readonly className?: string;
}

export const EventRowsNotice = ({ lists, ...props }: Props): ReactNode => {
  const notes = useRowNotes()(lists);
  if (notes.length === 0) return undefined;
  return (
    <NoticeBar
      intent={notes.length > Number(countOthers(lists) > 0) ? 'warning' : 'info'}
      layout="multiline"
      {...props}
    >
      {notes.join(' ')}
    </NoticeBar>
  );
};
