import { fail, ok } from '@contract/failure';
import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../../../../main/core/store/memory-store';
import type { Store } from '../../../../../main/core/store/store';
import { createDiskStore } from '../../../../support/unreadable-store';
import { openCopy } from './copy-harness';

const ticket = (id: number, more: object = {}) => ({ id, number: `T${id}`, eventId: '27', bookingId: id % 5, ...more });
const tickets = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => ticket(from + at));
const foundValue = async (found: Promise<{ readonly value: unknown } | undefined>) => (await found)?.value;

describe('the copy', () => {
  it('answers the same call with the same input, however it is written', async () => {
    const { copy } = openCopy();
    copy.keep(
      'booking.ticketList',
      { eventId: 27, page: 1, perPage: 50, q: undefined },
      { rows: [], isComplete: true },
    );
    const found = await copy.find('booking.ticketList', { q: '', perPage: 50, page: 1, eventId: '27' });
    expect(found).toEqual({ value: { rows: [], isComplete: true }, asOf: '2026-06-01T09:00:00.000Z' });
    expect(await copy.find('booking.ticketList', { eventId: 28 })).toBeUndefined();
    expect(await copy.find('booking.list', { eventId: 27, page: 1, perPage: 50 })).toBeUndefined();
  });

  it('answers with the newest answer', async () => {
    const { copy, setTime } = openCopy();
    copy.keep('event.detail', { id: 1 }, { id: 1, name: 'old' });
    await copy.stored();
    setTime('09:12');
    copy.keep('event.detail', { id: 1 }, { id: 1, name: 'new' });
    expect(await copy.find('event.detail', { id: 1 })).toEqual({
      value: { id: 1, name: 'new' },
      asOf: '2026-06-01T09:12:00.000Z',
    });
  });

  it('keeps the answer to the later question, however late another comes, and notes its pack', async () => {
    const { copy, setTime } = openCopy();
    const askedMs = Date.parse('2026-06-01T09:00:00Z');
    setTime('09:12');
    copy.keep('event.detail', { id: 1 }, { id: 1, name: 'new' });
    setTime('09:13');
    copy.keep('event.detail', { id: 1 }, { id: 1, name: 'old' }, '27', askedMs);
    await copy.stored();
    expect(await copy.find('event.detail', { id: 1 })).toEqual({
      value: { id: 1, name: 'new' },
      asOf: '2026-06-01T09:12:00.000Z',
    });
    expect(await copy.isInPack('27', 'event.detail', { id: 1 })).toBe(true);
  });

  it('keeps an answer of a clock that was set back', async () => {
    const { copy, setTime } = openCopy();
    setTime('09:12');
    copy.keep('event.detail', { id: 1 }, { id: 1, name: 'old' });
    setTime('09:00');
    copy.keep('event.detail', { id: 1 }, { id: 1, name: 'new' });
    expect(await foundValue(copy.find('event.detail', { id: 1 }))).toEqual({ id: 1, name: 'new' });
  });

  it('keeps no files, nothing of the session and nothing public', async () => {
    const { copy } = openCopy();
    copy.keep('booking.ticketCsv', {}, { form: 'text', text: 'a' });
    copy.keep('auth.logIn', {}, {});
    copy.keep('booking.detail', { id: 1 }, { id: 1 });
    expect(await copy.usage()).toMatchObject({ answers: 1 });
  });

  it('keeps nothing and finds nothing while nobody is signed in', async () => {
    const { copy, signIn } = openCopy();
    copy.keep('booking.detail', { id: 1 }, { id: 1 });
    signIn(undefined);
    copy.keep('booking.detail', { id: 2 }, { id: 2 });
    expect(await copy.find('booking.detail', { id: 1 })).toBeUndefined();
    expect(await copy.find('booking.detail', { id: 2 })).toBeUndefined();
    expect(await copy.has('booking.detail', { id: 1 })).toBe(false);
    expect(await copy.usage()).toEqual({ answers: 0, bytes: 0, isDiskFull: false });
  });

  it('shows one person nothing of another, and finds their own answers again', async () => {
    const people = new Map<string, Store>();
    const { copy, signIn } = openCopy(undefined, (id) => {
      const store = people.get(id) ?? { ...createMemoryStore(), close: async () => undefined };
      people.set(id, store);
      return store;
    });
    copy.keep('booking.detail', { id: 1 }, { id: 1 });
    await copy.stored();
    signIn('2');
    expect(await copy.find('booking.detail', { id: 1 })).toBeUndefined();
    signIn('1');
    expect(await foundValue(copy.find('booking.detail', { id: 1 }))).toEqual({ id: 1 });
  });
});

