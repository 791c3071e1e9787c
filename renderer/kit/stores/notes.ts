/** Notes, stars and colors on records, mirrored from main. They are only on this computer. */
import type { LocalNote, NoteInput } from '@contract/bridge';
import { useMemo } from 'react';
import { create } from 'zustand';
import { bridge } from '../bridge/bridge';
import { notifyFailure } from '../feedback/notify-failure';
import type { NotedRecord } from '../notes/note-area';

/** By the address of the record: `/bookings/50001`. */
export type NoteMap = ReadonlyMap<string, LocalNote>;
export type NoteParts = Partial<Pick<NoteInput, 'text' | 'star'>> & { readonly color?: NoteInput['color'] | undefined };

const none: NoteMap = new Map();

export const useNotes = create<{ readonly notes: NoteMap }>(() => ({ notes: none }));

export const noteAddress = ({ area, id }: NotedRecord): string => `/${area}/${id}`;

/** The notes of one area's records. */
export const useNotesOf = (path: string | undefined): NoteMap => {
  const notes = useNotes((store) => store.notes);
  return useMemo(
    () => (path === undefined ? none : new Map([...notes].filter(([address]) => address.startsWith(`${path}/`)))),
    [notes, path],
  );
};

/** Loads the notes of the signed-in person; none if nobody is signed in. */
export const readNotes = async (): Promise<void> => {
  const listed = await bridge().notes.list();
  useNotes.setState({ notes: listed.ok ? new Map(listed.value.map((note) => [noteAddress(note), note])) : none });
};

/** For another person, until theirs are loaded. */
export const clearNotes = (): void => useNotes.setState({ notes: none });

const save = async (record: NotedRecord, parts: NoteParts): Promise<boolean> => {
  const address = noteAddress(record);
  const { text = '', star = false, color } = { ...useNotes.getState().notes.get(address), ...parts };
  const saved = await bridge().notes.save({ ...record, text, star, ...(color === undefined ? {} : { color }) });
  if (!notifyFailure(saved) || !saved.ok) return false;
  const notes = new Map(useNotes.getState().notes);
  if (saved.value) notes.set(address, saved.value);
  else notes.delete(address);
  useNotes.setState({ notes });
  return true;
};

let last: Promise<unknown> = Promise.resolve();

/**
 * Changes parts of a record's note, and shows them once they are stored. Reports a failure, and returns whether they
 * were stored. One after the other, so that a star does not undo the text that is being saved.
 */
export const changeNote = (record: NotedRecord, parts: NoteParts): Promise<boolean> => {
  const saved = last.then(() => save(record, parts));
  last = saved.catch(() => undefined);
  return saved;
};
