import type { PackRequest } from '@contract/bridge';
import { fail, ok } from '@contract/failure';
import { describe, expect, it, vi } from 'vitest';
import { parsePackRecord } from '../../../../../main/core/pack/pack-record';
import type { StoreChange } from '../../../../../main/core/store/store';
import { createPackHarness, liveEvent, unreachable } from './pack-harness';

vi.setConfig({ testTimeout: 60_000 });

const day = 24 * 60 * 60 * 1000;
const rows = 400;
const part = (pack: { readonly parts: readonly { readonly name: string }[] }, name: string) =>
  pack.parts.find((one) => one.name === name);

describe('preparing an event', () => {
  it('fetches all parts, six calls at a time, and is ready', async () => {
    const paddock = await createPackHarness({ rows });
    const app = paddock.open();
    await app.packs.prepare({ event: liveEvent });
    const pack = await app.settled();
    expect(pack).toMatchObject({ state: 'ready', event: { id: '27' } });
    for (const { name, done, total, gaps } of pack.parts) {
      expect({ name, done, gaps }).toEqual({ name, done: total, gaps: 0 });
    }
    expect(pack.parts.map(({ name }) => name)).toEqual([
      ...['event', 'bookings', 'tickets', 'visitors', 'inspections'],
      ...['wishlists', 'buybacks', 'track', 'contacts', 'inspectors'],
    ]);
    expect(paddock.mostRunning()).toBe(6);
    await expect.poll(() => app.views.at(-1)?.packs[0]?.state).toBe('ready');
  });

  it('makes each call once', async () => {
    const paddock = await createPackHarness({ rows });
    const app = paddock.open();
    await app.packs.prepare({ event: liveEvent });
    await app.settled();
    const texts = paddock.made.map((one) => JSON.stringify(one));
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('leaves out what the person may not read', async () => {
    const paddock = await createPackHarness({ rows, ability: [{ action: 'read', subject: 'Event' }] });
    const app = paddock.open();
    await app.packs.prepare({ event: liveEvent });
    const pack = await app.settled();
    expect(pack.parts.map(({ name }) => name)).toEqual(['event']);
    expect(pack.state).toBe('ready');
    expect(paddock.made.every(({ id }) => id.startsWith('event.'))).toBe(true);
  });

  it('counts what the server refuses as gaps, and fetches the rest', async () => {
    const refusal = fail('refused', 'not-allowed', { status: 403 });
    const paddock = await createPackHarness({ rows, answer: (id) => (id === 'wishlist.list' ? refusal : undefined) });
    const app = paddock.open();
    await app.packs.prepare({ event: liveEvent });
    const pack = await app.settled();
    expect(pack.state).toBe('incomplete');
    expect(part(pack, 'wishlists')).toMatchObject({ done: 1, total: 1, gaps: 1, failure: { code: 'not-allowed' } });
    expect(pack.parts.filter(({ gaps }) => gaps > 0)).toHaveLength(1);

    paddock.setAnswer(() => undefined);
    paddock.made.length = 0;
    await app.packs.prepare({ event: liveEvent });
    expect((await app.settled()).state).toBe('ready');
    expect(paddock.made.map(({ id }) => id)).toEqual(['wishlist.list']);
  });

  it('is not ready if the server says that there are more rows than it sent', async () => {
    const short = { ok: true, value: { rows: [{ id: 1, eventId: 27 }], total: 3, isComplete: false } } as const;
    const paddock = await createPackHarness({ rows, answer: (id) => (id === 'wishlist.list' ? short : undefined) });
    const app = paddock.open();
    await app.packs.prepare({ event: liveEvent });
    const pack = await app.settled();
    expect(pack.state).toBe('incomplete');
    expect(part(pack, 'wishlists')).toMatchObject({ rows: 1, expected: 3, gaps: 0 });
  });

  it('is not ready if the server sends the same page of a list again and again, and may have more', async () => {
    const same = (rowCount: number, hasNext: object) =>
      ok({
        rows: Array.from({ length: rowCount }, (_, id) => ({ id: id + 1, eventId: 27 })),
        isComplete: false,
        ...hasNext,
      });
    const states: unknown[] = [];
    for (const answer of [same(7, { hasNext: true }), same(50, {}), same(7, {})]) {
      const paddock = await createPackHarness({ rows, answer: (id) => (id === 'wishlist.list' ? answer : undefined) });
      const app = paddock.open();
      await app.packs.prepare({ event: liveEvent });
      const pack = await app.settled();
      states.push([pack.state, pack.parts.find(({ name }) => name === 'wishlists')?.failure?.code]);
    }
    expect(states).toEqual([
      ['incomplete', 'incomplete-pages'],
      ['incomplete', 'incomplete-pages'],
      ['ready', undefined],
    ]);
  });

  it('is not ready if the disk has no room for details, although a list has their rows', async () => {
    const isDetail = (id: string): boolean => id.startsWith('booking.detail ');
    const paddock = await createPackHarness({ rows, isFull: ({ kind, id }) => kind === 'answer' && isDetail(id) });
    const app = paddock.open();
    await app.packs.prepare({ event: liveEvent });
    const pack = await app.settled();
    const made = new Set(paddock.made.filter(({ id }) => id === 'booking.detail').map((one) => JSON.stringify(one)));
    expect(made.size).toBeGreaterThan(0);
    expect(pack.state).toBe('incomplete');
    expect(part(pack, 'bookings')).toMatchObject({ gaps: made.size, failure: { code: 'file-failed' } });
  });

  it('takes "not found" for an answer where a record need not exist', async () => {
    const missing = fail('rejected', 'not-found', { status: 404 });
    const paddock = await createPackHarness({
      rows,
      answer: (id) => (id === 'inspection.techCard' ? missing : undefined),
    });
    const app = paddock.open();
    await app.packs.prepare({ event: liveEvent });
    expect((await app.settled()).state).toBe('ready');
  });
});

it('fails while what is stored of packs cannot be read, and then has them', async () => {
  const paddock = await createPackHarness({ rows });
  const first = paddock.open();
  await first.packs.prepare({ event: liveEvent });
  await first.settled();
  const sinceOf = async () => parsePackRecord((await paddock.store.read('pack', '27')) ?? new Uint8Array())?.since;
  const since = await sinceOf();
  paddock.clock.now += day;
  paddock.store.isUnreadable = 'pack';
  const app = paddock.open();
  const full = { failure: { code: 'disk-full' } };
  await expect(app.packs.view()).rejects.toMatchObject(full);
  await expect(app.packs.prepare({ event: liveEvent })).rejects.toMatchObject(full);
  await expect(app.packs.remove('27')).rejects.toMatchObject(full);
  paddock.store.isUnreadable = false;
  expect(await app.packOf()).toMatchObject({ state: 'ready' });
  expect(await sinceOf()).toBe(since);
});

describe('an interrupted pack', () => {
  const interrupted = async () => {
    let left = 60;
    const paddock = await createPackHarness({
      rows,
      answer: () => {
        left -= 1;
        return left < 0 ? unreachable : undefined;
      },
    });
    const app = paddock.open();
    await app.packs.prepare({ event: liveEvent });
    return { paddock, app, pack: await app.settled() };
  };
  const answered = (made: readonly unknown[]) => new Set(made.slice(0, 60).map((one) => JSON.stringify(one)));

  it('stops when the network fails, says why, and continues with what is missing', async () => {
    const { paddock, app, pack } = await interrupted();
    expect(pack.state).toBe('stopped');
    expect(pack.parts.find(({ failure }) => failure)?.failure).toMatchObject({ code: 'unreachable' });
    const before = answered(paddock.made);
    paddock.setAnswer(() => undefined);
    paddock.made.length = 0;
    await app.packs.prepare({ event: liveEvent });
    expect((await app.settled()).state).toBe('ready');
    expect(paddock.made.filter((one) => before.has(JSON.stringify(one)))).toEqual([]);
  });

  it('continues after a restart', async () => {
    const { paddock, app } = await interrupted();
    const before = answered(paddock.made);
    await app.stores.close();
    const next = paddock.open();
    expect(await next.settled()).toMatchObject({ state: 'stopped' });
    paddock.setAnswer(() => undefined);
    paddock.made.length = 0;
    await next.packs.prepare({ event: liveEvent });
    expect((await next.settled()).state).toBe('ready');
    expect(paddock.made.filter((one) => before.has(JSON.stringify(one)))).toEqual([]);
  });

  it('stops when a person stops it, and keeps what was fetched', async () => {
    const stopped = Promise.withResolvers<void>();
    const paddock = await createPackHarness({
      rows,
      answer: async (id) => {
        if (id !== 'inspection.driverInfo') return undefined;
        stopped.resolve();
        return fail('cancelled', 'cancelled');
      },
    });
    const app = paddock.open();
    await app.packs.prepare({ event: liveEvent });
    await stopped.promise;
    await app.packs.stop('27');
    const pack = await app.packOf();
    expect(pack?.state).toBe('stopped');
    expect(part(pack ?? { parts: [] }, 'tickets')).toMatchObject({ gaps: 0 });
    expect((await app.copy.find('booking.list', { eventId: 27 }))?.value).toMatchObject({ isComplete: true });
  });

  it('stops when the session ends, and another person sees nothing of it', async () => {
    const reached = Promise.withResolvers<void>();
    const paddock = await createPackHarness({
      rows,
      answer: async (id) => {
        if (id.startsWith('inspection.')) reached.resolve();
        return undefined;
      },
    });
    const app = paddock.open();
    await app.packs.prepare({ event: liveEvent });
    await reached.promise;
    app.signOut();
    expect(await app.packs.view()).toMatchObject({ storage: 'locked', packs: [] });
  });

  it('continues if a slow call fails, and stops if six in a row do', async () => {
    const late = fail('timeout', 'deadline');
    const one = await createPackHarness({ rows, answer: (id) => (id === 'wishlist.list' ? late : undefined) });
    const app = one.open();
    await app.packs.prepare({ event: liveEvent });
    expect(await app.settled()).toMatchObject({ state: 'incomplete' });
    const all = await createPackHarness({ rows, answer: () => late });
    const other = all.open();
    await other.packs.prepare({ event: liveEvent });
    expect(await other.settled()).toMatchObject({ state: 'stopped' });
    expect(all.made.length).toBeLessThan(20);
  });
});

describe('a prepared event', () => {
  it('is refreshed: lists and inspections again, details and pictures if their record changed', async () => {
    const urls: string[] = [];
    const paddock = await createPackHarness({
      rows,
      answer: (id, input) =>
        id === 'trackContact.list'
          ? {
              ok: true,
              value: {
                rows: [
                  { id: 1, ...(input as object), photo: '/a.png', updatedAt: '2026-05-01T00:00:00Z' },
                  {
                    id: 2,
                    ...(input as object),
                    photo: '/b.png',
                    updatedAt: `2026-05-0${urls.length > 0 ? 3 : 2}T00:00:00Z`,
                  },
                ],
                isComplete: true,
              },
            }
          : id === 'trackContact.detail'
            ? { ok: true, value: { id: 1 } }
            : undefined,
      fetchPicture: async (url) => {
        urls.push(url);
        return { ok: true, value: new Uint8Array([1, 2, 3]) };
      },
    });
    const app = paddock.open();
    await app.packs.prepare({ event: liveEvent });
    const pack = await app.settled();
    expect(pack.state).toBe('ready');
    expect(urls.toSorted()).toEqual(['/a.png', '/b.png']);
    urls.length = 1;
    const before = paddock.made.length;
    paddock.clock.now += 60_000;
    await app.packs.prepare({ event: liveEvent, refresh: true });
    const next = await app.settled();
    const again = paddock.made.slice(before);
    expect(next.state).toBe('ready');
    expect(Date.parse(next.asOf ?? '')).toBe(paddock.clock.now);
    expect(urls.slice(1)).toEqual(['/b.png']);
    expect(again.filter(({ id }) => id === 'trackContact.detail')).toEqual([
      { id: 'trackContact.detail', input: { id: 2, trackId: expect.anything() } },
    ]);
    expect(again.filter(({ id }) => id === 'inspection.info').length).toBeGreaterThan(0);
    expect(again.filter(({ id }) => id === 'booking.list').length).toBeGreaterThan(0);
  });

  it('stays ready, as old as it was, if a refresh fails', async () => {
    const paddock = await createPackHarness({ rows });
    const app = paddock.open();
    await app.packs.prepare({ event: liveEvent });
    const { asOf } = await app.settled();
    paddock.clock.now += 60_000;
    paddock.setAnswer(() => unreachable);
    await app.packs.prepare({ event: liveEvent, refresh: true });
    const pack = await app.settled();
    expect(pack).toMatchObject({ state: 'ready', asOf });
    expect(pack.parts.some(({ failure }) => failure?.code === 'unreachable')).toBe(true);
  });

  it.each([
    { endDate: '2026-05-17' },
    { startDate: '2026-05-17' },
    { startDate: '2026-05-17T14:00:00Z', endDate: '2026-05-18T05:00:00Z' },
  ])('is removed 7 days after the event (%j), at the next start', async (dates) => {
    const paddock = await createPackHarness({ rows });
    const app = paddock.open();
    await app.packs.prepare({ event: { ...liveEvent, ...dates, timezone: 'America/Chicago' } });
    await app.settled();
    await app.stores.close();
    paddock.clock.now += 6 * day;
    const next = paddock.open();
    expect((await next.packs.view()).packs).toHaveLength(1);
    await next.stores.close();
    paddock.clock.now += 10 * day;
    const last = paddock.open();
    expect((await last.packs.view()).packs).toEqual([]);
    expect(await last.copy.find('booking.list', { eventId: 27 })).toBeUndefined();
  });

  it('is removed by a person, with its answers and pictures', async () => {
    const paddock = await createPackHarness({ rows });
    const app = paddock.open();
    await app.packs.prepare({ event: liveEvent });
    await app.settled();
    await app.packs.remove('27');
    expect(await app.packs.view()).toMatchObject({ packs: [], answers: 0, bytes: 0 });
    for await (const { id } of paddock.store.list('pack')) expect.unreachable(id);
    await app.packs.prepare({ event: liveEvent });
    await app.settled();
    await app.packs.erase();
    expect(await app.packs.view()).toMatchObject({ packs: [], answers: 0 });
  });
});

describe('pictures', () => {
  const contacts = { ok: true, value: { rows: [{ id: 1, photo: '/a.png' }], isComplete: true } } as const;

  it('are left out on a metered network, and those that are kept stay with the pack', async () => {
    const urls: string[] = [];
    const paddock = await createPackHarness({
      rows,
      answer: (id) => (id === 'inspector.list' ? contacts : undefined),
      fetchPicture: async (url) => {
        urls.push(url);
        return { ok: true, value: new Uint8Array([1]) };
      },
    });
    const app = paddock.open();
    await app.packs.prepare({ event: liveEvent, withoutPictures: true });
    expect((await app.settled()).state).toBe('ready');
    expect(urls).toEqual([]);
    await app.packs.prepare({ event: liveEvent });
    await app.settled();
    expect(urls).toEqual(['/a.png']);
    await app.packs.prepare({ event: liveEvent, refresh: true, withoutPictures: true });
    await app.settled();
    expect(urls).toEqual(['/a.png']);
    await app.packs.remove('27');
    for await (const { id } of paddock.store.list('picture')) expect.unreachable(id);
  });

  /** A paddock whose pictures get another address with each day. */
  const signedPictures = async (isFull?: (change: StoreChange) => boolean) => {
    const paddock = await createPackHarness({
      rows,
      answer: (id) =>
        id === 'inspector.list'
          ? ok({ rows: [{ id: 1, photo: `/a.png?day=${paddock.clock.now / day}` }], isComplete: true })
          : undefined,
      fetchPicture: async () => ok(new Uint8Array([1])),
      ...(isFull ? { isFull } : {}),
    });
    const start = paddock.clock.now;
    const kept = async (): Promise<readonly number[]> => {
      const days: number[] = [];
      for await (const { id } of paddock.store.list('picture'))
        days.push(Number(id.slice('/a.png?day='.length)) - start / day);
      return days.toSorted();
    };
    const app = paddock.open();
    const prepare = async (event: PackRequest['event'] = liveEvent): Promise<void> => {
      await app.packs.prepare({ event, refresh: true });
      await app.packs.idle();
    };
    return { paddock, app, kept, prepare };
  };

  it('go when a refresh finds other addresses, unless another event has them', async () => {
    const { paddock, app, kept, prepare } = await signedPictures();
    await prepare();
    await prepare({ id: 26, name: 'Another event' });
    paddock.clock.now += day;
    await prepare();
    expect(await kept()).toEqual([0, 1]);
    paddock.clock.now += day;
    await prepare();
    expect(await kept()).toEqual([0, 2]);
    await prepare({ id: 26, name: 'Another event' });
    expect(await kept()).toEqual([2]);
    await app.packs.remove('26');
    expect(await kept()).toEqual([2]);
    await app.packs.remove('27');
    expect(await kept()).toEqual([]);
  });

  it('stay while the list that names them cannot be read again', async () => {
    const { paddock, app, kept, prepare } = await signedPictures();
    await prepare();
    paddock.clock.now += day;
    paddock.setAnswer((id) => (id === 'inspector.list' ? fail('refused', 'not-allowed', { status: 403 }) : undefined));
    await prepare();
    expect(await kept()).toEqual([0]);
    expect(part((await app.packOf()) ?? { parts: [] }, 'pictures')).toMatchObject({ done: 1, total: 1 });
  });

  it('go with the next refresh if they could not be removed', async () => {
    let isFull = false;
    const isRemoval = ({ kind, value }: StoreChange): boolean => isFull && kind === 'picture' && value === undefined;
    const { paddock, kept, prepare } = await signedPictures(isRemoval);
    await prepare();
    isFull = true;
    paddock.clock.now += day;
    await prepare();
    expect(await kept()).toEqual([0, 1]);
    isFull = false;
    paddock.clock.now += day;
    await prepare();
    expect(await kept()).toEqual([2]);
  });

  it('are erased with the copy, also those that no event names', async () => {
    const { paddock, app, kept, prepare } = await signedPictures();
    await prepare();
    await paddock.store.write([{ kind: 'picture', id: '/of-a-crash.png', value: new Uint8Array([1]) }]);
    expect(await app.packs.erase()).toEqual(ok(null));
    expect(await kept()).toEqual([]);
  });
});

describe('a full disk', () => {
  it.each(['pack', 'picture', 'answer'] as const)(
    'keeps an event that cannot be removed, and says so (%s)',
    async (kind) => {
      let isFull = false;
      const paddock = await createPackHarness({
        rows,
        answer: (id) =>
          id === 'inspector.list' ? ok({ rows: [{ id: 1, photo: '/a.png' }], isComplete: true }) : undefined,
        fetchPicture: async () => ok(new Uint8Array([1])),
        isFull: (change) => isFull && change.kind === kind && change.value === undefined,
      });
      const app = paddock.open();
      await app.packs.prepare({ event: liveEvent });
      await app.settled();
      const { answers } = await app.packs.view();
      isFull = true;
      for (const remove of [() => app.packs.remove('27'), app.packs.erase]) {
        expect(await remove()).toEqual(fail('file', 'disk-full'));
        expect(await app.packs.view()).toMatchObject({ answers, packs: [{ event: { id: '27' } }] });
      }
      isFull = false;
      expect(await app.packs.remove('27')).toEqual(ok(null));
      for (const left of ['pack', 'picture', 'answer'] as const)
        for await (const { id } of paddock.store.list(left)) expect.unreachable(id);
    },
  );

  it('says so if the copy cannot be erased', async () => {
    let isFull = false;
    const paddock = await createPackHarness({ rows, isFull: ({ kind }) => isFull && kind === 'picture' });
    const app = paddock.open();
    await paddock.store.write([{ kind: 'picture', id: '/a.png', value: new Uint8Array([1]) }]);
    isFull = true;
    expect(await app.packs.erase()).toEqual(fail('file', 'disk-full'));
  });
});
