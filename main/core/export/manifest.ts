/** `manifest.json` of a day's folder: what each file has, how it was narrowed, and which files are missing. */
import type { DayFile, DayFolderRequest, Job } from '@contract/bridge';
import { hasDecimalComma } from '@contract/csv/csv-format';
import { endingOf } from './file-name';

export const manifestName = 'manifest.json';

/** One file of the day, after its last attempt; without `result` while it is being saved. */
export interface ManifestEntry {
  readonly file: DayFile;
  /** When the rows were read. */
  readonly asOf?: string;
  readonly result?: Partial<Job>;
}

const filterOf = ({ request }: DayFile, eventId: string | number): unknown =>
  'input' in request.source ? request.source.input : { eventId };

/** The call that the rows came from; "pitwall" for rows that the app computed. */
const sourceOf = ({ request: { source } }: DayFile, note: Job['note']): string => {
  if ('rows' in source) return 'pitwall';
  if ('children' in source) return source.children;
  // The server's own file is never in the copy, only the list.
  const isOfList = note?.kind === 'own-rows' || note?.kind === 'copy';
  return isOfList && source.instead ? source.instead.call : source.call;
};

/** Which kind of program the file is for, and how to read it. */
const formatOf = ({ request: { excel, forSpreadsheet, separator } }: DayFile) =>
  excel
    ? { for: 'excel' }
    : {
        for: forSpreadsheet ? 'spreadsheet' : 'program',
        separator,
        decimal: hasDecimalComma({ forSpreadsheet, separator }) ? ',' : '.',
      };

const entryOf = ({ file, asOf, result }: ManifestEntry, eventId: string | number) => {
  const { state = 'waiting', file: saved, done, note, failure } = result ?? {};
  return {
    file: file.name + endingOf(file.request),
    title: file.request.title,
    state: state === 'done' ? 'saved' : state,
    format: formatOf(file),
    ...(saved ? { rows: done, bytes: saved.bytes, sha256: saved.sha256 } : {}),
    filter: filterOf(file, eventId),
    source: sourceOf(file, note),
    ...(asOf === undefined ? {} : { asOf }),
    ...(note ? { note: note.kind } : {}),
    ...(file.remarks ? { remarks: file.remarks } : {}),
    ...(failure ? { failure: failure.code } : {}),
  };
};

export const manifestText = (
  { event, day, timezone }: DayFolderRequest,
  /** `planned` files; those that are not among the entries were never begun. */
  state: { readonly planned: number; readonly writtenAt: string },
  entries: Iterable<ManifestEntry>,
): string =>
  `${JSON.stringify(
    {
      version: 1,
      event,
      day,
      ...(timezone === undefined ? {} : { timezone }),
      ...state,
      files: [...entries].map((entry) => entryOf(entry, event.id)),
    },
    undefined,
    2,
  )}\n`;
