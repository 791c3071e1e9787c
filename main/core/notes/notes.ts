/** Notes, stars and colors on records, only on this computer: of the signed-in person on the current server. */
import type { Bridge } from '@contract/bridge';
import { isEmptyNote, type LocalNote } from '@contract/bridge/notes';
import { fail, ok } from '@contract/failure';
import { createLoader } from '../async/loader';
import type { Clock } from '../async/ports';
import { catchFailure } from '../call/failure-error';
import type { OpenStore, StoreAccess } from '../store/store-access';
import { type NoteBook, openNoteBook } from './note-book';

export interface Notes {
  /** Answers the page. */
  readonly handlers: Bridge['notes'];
  /** The notes of an area's records by id, for exports. Rejects with a `FailureError` if they can't be read. */
  ofArea(area: string): Promise<ReadonlyMap<string, LocalNote>>;
}

const notSignedIn = fail('signed-out', 'not-signed-in');

export const createNotes = (stores: StoreAccess, clock: Clock): Notes => {
  const books = new WeakMap<OpenStore, () => Promise<NoteBook>>();
  const current = async (): Promise<NoteBook | undefined> => {
    const open = await stores.current();
    if (!open) return undefined;
    const load = books.get(open) ?? createLoader(() => openNoteBook(open.store, clock));
    books.set(open, load);
    return load();
  };
  const shown = (book: NoteBook | undefined): readonly LocalNote[] =>
    [...(book?.notes.values() ?? [])].filter((note) => !isEmptyNote(note));

  return {
    handlers: {
      list: () => catchFailure(async () => ok(shown(await current()))),
      save: (input) => catchFailure(async () => (await current())?.save(input) ?? notSignedIn),
    },
    ofArea: async (area) =>
      new Map(shown(await current()).flatMap((note) => (note.area === area ? [[note.id, note]] : []))),
  };
};
