/**
 * The filter by notes. The server does not know it, so it works on the rows in memory, for which the list loads all of
 * them.
 */
import type { LocalNote } from '@contract/bridge';
import { noteColors } from '@contract/text/note-words';
import type { Field, Values } from '../../area/field';
import { recordAddress } from '../../area/record-address';
import type { NoteMap } from '../../stores/notes';

/** Where the records of rows are: the path of their area, and the field with their id. */
interface NotedRows {
  readonly records?: { readonly path: string; readonly id: string } | undefined;
}

/** Its key among the filters of a list's state. No field of a server has it. */
export const noteFilterKey = 'local.notes';

export const noteFilterField: Field = {
  key: noteFilterKey,
  label: 'kit:notes.title',
  filter: ['star', 'text', ...noteColors],
  valueTexts: 'kit:notes.values',
};

/** The filters that are sent to the server. */
export const withoutNoteFilter = ({
  [noteFilterKey]: _,
  ...rest
}: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, readonly string[]>> => rest;

/** The note of a row's record. */
export const noteOfRow = ({ records }: NotedRows, notes: NoteMap, row: Values): LocalNote | undefined =>
  records && notes.get(recordAddress(records.path, row[records.id]) ?? '');

/** Whether a row has a note that the filter accepts. */
export const matchesNotes =
  (accepted: readonly string[], source: NotedRows, notes: NoteMap) =>
  (row: Values): boolean => {
    const note = noteOfRow(source, notes, row);
    if (!note) return false;
    return accepted.some((one) =>
      one === 'star' ? note.star : one === 'text' ? note.text !== '' : note.color === one,
    );
  };
