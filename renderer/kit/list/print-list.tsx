/** Prints a list as it is shown: its columns, filters and order; the selected rows if there are any. */

import { type ReactNode, useEffect, useState } from 'react';
import { type Dated, timeReadWith } from '../bridge/copies';
import { describeFilters } from '../export/describe-filters';
import { notifyFailure } from '../feedback/notify-failure';
import { fieldText } from '../format/field';
import { joinFacts } from '../format/join';
import { formatNumber } from '../format/number';
import { shorten } from '../format/shorten';
import { kitText, type Text, useText } from '../format/text';
import type { Paper } from '../print/papers/paper';
import { PrintDialog } from '../print/papers/print-dialog';
import { type Column, isAtEnd } from './data/columns';
import { gapText } from './data/gap-text';
import { loadFirstRows, type MatchingRows } from './data/load-rows';
import { type List, selectionTime } from './data/use-list';

/** More are a file to export, not a list to carry. */
const maxRows = 2_000;
/** A row must fit on a page. */
const maxLength = 300;
const maxLargeColumns = 6;

const isPrintable = ({ field }: Column): boolean => field.kind !== 'image';

interface PrintedRows extends Dated, MatchingRows {
  readonly isComplete: boolean;
}

const toPaper = (text: Text, list: List, title: string, { rows, gap, isComplete, asOf, copy }: PrintedRows): Paper => {
  const columns = list.columns.shown.filter(isPrintable);
  const selected = list.selection.rows.size;
  return {
    title,
    // Selected rows may be of another search, or of another event.
    filter:
      selected > 0
        ? kitText('list.selected', { count: selected, rows: formatNumber(selected) })
        : joinFacts(...describeFilters(list)),
    note: [isComplete ? '' : text('sheet.limit', { rows: formatNumber(rows.length) }), gap ? gapText(gap) : '']
      .join(' ')
      .trim(),
    // Rows that only this computer has are as they are now.
    asOf: asOf ?? (list.source.call ? undefined : Date.now()),
    copy,
    columns: columns.map(({ key, label, width, field }) => ({
      key,
      label,
      width,
      ...(isAtEnd(field.kind) ? { align: 'end' as const } : {}),
    })),
    groups: [
      {
        rows: rows.map((row) =>
          Object.fromEntries(columns.map(({ key, field }) => [key, shorten(fieldText(field, row), maxLength)])),
        ),
      },
    ],
    isLarge: columns.length <= maxLargeColumns,
    blankLines: 0,
  };
};

interface PrintListProps {
  readonly list: List;
  readonly title: string;
  readonly onClose: () => void;
}

export const PrintList = ({ list, title, onClose }: PrintListProps): ReactNode => {
  const text = useText('papers');
  const [papers, setPapers] = useState<readonly Paper[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list as it was when the dialog was opened
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const { call, inMemory } = list.rows;
      const chosen = [...list.selection.rows.values()];
      if (chosen.length > 0) {
        const { asOf, copy } = selectionTime(list);
        const isComplete = chosen.length <= maxRows;
        return setPapers([toPaper(text, list, title, { rows: chosen.slice(0, maxRows), isComplete, asOf, copy })]);
      }
      const loaded = await loadFirstRows(list, maxRows, controller.signal);
      if (controller.signal.aborted) return;
      const read = inMemory ? { asOf: call.asOf, copy: call.copy } : timeReadWith(controller.signal);
      if (loaded.ok) return setPapers([toPaper(text, list, title, { ...loaded.value, ...read })]);
      notifyFailure(loaded);
      onClose();
    };
    void load();
    return () => controller.abort();
  }, []);
  return <PrintDialog title={title} papers={papers} onClose={onClose} />;
};
