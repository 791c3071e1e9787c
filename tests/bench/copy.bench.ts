/** What the copy costs: a read that is kept in the encrypted store, and 10,000 kept rows found and filtered. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@contract/endpoint';
import type { Values } from '@contract/json/record';
import { rowsMatching } from '@contract/reading/ignored-inputs';
import { createCopy } from '../../main/core/store/create-copy';
import { createStoreAccess, type StoreAccess } from '../../main/core/store/store-access';
import { withCopy } from '../../main/core/store/with-copy';
import { loadLevel, openLevelStore } from '../../main/store/level-store';
import { benchFor } from '../unit/main/core/call/harness';
import { atMost, type Bench, info, median } from './figure';

const ticketOf = (at: number): Values => ({
  id: 1e6 + at,
  ticketNumber: `TK-${at}`,
  bookingId: at % 3_500,
  eventId: 27,
  eventName: 'Spring Shootout',
  userId: at % 2_900,
  userName: `Dana Whitlock ${at % 2_900}`,
  userEmail: `visitor${at}@example.com`,
  userPhone: `+1 555 ${String(at).padStart(7, '0')}`,
  ticketType: at % 4 === 0 ? 'racer' : 'spectator',
  status: 'valid',
  price: `${at % 90}.00`,
  currency: 'USD',
  checkedInAt: null,
  createdAt: '2026-04-12T10:15:00Z',
});
const pageOf = (rows: number): Page<Values> => ({
  rows: Array.from({ length: rows }, (_, at) => ticketOf(at)),
  total: rows,
  isComplete: true,
});

/** Milliseconds that the server takes: no real one is nearer. */
const serverTime = 20;

/** The app's own client of a server that answers with a page of 50 tickets, as a screen asks for it. */
const startServer = async () => {
  const body = JSON.stringify({ data: { attributes: pageOf(50) } });
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    setTimeout(() => response.end(body), serverTime);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { api } = benchFor(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return { api, close: () => server.close() };
};

const signal = new AbortController().signal;
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

const signedIn = (stores: StoreAccess): void =>
  stores.sessionChanged({
    target: { mode: 'live', server: 'https://api.example.com' },
    person: { id: '1', name: 'Ana' },
  } as never);

export const copy: Bench = async ({ short }) => {
  const folder = mkdtempSync(join(tmpdir(), 'pitwall-copy-bench-'));
  const stores = createStoreAccess(async () => ({
    store: await openLevelStore(await (await loadLevel())(folder), new Uint8Array(32)),
  }));
  const kept = createCopy(stores, { now: Date.now });
  signedIn(stores);
  const server = await startServer();
  const layer = withCopy({ copy: kept, network: () => 'online', generation: () => 1 });
  const copied = layer(server.api, false);
  try {
    const id = 'booking.ticketList';
    const reads = short ? 30 : 300;
    const times: { plain: number[]; kept: number[] } = { plain: [], kept: [] };
    for (let at = 0; at < reads; at += 1) {
      const input = { eventId: 27, page: at, perPage: 50 };
      // In turns, because each read's storing goes on during the next one.
      for (const one of at % 2 === 0 ? (['plain', 'kept'] as const) : (['kept', 'plain'] as const))
        times[one].push(await timed(() => (one === 'plain' ? server.api : copied).call(id, input, signal)));
    }
    const stored = await timed(() => kept.stored());

    kept.keep('booking.ticketList', { eventId: 28 }, pageOf(10_000));
    await kept.stored();
    const find = async (): Promise<void> => {
      const found = await kept.find('booking.ticketList', { eventId: 28, q: 'racer' });
      rowsMatching(found?.value ? (found.value as Page<Values>).rows : [], { filters: { ticketType: ['racer'] } });
    };
    const first = await timed(find);
    const again: number[] = [];
    for (let at = 0; at < (short ? 5 : 20); at += 1) again.push(await timed(find));
    return [
      atMost(
        'a read that is kept / the same read without the copy (server 20 ms away)',
        median(times.kept) / median(times.plain),
        'x',
        1.1,
      ),
      info('  kept', median(times.kept), 'ms'),
      info('  without the copy', median(times.plain), 'ms'),
      info('  storing what was still waiting at the end', stored, 'ms'),
      atMost('10,000 kept rows found and filtered', median(again), 'ms', 100),
      info('  the first time, read from the disk', first, 'ms'),
    ];
  } finally {
    server.close();
    await stores.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
