/** Notes, stars and colors on records, only on this computer: of the signed-in person on the current server. */
import type { Bridge } from '@contract/bridge';
import { isEmptyNote, type LocalNote } from '@contract/bridge/notes';
import { fail, ok } from '@contract/failure';
import type { Clock } from '../async/ports';
import type { OpenStore, StoreAccess } from '../store/store-access';
import { type NoteBook, openNoteBook, recordKey } from './note-book';

export interface Notes {
  /** Answers the page. */
  readonly handlers: Bridge['notes'];
  /** The notes of an area's records by id, for exports. */
  ofArea(area: string): Promise<ReadonlyMap<string, LocalNote>>;
}

const notSignedIn = fail('signed-out', 'not-signed-in');

export const createNotes = (stores: StoreAccess, clock: Clock): Notes => {
  const books = new WeakMap<OpenStore, Promise<NoteBook>>();
  const current = async (): Promise<NoteBook | undefined> => {
    const open = await stores.current();
    if (!open) return undefined;
    const book = books.get(open) ?? openNoteBook(open.store);
    books.set(open, book);
    return book;
  };
  const shown = (book: NoteBook | undefined): readonly LocalNote[] =>
    [...(book?.notes.values() ?? [])].filter((note) => !isEmptyNote(note));

  return {
    handlers: {
      list: async () => ok(shown(await current())),
      save: async (input) => {
        const book = await current();
        if (!book) return notSignedIn;
        const before = book.notes.get(recordKey(input));
        if (before === undefined && isEmptyNote(input)) return ok(null);
        // Later than the note that it replaces, even if the clock was set back.
        const earliest = before ? Date.parse(before.at) + 1 : 0;
        const note: LocalNote = { ...input, at: new Date(Math.max(clock.now(), earliest)).toISOString() };
        const stored = await book.add(note);
        if (!stored.ok) return stored;
        return ok(isEmptyNote(note) ? null : note);
      },
    },
    ofArea: async (area) =>
      new Map(shown(await current()).flatMap((note) => (note.area === area ? [[note.id, note]] : []))),
  };
};
