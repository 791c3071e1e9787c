/** Local notes: whose they are, how many fit, and which of two wins. */
import type { LocalNote, NoteInput } from '@contract/bridge';
import { fail, type Result } from '@contract/failure';
import { beforeEach, describe, expect, it } from 'vitest';
import { maxCharacters, maxNotes, recordKey } from '../../../../../main/core/notes/note-book';
import { createNotes } from '../../../../../main/core/notes/notes';
import type { ActiveSession } from '../../../../../main/core/session/token-store';
import { createMemoryStore } from '../../../../../main/core/store/memory-store';
import { encodeJson, type Store } from '../../../../../main/core/store/store';
import { createStoreAccess, type StoreAccess } from '../../../../../main/core/store/store-access';
import { clockAt } from '../../../../support/clocks';
import { createDiskStore } from '../../../../support/unreadable-store';

const sessionOf = (id: string): ActiveSession =>
  ({ target: { mode: 'live', server: 'https://one.example.com' }, person: { id, name: 'Dana' } }) as ActiveSession;

const noon = Date.UTC(2026, 4, 16, 12);
let clock: number;
let stores: StoreAccess;
/** The disk: what each person's store has, across sessions. */
let disks: Map<string, Store>;

const diskOf = (personId: string): Store => {
  const known = disks.get(personId) ?? createMemoryStore();
  disks.set(personId, known);
  return { ...known, isDurable: true, close: async () => undefined };
};

beforeEach(() => {
  clock = noon;
  disks = new Map();
  stores = createStoreAccess(async ({ personId }) => ({ store: diskOf(personId) }));
});

const start = () =>
  createNotes(
    stores,
    clockAt(() => clock),
  );
const need = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
};
const booking: NoteInput = { area: 'bookings', id: '50001', text: 'Call back', star: true, color: 'amber' };
const stored = (more: Partial<LocalNote>): LocalNote => ({ ...booking, at: '2026-05-16T12:00:00.000Z', ...more });

describe('saving', () => {
  it('shows a note after a restart, with the time at which it was saved', async () => {
    stores.sessionChanged(sessionOf('7'));
    expect(need(await start().handlers.save(booking))).toEqual(stored({}));
    await stores.close();
    stores.sessionChanged(sessionOf('7'));
    expect(need(await start().handlers.list())).toEqual([stored({})]);
  });

  it('removes a note without text, star and color', async () => {
    stores.sessionChanged(sessionOf('7'));
    const notes = start();
    await notes.handlers.save(booking);
    expect(need(await notes.handlers.save({ area: 'bookings', id: '50001', text: '', star: false }))).toBeNull();
    expect(need(await notes.handlers.list())).toEqual([]);
    expect(await notes.ofArea('bookings')).toEqual(new Map());
  });

  it('keeps the notes of two persons apart, and shows none while nobody is signed in', async () => {
    const notes = start();
    expect(need(await notes.handlers.list())).toEqual([]);
    expect(await notes.handlers.save(booking)).toEqual(fail('signed-out', 'not-signed-in'));
    stores.sessionChanged(sessionOf('7'));
    await notes.handlers.save(booking);
    stores.sessionChanged(sessionOf('8'));
    expect(need(await notes.handlers.list())).toEqual([]);
    stores.sessionChanged(sessionOf('7'));
    expect(need(await notes.handlers.list())).toHaveLength(1);
  });

  it('reports a full disk and still shows the note that is stored', async () => {
    const full = fail('file', 'disk-full');
    const disk = diskOf('7');
    let isFull = false;
    stores = createStoreAccess(async () => ({
      store: { ...disk, write: (changes) => (isFull ? Promise.resolve(full) : disk.write(changes)) },
    }));
    stores.sessionChanged(sessionOf('7'));
    const notes = start();
    await notes.handlers.save(booking);
    isFull = true;
    expect(await notes.handlers.save({ ...booking, text: 'Never mind' })).toEqual(full);
    expect(need(await notes.handlers.list())).toEqual([stored({})]);
  });

  it('is newer than the note before it, even if the clock was set back', async () => {
    stores.sessionChanged(sessionOf('7'));
    const notes = start();
    await notes.handlers.save(booking);
    clock = noon - 3_600_000;
    const saved = need(await notes.handlers.save({ ...booking, text: 'Done' }));
    expect(saved).toEqual(stored({ text: 'Done', at: '2026-05-16T12:00:00.001Z' }));
  });

  it('fails while the notes cannot be read, and then has those from before', async () => {
    const full = fail('file', 'disk-full');
    const disk = createDiskStore();
    await disk.write([{ kind: 'note', id: recordKey(booking), value: encodeJson(stored({})) }]);
    disk.isUnreadable = true;
    stores = createStoreAccess(async () => ({ store: disk }));
    stores.sessionChanged(sessionOf('7'));
    const notes = start();
    expect(await notes.handlers.list()).toEqual(full);
    expect(await notes.handlers.save({ ...booking, text: '' })).toEqual(full);
    await expect(notes.ofArea('bookings')).rejects.toMatchObject({ failure: full.failure });
    disk.isUnreadable = false;
    expect(need(await notes.handlers.list())).toEqual([stored({})]);
  });

  it('leaves out damaged notes', async () => {
    await diskOf('7').write([
      { kind: 'note', id: 'x', value: new Uint8Array([1, 2, 3]) },
      { kind: 'note', id: 'y', value: encodeJson({ ...stored({}), text: 5 }) },
      { kind: 'note', id: 'z', value: encodeJson(stored({ id: '2' })) },
    ]);
    stores.sessionChanged(sessionOf('7'));
    expect(need(await start().handlers.list())).toEqual([stored({ id: '2' })]);
  });
});