describe('a list', () => {
  it('is a page, if nothing is searched, filtered or sorted', async () => {
    const { copy } = openCopy();
    copy.keep('booking.ticketList', { eventId: 27 }, { rows: tickets(0, 120), isComplete: true });
    expect(await foundValue(copy.find('booking.ticketList', { eventId: 27, page: 2, perPage: 50 }))).toEqual({
      rows: tickets(50, 100),
      total: 120,
      isComplete: false,
    });
  });

  it('is complete with what it ignores, if something is searched, filtered or sorted', async () => {
    const { copy } = openCopy();
    copy.keep('booking.ticketList', { eventId: 27 }, { rows: tickets(0, 3), isComplete: true });
    const narrowed = { q: 'T1', sort: 'desc', sortColumn: 'number', filters: { type: ['racer'] }, page: 2, perPage: 2 };
    expect(await foundValue(copy.find('booking.ticketList', { eventId: 27, ...narrowed }))).toEqual({
      rows: tickets(0, 3),
      total: 3,
      isComplete: true,
      ignored: ['q', 'sort', 'page', 'filters.type'],
    });
  });

  it('is joined from pages whose distinct rows reach the total, as old as the oldest of them', async () => {
    const { copy, setTime } = openCopy();
    copy.keep('booking.ticketList', { page: 2, perPage: 50 }, { rows: tickets(49, 80), total: 80, isComplete: false });
    expect(await copy.find('booking.ticketList', { q: 'T1' })).toBeUndefined();
    setTime('09:30');
    copy.keep('booking.ticketList', { page: 1, perPage: 50 }, { rows: tickets(0, 50), total: 80, isComplete: false });
    const found = await copy.find('booking.ticketList', { q: 'T1' });
    expect(found?.asOf).toBe('2026-06-01T09:00:00.000Z');
    expect(found?.value).toMatchObject({ rows: tickets(0, 80), total: 80, isComplete: true });
  });

  it('is not joined from searched or filtered pages', async () => {
    const { copy } = openCopy();
    copy.keep('booking.ticketList', { q: 'a' }, { rows: tickets(0, 2), isComplete: true });
    copy.keep('booking.ticketList', { filters: { type: ['racer'] } }, { rows: tickets(0, 2), isComplete: true });
    expect(await copy.find('booking.ticketList', {})).toBeUndefined();
    expect(await copy.find('booking.ticketList', { q: 'b' })).toBeUndefined();
  });

  it('is narrowed by inputs that its rows show', async () => {
    const { copy } = openCopy();
    copy.keep('booking.ticketList', { eventId: 27 }, { rows: tickets(0, 10), isComplete: true });
    expect(await foundValue(copy.find('booking.ticketList', { eventId: 27, bookingId: 3 }))).toEqual({
      rows: [ticket(3), ticket(8)],
      total: 2,
      isComplete: true,
    });
  });

  it('is not narrowed by inputs that its rows do not show', async () => {
    const { copy } = openCopy();
    copy.keep('booking.ticketList', { eventId: 27 }, { rows: tickets(0, 10), isComplete: true });
    expect(await copy.find('booking.ticketList', { eventId: 27, userId: 3 })).toBeUndefined();
    expect(await copy.find('booking.ticketList', {})).toBeUndefined();
    expect(await copy.find('booking.ticketList', { eventId: 28 })).toBeUndefined();
  });

  it('of fewer rows is cut from the first page', async () => {
    const { copy } = openCopy();
    copy.keep('booking.ticketList', { page: 1, perPage: 50 }, { rows: tickets(0, 50), total: 80, isComplete: false });
    expect(await foundValue(copy.find('booking.ticketList', { page: 1, perPage: 1 }))).toEqual({
      rows: tickets(0, 1),
      total: 80,
      isComplete: false,
    });
    expect(await copy.find('booking.ticketList', { page: 2, perPage: 40 })).toBeUndefined();
  });

  it('that is read from a file is kept once, for every search and page', async () => {
    const { copy } = openCopy();
    copy.keep('transaction.list', { eventId: 27, page: 1, perPage: 2 }, { rows: tickets(0, 5), isComplete: true });
    copy.keep('transaction.list', { eventId: 27, q: 'a' }, { rows: tickets(0, 5), isComplete: true, ignored: ['q'] });
    expect(await copy.usage()).toMatchObject({ answers: 1 });
    expect(await foundValue(copy.find('transaction.list', { eventId: 27, page: 3, perPage: 2 }))).toMatchObject({
      rows: tickets(4, 5),
      total: 5,
    });
  });
});

