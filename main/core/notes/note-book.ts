/** Local notes in memory and in the store: the newest of each record, limited in number and size. */
import { isEmptyNote, type LocalNote, Note, type NoteInput } from '@contract/bridge/notes';
import { fail, ok, type Result } from '@contract/failure';
import { z } from 'zod';
import type { Clock } from '../async/ports';
import { decodeJson, encodeJson, type Store, type StoreChange } from '../store/store';

/** Removed notes included, until the limit is reached: a note from another laptop must not bring them back. */
export const maxNotes = 10_000;
/** Characters of all notes together. */
export const maxCharacters = 4_000_000;

/** A note as stored and as handed over. An empty one says that the record's note was removed. */
export const StoredNote = Note.extend({ at: z.iso.datetime() });

export const recordKey = ({ area, id }: Pick<LocalNote, 'area' | 'id'>): string => `${area}/${id}`;

/** Notes put together: what to write so that the store has them. */
export interface Merge {
  readonly notes: ReadonlyMap<string, LocalNote>;
  readonly changes: readonly StoreChange[];
  readonly taken: number;
  /** Left out, because the note here is as new or newer. */
  readonly older: number;
}

export interface NoteBook {
  readonly notes: ReadonlyMap<string, LocalNote>;
  /** Stores a note as the newest of its record. Null if it is empty, which removes the record's note. */
  save(input: NoteInput): Promise<Result<LocalNote | null>>;
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

/** Keeps the newest note of each record. Fails as `notes-full` if they don't fit. */
export const mergeNotes = (notes: ReadonlyMap<string, LocalNote>, received: readonly LocalNote[]): Result<Merge> => {
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
  const changes = new Map<string, StoreChange>();
  for (const [id, note] of taken) changes.set(id, { kind: 'note', id, value: encodeJson(note) });
  for (const note of surplus) {
    const id = recordKey(note);
    next.delete(id);
    changes.set(id, { kind: 'note', id, value: undefined });
  }
  return ok({ notes: next, changes: [...changes.values()], taken: taken.size, older: received.length - taken.size });
};

/** The notes of a store; damaged ones are left out. */
export const readNotes = async (store: Store): Promise<ReadonlyMap<string, LocalNote>> => {
  const notes = new Map<string, LocalNote>();
  for await (const { value } of store.list('note')) {
    const note = StoredNote.safeParse(decodeJson(value));
    if (note.success) notes.set(recordKey(note.data), note.data);
  }
  return notes;
};

export const openNoteBook = async (store: Store, clock: Pick<Clock, 'now'>): Promise<NoteBook> => {
  let notes = await readNotes(store);
  let last: Promise<unknown> = Promise.resolve();
  const write = async (input: NoteInput): Promise<Result<LocalNote | null>> => {
    const before = notes.get(recordKey(input));
    if (before === undefined && isEmptyNote(input)) return ok(null);
    // Later than the note that it replaces, even if the clock was set back.
    const earliest = before ? Date.parse(before.at) + 1 : 0;
    const note: LocalNote = { ...input, at: new Date(Math.max(clock.now(), earliest)).toISOString() };
    const merged = mergeNotes(notes, [note]);
    if (!merged.ok) return merged;
    const written = await store.write(merged.value.changes, { flush: true });
    if (!written.ok) return written;
    notes = merged.value.notes;
    return ok(isEmptyNote(note) ? null : note);
  };
  return {
    get notes() {
      return notes;
    },
    save: (input) => {
      // One after the other, because each write starts from the notes before it.
      const written = last.then(() => write(input));
      last = written;
      return written;
    },
  };
};
