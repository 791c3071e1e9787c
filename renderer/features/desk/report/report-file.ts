/** Figures of events on paper and as a file: one figure a row, with its source, its age and how sure it is. */
import type { ExportRequest } from '@contract/bridge';
import { rowsRequest } from '../../../kit/export/export-request';
import { fileFormat } from '../../../kit/export/file-format';
import { failureLine } from '../../../kit/feedback/failure-text';
import { toPlainText } from '../../../kit/format/plain-text';
import { stripBidiIsolates, type Text } from '../../../kit/format/text';
import type { Paper, PaperEvent, PaperGroup } from '../../../kit/print/papers/paper';
import { cellText, cellValues, type Report, type ReportSection } from './report';

/** As many columns as a section may have. */
const columns = ['name', 'a', 'b', 'c', 'd', 'e'] as const;
const nameWidth = 2;

/** What is said in place of the rows of a section; empty if there are rows. */
export const insteadOfRows = ({ rows, failure, isPending, empty }: ReportSection, text: Text): string => {
  if (failure) return failureLine(failure);
  if (isPending) return text('report.pending');
  return rows.length === 0 ? empty : '';
};

const toCells = (cells: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(columns.flatMap((key, index) => (cells[index] === undefined ? [] : [[key, cells[index]]])));

const toGroup = (section: ReportSection, text: Text): PaperGroup => {
  const instead = insteadOfRows(section, text);
  const plain = (cells: readonly string[]) => toCells(cells.map(stripBidiIsolates));
  return {
    heading: section.title,
    notes: [section.source, ...section.notes, instead].filter((note) => note !== '').map(stripBidiIsolates),
    ...(instead === '' ? { labels: plain(section.columns) } : {}),
    rows: instead === '' ? section.rows.map(({ cells }) => plain(cells.map((cell) => cellText(cell, text)))) : [],
  };
};

/** What is printed and exported: the report of an event, or its comparison with another. */
export interface Figures extends Pick<Report, 'sections' | 'notes' | 'isPending' | 'asOf' | 'copy'> {
  readonly title: string;
  readonly event: PaperEvent;
}

export const figuresPaper = ({ title, event, sections, notes, asOf, copy }: Figures, text: Text): Paper => ({
  ...{ title: stripBidiIsolates(title), event, asOf, copy },
  ...(notes.length > 0 ? { note: stripBidiIsolates(notes.join(' ')) } : {}),
  columns: columns
    .slice(0, Math.max(...sections.map((section) => section.columns.length)))
    .map((key) => ({ key, label: '', ...(key === 'name' ? { width: nameWidth } : {}) })),
  groups: sections.map((section) => toGroup(section, text)),
  ...{ isLarge: false, blankLines: 0 },
});

const fileColumns = ['section', 'row', 'figure', 'value', 'currency', 'certainty', 'source', 'notes'] as const;

export const figuresRequest = ({ title, event, sections, notes }: Figures, text: Text): ExportRequest => {
  const rows = sections.flatMap((section) => {
    const instead = insteadOfRows(section, text);
    const allNotes = [...notes, ...section.notes, instead].filter((note) => note !== '').join(' ');
    const about = { section: section.title, source: section.source, notes: allNotes };
    if (instead !== '') return [about];
    return section.rows.flatMap(({ cells: [name = '', ...cells] }) =>
      cells.flatMap((cell, index) => {
        const { value, currency, certainty } = cellValues(cell);
        if (value === '' && certainty === 'exact') return [];
        const figure = section.columns[index + 1];
        return [
          {
            ...about,
            row: cellText(name, text),
            figure,
            value,
            currency,
            certainty: text(`report.certainty.${certainty}`),
          },
        ];
      }),
    );
  });
  return rowsRequest(
    {
      ...{ title, words: [title, toPlainText(event.name)].filter((word) => word !== '') },
      choice: { scope: 'all', ...fileFormat(true) },
      picks: fileColumns.map((key) => ({
        key,
        label: stripBidiIsolates(text(`report.file.${key}`)),
        kind: key === 'value' ? ('number' as const) : ('text' as const),
      })),
    },
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [key, typeof value === 'string' ? stripBidiIsolates(value) : value]),
      ),
    ),
  );
};
