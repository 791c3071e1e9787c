import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@contract/endpoint';
import { emptyProfile, type ServerProfile } from '@contract/reading/server-profile';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createIgnoredNotes } from '../../../../../main/settings/ignored-inputs';
import { createSettings } from '../../../../../main/settings/settings';
import { attributes, type FaultServer, json, startFaultServer } from '../../../../support/fault-server';
import { benchFor, never } from './call-harness';

// electron-store asks the `electron` package for its executable's path, which would be downloaded; a path is all it gets.
process.env.ELECTRON_OVERRIDE_DIST_PATH ??= tmpdir();

const day = 86_400_000;
const row = (id: number, status: string) => ({ id, bookingStatus: status, userId: id, total: `${id}.00` });
const mixed = [row(1, 'confirmed'), row(2, 'cancelled'), row(3, 'confirmed')];
const obeyed = [row(1, 'confirmed'), row(3, 'confirmed')];
/** Cannot tell: a server that ignores the filter may have this one row alone. */
const unclear = [row(1, 'confirmed')];
const input = { filters: { bookingStatus: ['confirmed'] } };

let folder: string;
let server: FaultServer;
let now: number;
beforeEach(async () => {
  now = Date.UTC(2026, 10, 1);
  folder = await mkdtemp(join(tmpdir(), 'pitwall-ignored-'));
  server = await startFaultServer();
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** The app as after a start: what it asks, and what is written when it ends. */
const start = (profile?: ServerProfile) => {
  const settings = createSettings(folder);
  const notes = createIgnoredNotes({
    read: () => settings.memory().ignored,
    write: (ignored) => settings.remember({ ignored }),
    now: () => now,
  });
  const bench = benchFor(server.url, undefined, {}, notes);
  if (profile) bench.where = { mode: 'live', server: server.url, profile };
  const list = async (input: object, rows: readonly object[]): Promise<readonly string[]> => {
    server.on('/booking/list', json(attributes({ data: rows, total: rows.length })));
    const result = await bench.api.call('booking.list', { page: 1, perPage: 50, ...input }, never());
    if (!result.ok) throw new Error(result.failure.code);
    return (result.value as Page<unknown>).ignored ?? [];
  };
  return { list, end: settings.flush };
};

const ignoredOnce = async (): Promise<void> => {
  const first = start();
  expect(await first.list(input, mixed)).toEqual(['filters.bookingStatus']);
  await first.end();
};

describe('an input that a server ignores', () => {
  test('is remembered over a restart, by call and aspect', async () => {
    await ignoredOnce();
    const second = start();
    expect(await second.list(input, unclear)).toEqual(['filters.bookingStatus']);
    expect(await second.list({ filters: { paymentStatus: ['paid'] } }, unclear)).toEqual([]);
    expect(await second.list({ q: 'zz' }, unclear)).toEqual([]);
  });

  test('is forgotten, also after a restart, when an answer shows that the server respects the input', async () => {
    await ignoredOnce();
    const second = start();
    expect(await second.list({}, mixed)).toEqual([]);
    expect(await second.list(input, obeyed)).toEqual([]);
    expect(await second.list(input, unclear)).toEqual([]);
    await second.end();
    expect(await start().list(input, unclear)).toEqual([]);
  });

  test('is not forgotten because of rows that match by chance', async () => {
    await ignoredOnce();
    const second = start();
    expect(await second.list({}, mixed)).toEqual([]);
    // As many rows as without the filter, in another order; and a later page.
    const others = [row(4, 'confirmed'), row(5, 'confirmed'), row(6, 'confirmed')];
    expect(await second.list(input, others)).toEqual(['filters.bookingStatus']);
    expect(await second.list({ ...input, page: 2 }, obeyed)).toEqual(['filters.bookingStatus']);
  });

  test('is forgotten after a week', async () => {
    await ignoredOnce();
    now += 6 * day;
    expect(await start().list(input, unclear)).toEqual(['filters.bookingStatus']);
    now += 1 * day;
    expect(await start().list(input, unclear)).toEqual([]);
  });

  test('is forgotten with another profile, and does not affect another server', async () => {
    await ignoredOnce();
    expect(await start({ version: 1, money: 'minor' }).list(input, unclear)).toEqual([]);
    const { ignored } = createSettings(folder).memory();
    expect(Object.keys(ignored)).toEqual([server.url]);
    expect(JSON.stringify(ignored)).not.toContain('confirmed');
  });

  test.each([
    ['a search', { q: 'lefty' }, [row(1, 'a'), row(2, 'b')], [{ id: 9, userName: 'Lefty Ruiz' }]],
    ['an order', { sortColumn: 'total', sort: 'desc' }, mixed, [...mixed].reverse()],
    ['a user', { userId: '1' }, mixed, [row(1, 'a'), { ...row(7, 'b'), userId: 1 }]],
  ])('is remembered and forgotten for %s', async (_what, input, contradicting, obeying) => {
    const first = start();
    const [aspect] = await first.list(input, contradicting);
    expect(aspect).toBeDefined();
    await first.end();
    const second = start();
    expect(await second.list(input, [row(1, 'a')])).toEqual([aspect]);
    expect(await second.list(input, obeying)).toEqual([]);
    expect(await second.list(input, [row(1, 'a')])).toEqual([]);
  });

  test('stays bounded for any number of servers and fields', () => {
    let stored = {};
    const notes = createIgnoredNotes({ read: () => stored, write: (next) => (stored = next), now: () => now });
    for (let at = 0; at < 40; at += 1) notes(`https://s${at}.example`, emptyProfile, 'booking.list').add('q');
    const last = notes('https://s39.example', emptyProfile, 'booking.list');
    for (let at = 0; at < 400; at += 1) last.add(`filters.f${at}`);
    expect(Object.keys(stored).length).toBeLessThanOrEqual(20);
    expect(JSON.stringify(stored).length).toBeLessThan(20_000);
    expect(last.has('filters.f399')).toBe(true);
  });
});