describe('limits', () => {
  const many = (count: number, more: Partial<LocalNote> = {}) =>
    Array.from({ length: count }, (_, index) => stored({ id: `n${index}`, text: 'x', ...more }));
  const tooMany = fail('invalid', 'notes-full', { about: { limit: maxNotes } });
  const startWith = async (notes: readonly LocalNote[]) => {
    await diskOf('7').write(notes.map((note) => ({ kind: 'note', id: recordKey(note), value: encodeJson(note) })));
    stores.sessionChanged(sessionOf('7'));
    return start().handlers;
  };

  it('takes no more than the limit, and still changes the notes that are there', async () => {
    const notes = await startWith(many(maxNotes));
    expect(await notes.save(booking)).toEqual(tooMany);
    expect(need(await notes.list())).toHaveLength(maxNotes);
    expect((await notes.save({ ...booking, id: 'n5' })).ok).toBe(true);
  });

  it('takes no more text than the limit', async () => {
    const notes = await startWith(many(maxCharacters / 2_000, { text: 'x'.repeat(2_000) }));
    expect(await notes.save(booking)).toEqual(tooMany);
    expect((await notes.save({ ...booking, text: '' })).ok).toBe(true);
  });

  it('makes room for a note by forgetting the oldest removals', async () => {
    const notes = await startWith(many(maxNotes));
    await notes.save({ area: 'bookings', id: 'n1', text: '', star: false });
    expect((await notes.save(booking)).ok).toBe(true);
    expect(need(await notes.list())).toHaveLength(maxNotes);
    expect(await diskOf('7').read('note', 'bookings/n1')).toBeUndefined();
  });
});

describe('two notes at once', () => {
  it('are both kept', async () => {
    stores.sessionChanged(sessionOf('7'));
    const notes = start();
    await Promise.all(['1', '2'].map((id) => notes.handlers.save({ ...booking, id })));
    expect(need(await notes.handlers.list()).map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('of one record are saved one after the other, and the second one stays', async () => {
    stores.sessionChanged(sessionOf('7'));
    const notes = start();
    const saved = await Promise.all(['One', 'Two'].map((text) => notes.handlers.save({ ...booking, text })));
    const second = stored({ text: 'Two', at: '2026-05-16T12:00:00.001Z' });
    expect(saved.map(need)).toEqual([stored({ text: 'One' }), second]);
    expect(need(await notes.handlers.list())).toEqual([second]);
  });
});