describe('a record', () => {
  it('is answered with its row of the newest list of the entity', async () => {
    const { copy, setTime } = openCopy();
    copy.keep('booking.ticketList', { eventId: 27 }, { rows: tickets(0, 3), isComplete: true });
    setTime('09:12');
    const newer = ticket(2, { status: 'void' });
    copy.keep('booking.ticketList', { page: 1, perPage: 1 }, { rows: [newer], total: 9, isComplete: false });
    expect(await copy.find('booking.ticketDetail', { id: '2' })).toEqual({
      value: newer,
      asOf: '2026-06-01T09:12:00.000Z',
      isPartial: true,
    });
    copy.keep('booking.ticketDetail', { id: 2 }, newer);
    expect(await copy.find('booking.ticketDetail', { id: 2 })).not.toHaveProperty('isPartial');
    expect(await copy.find('booking.ticketDetail', { id: 3 })).toBeUndefined();
    expect(await copy.find('booking.detail', { id: 2 })).toBeUndefined();
    expect(await copy.has('booking.ticketDetail', { id: 2 })).toBe(true);
    expect(await copy.has('booking.ticketDetail', { id: 3 })).toBe(false);
  });
});

describe('the size of the copy', () => {
  const record = (id: number) => ({ id, text: 'x'.repeat(1_000) });

  it('is bounded: the oldest answers are removed, those of a pack are not', async () => {
    const { copy } = openCopy(4 * 5_000);
    copy.keep('booking.detail', { id: 0 }, record(0), 'event 27');
    for (let id = 1; id < 10; id += 1) copy.keep('booking.detail', { id }, record(id));
    const { bytes } = await copy.usage();
    expect(bytes).toBeLessThanOrEqual(5_000);
    const found = await Promise.all(Array.from({ length: 10 }, (_, id) => copy.has('booking.detail', { id })));
    expect(found).toEqual([true, false, false, false, false, false, false, true, true, true]);
  });

  it('does not count an answer twice that is read again', async () => {
    const { copy } = openCopy();
    copy.keep('booking.detail', { id: 1 }, record(1));
    const once = await copy.usage();
    copy.keep('booking.detail', { id: 1 }, record(1));
    expect(await copy.usage()).toEqual(once);
  });

  it('tells that the disk is full, and goes on without the answer', async () => {
    const full: Store = {
      ...createMemoryStore(),
      write: async () => ({ ok: false, failure: { kind: 'file', code: 'disk-full' } }),
    };
    const { copy } = openCopy(undefined, () => full);
    copy.keep('booking.detail', { id: 1 }, record(1));
    expect(await copy.usage()).toEqual({ answers: 0, bytes: 0, isDiskFull: true });
    expect(await copy.find('booking.detail', { id: 1 })).toBeUndefined();
  });

  it('stores answers in a row in one write, and those that fit if that fails', async () => {
    const store = createMemoryStore();
    const written: number[] = [];
    const write: Store['write'] = async (changes, options) => {
      written.push(changes.length);
      return changes.some(({ value }) => value && value.length > 5_000)
        ? { ok: false, failure: { kind: 'file', code: 'disk-full' } }
        : store.write(changes, options);
    };
    const { copy } = openCopy(undefined, () => ({ ...store, write }));
    for (const id of [1, 2, 3]) copy.keep('booking.detail', { id }, record(id));
    await copy.stored();
    expect(written).toEqual([6]);
    copy.keep('booking.detail', { id: 4 }, record(4));
    copy.keep('booking.detail', { id: 5 }, { id: 5, text: 'x'.repeat(9_000) });
    copy.keep('booking.detail', { id: 6 }, record(6));
    await copy.stored();
    const found = await Promise.all([1, 2, 3, 4, 5, 6].map((id) => copy.has('booking.detail', { id })));
    expect(found).toEqual([true, true, true, true, false, true]);
  });

  it('keeps the stored answer if a newer one cannot be stored', async () => {
    const store = createMemoryStore();
    let isFull = false;
    const write: Store['write'] = async (changes, options) =>
      isFull ? { ok: false, failure: { kind: 'file', code: 'disk-full' } } : store.write(changes, options);
    const { copy } = openCopy(undefined, () => ({ ...store, write }));
    copy.keep('booking.detail', { id: 1 }, record(1));
    await copy.stored();
    isFull = true;
    copy.keep('booking.detail', { id: 1 }, { ...record(1), isNewer: true });
    await copy.stored();
    expect(await copy.find('booking.detail', { id: 1 })).toMatchObject({ value: record(1) });
  });
});

