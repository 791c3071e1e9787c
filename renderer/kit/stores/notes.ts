/** Notes, stars and colors on records, mirrored from main. They are only on this computer. */
import type { LocalNote } from '@contract/bridge';
import { useMemo } from 'react';
import { create } from 'zustand';
import { bridge } from '../bridge/bridge';
import { notifyFailure } from '../feedback/notify-failure';
import type { NotedRecord } from './note-area';

/** By the address of the record: `/bookings/50001`. */
export type NoteMap = ReadonlyMap<string, LocalNote>;

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

/** Loads the notes of the signed-in person, none if nobody is signed in, and shows it if they can't be read. */
export const readNotes = async (): Promise<void> => {
  const listed = await bridge().notes.list();
  if (notifyFailure(listed) && listed.ok)
    useNotes.setState({ notes: new Map(listed.value.map((note) => [noteAddress(note), note])) });
};

/** For another person, until theirs are loaded. */
export const clearNotes = (): void => useNotes.setState({ notes: none });
