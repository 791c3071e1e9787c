/** Says that the server ignored the event, and which rows don't name theirs. Renders nothing if all rows are the event's. */
import type { ReactNode } from 'react';
import { NoticeBar } from '../kit/feedback/notice-bar';
import { formatNumber } from '../kit/format/number';
import { useText } from '../kit/format/text';
import { type RowCounts, unnamedNotes } from './event-rows';

interface Props {
  readonly lists: readonly (RowCounts | undefined)[];
  readonly className?: string;
}

export const EventRowsNotice = ({ lists, ...props }: Props): ReactNode => {
  const text = useText('inspections');
  const kit = useText('kit');
  const others = lists.reduce((sum, list) => sum + (list?.others ?? 0), 0);
  const notes = [
    ...(others > 0 ? [kit('list.narrowing.here', { count: others, rows: formatNumber(others) })] : []),
    ...unnamedNotes(text, lists),
  ];
  if (notes.length === 0) return undefined;
  return (
    <NoticeBar intent={notes.length > Number(others > 0) ? 'warning' : 'info'} layout="multiline" {...props}>
      {notes.join(' ')}
    </NoticeBar>
  );
};