describe('a pack', () => {
  it('keeps its answers while others are read again, until it is removed', async () => {
    const { copy } = openCopy();
    copy.keep('booking.detail', { id: 1 }, { id: 1 }, 'event 27');
    copy.keep('booking.detail', { id: 2 }, { id: 2 }, 'event 27');
    copy.keep('booking.detail', { id: 2 }, { id: 2 }, 'event 28');
    copy.keep('booking.detail', { id: 1 }, { id: 1, isNewer: true });
    copy.keep('booking.detail', { id: 3 }, { id: 3 });
    await copy.removePack('event 27');
    expect(await copy.find('booking.detail', { id: 1 })).toBeUndefined();
    expect(await copy.has('booking.detail', { id: 2 })).toBe(true);
    expect(await copy.has('booking.detail', { id: 3 })).toBe(true);
    await copy.removePack('event 28');
    expect(await copy.has('booking.detail', { id: 2 })).toBe(false);
  });

  it('stays with all answers if the disk is full when it is removed or erased, and can be removed later', async () => {
    let isFull = false;
    const full = fail('file', 'disk-full');
    const disk = createDiskStore();
    const write: Store['write'] = async (changes, options) => (isFull ? full : disk.write(changes, options));
    const { copy } = openCopy(undefined, () => ({ ...disk, write }));
    copy.keep('booking.detail', { id: 1 }, { id: 1 }, 'event 27');
    copy.keep('booking.detail', { id: 2 }, { id: 2 }, 'event 27');
    copy.keep('booking.detail', { id: 2 }, { id: 2 }, 'event 28');
    const usage = await copy.usage();
    isFull = true;
    expect(await copy.removePack('event 27')).toEqual(full);
    expect(await copy.isInPack('event 27', 'booking.detail', { id: 2 })).toBe(true);
    expect(await copy.erase()).toEqual(full);
    expect(await copy.usage()).toEqual(usage);
    expect(await foundValue(copy.find('booking.detail', { id: 1 }))).toEqual({ id: 1 });
    isFull = false;
    expect(await copy.removePack('event 27')).toEqual(ok(null));
    expect(await copy.has('booking.detail', { id: 1 })).toBe(false);
    expect(await copy.erase()).toEqual(ok(null));
    for (const kind of ['answer', 'answer-info'] as const)
      for await (const { id } of disk.list(kind)) expect.unreachable(id);
  });

  it('is not taken for removed while what is stored cannot be read', async () => {
    const disk = createDiskStore();
    const first = openCopy(undefined, () => disk);
    first.copy.keep('booking.detail', { id: 1 }, { id: 1 }, 'event 27');
    await first.copy.stored();
    disk.isUnreadable = true;
    const { copy } = openCopy(undefined, () => disk);
    expect(await copy.removePack('event 27')).toEqual(fail('file', 'file-failed'));
    expect(await copy.erase()).toEqual(fail('file', 'file-failed'));
    disk.isUnreadable = false;
    expect(await copy.erase()).toEqual(ok(null));
    for await (const { id } of disk.list('answer')) expect.unreachable(id);
  });

  it('is erased with everything else', async () => {
    const { copy, stores } = openCopy();
    copy.keep('booking.detail', { id: 1 }, { id: 1 }, 'event 27');
    copy.keep('booking.detail', { id: 2 }, { id: 2 });
    await copy.erase();
    expect(await copy.usage()).toEqual({ answers: 0, bytes: 0, isDiskFull: false });
    const open = await stores.current();
    for await (const { id } of open?.store.list('answer') ?? []) expect(id).toBeUndefined();
  });
});

