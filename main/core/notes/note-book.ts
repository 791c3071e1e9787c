/** Local notes in memory and in the store: the newest of each record, limited in number and size. */
import { isEmptyNote, type LocalNote, Note } from '@contract/bridge/notes';
import { fail, ok, type Result } from '@contract/failure';
import { z } from 'zod';
import { decodeJson, encodeJson, type Store } from '../store/store';

/** Removed notes included, until the limit is reached: a note from another laptop must not bring them back. */
export const maxNotes = 10_000;
/** Characters of all notes together. */
export const maxCharacters = 4_000_000;

/** A note as stored and as handed over. An empty one says that the record's note was removed. */
export const StoredNote = Note.extend({ at: z.iso.datetime() });

export const recordKey = ({ area, id }: Pick<LocalNote, 'area' | 'id'>): string => `${area}/${id}`;

export interface Merge {
  readonly taken: number;
  /** Left out, because the note here is as new or newer. */
  readonly older: number;
}

export interface NoteBook {
  readonly notes: ReadonlyMap<string, LocalNote>;
  /** Keeps the newest note of each record. Writes all of them or, if they don't fit, none (`notes-full`). */
  merge(notes: readonly LocalNote[]): Promise<Result<Merge>>;
}

/** The oldest removals that have to go so that all notes fit; undefined if they don't fit even so. */
const surplusOf = (notes: ReadonlyMap<string, LocalNote>): readonly LocalNote[] | undefined => {
  let characters = 0;
  for (const { text } of notes.values()) characters += text.length;
  if (characters > maxCharacters) return undefined;
  if (notes.size <= maxNotes) return [];
  const removals = [...notes.values()].filter(isEmptyNote).sort((one, other) => (one.at < other.at ? -1 : 1));
  const surplus = removals.slice(0, notes.size - maxNotes);
  return notes.size - surplus.length > maxNotes ? undefined : surplus;
};

/** Reads the notes of a store; damaged ones are left out. */
export const openNoteBook = async (store: Store): Promise<NoteBook> => {
  let notes = new Map<string, LocalNote>();
  for await (const { value } of store.list('note')) {
    const note = StoredNote.safeParse(decodeJson(value));
    if (note.success) notes.set(recordKey(note.data), note.data);
  }
  let last: Promise<unknown> = Promise.resolve();

  const write = async (received: readonly LocalNote[]): Promise<Result<Merge>> => {
    const next = new Map(notes);
    const taken = new Map<string, LocalNote>();
    for (const note of received) {
      const key = recordKey(note);
      const known = next.get(key);
      if (known && known.at >= note.at) continue;
      next.set(key, note);
      taken.set(key, note);
    }
    const surplus = surplusOf(next);
    if (!surplus) return fail('invalid', 'notes-full', { about: { limit: maxNotes } });
    for (const note of surplus) {
      next.delete(recordKey(note));
      taken.delete(recordKey(note));
    }
    const changes = [
      ...[...taken].map(([id, note]) => ({ kind: 'note' as const, id, value: encodeJson(note) })),
      ...surplus.map((note) => ({ kind: 'note' as const, id: recordKey(note), value: undefined })),
    ];
    const written = await store.write(changes, { flush: true });
    if (!written.ok) return written;
    notes = next;
    return ok({ taken: taken.size, older: received.length - taken.size });
  };
  return {
    get notes() {
      return notes;
    },
    merge: (received) => {
      // One after the other, because each write starts from the notes before it.
      const written = last.then(() => write(received));
      last = written;
      return written;
    },
  };
};