describe('reopened', () => {
  it('finds everything again, with its packs and in its order', async () => {
    const store: Store = { ...createMemoryStore(), close: async () => undefined };
    const first = openCopy(undefined, () => store);
    first.copy.keep('booking.ticketList', { eventId: 27 }, { rows: tickets(0, 700), isComplete: true }, 'event 27');
    first.copy.keep('booking.detail', { id: 1 }, { id: 1 });
    const usage = await first.copy.usage();
    const second = openCopy(undefined, () => store);
    // Kept before the store is open: it belongs to the pack all the same.
    second.copy.keep('booking.detail', { id: 1 }, { id: 1 });
    expect(await second.copy.usage()).toEqual(usage);
    expect(
      await foundValue(second.copy.find('booking.ticketList', { eventId: 27, page: 700, perPage: 1 })),
    ).toMatchObject({
      rows: tickets(699, 700),
    });
    await second.copy.removePack('event 27');
    expect(await second.copy.usage()).toMatchObject({ answers: 1 });
  });

  it('has no answer while the store cannot be read, and all of them afterwards', async () => {
    const disk = createDiskStore();
    const first = openCopy(undefined, () => disk);
    first.copy.keep('booking.detail', { id: 1 }, { id: 1 });
    await first.copy.stored();
    disk.isUnreadable = true;
    const second = openCopy(undefined, () => disk);
    expect(await second.copy.has('booking.detail', { id: 1 })).toBe(false);
    disk.isUnreadable = 'answer';
    expect(await second.copy.find('booking.detail', { id: 1 })).toBeUndefined();
    disk.isUnreadable = false;
    expect(await foundValue(second.copy.find('booking.detail', { id: 1 }))).toEqual({ id: 1 });
  });

  it('leaves out an answer that cannot be read any more', async () => {
    const store: Store = { ...createMemoryStore(), close: async () => undefined };
    const first = openCopy(undefined, () => store);
    first.copy.keep('booking.detail', { id: 1 }, { id: 1 });
    await first.copy.stored();
    for await (const { id } of store.list('answer')) await store.write([{ kind: 'answer', id, value: undefined }]);
    const second = openCopy(undefined, () => store);
    expect(await second.copy.find('booking.detail', { id: 1 })).toBeUndefined();
    expect(await second.copy.has('booking.detail', { id: 1 })).toBe(false);
  });
});
