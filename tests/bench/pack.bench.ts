/** Preparing an event of 3,500 bookings and 200 racers, compared with the latency of its calls at six at a time. */
import { abilityOf, allows } from '@contract/ability';
import type { Page } from '@contract/endpoint';
import { ok, type Result } from '@contract/failure';
import type { Values } from '@contract/json/record';
import { type EndpointId, rowOf } from '@contract/table';
import type { ApiCalls } from '../../main/core/call/calls';
import { createPacks } from '../../main/core/pack/packs';
import { createCopy } from '../../main/core/store/create-copy';
import { createMemoryStore } from '../../main/core/store/memory-store';
import { createStoreAccess } from '../../main/core/store/store-access';
import { atMost, type Bench, info, median } from './figure';

const racers = 200;
const concurrency = 6;
const event = { id: 27, name: 'Night race', trackId: 1 };

const rowsOf = (count: number, row: (at: number) => Values): readonly Values[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    eventId: event.id,
    ...row(at),
    updatedAt: '2026-05-16T10:00:00Z',
  }));

/** The rows of the lists that an event has many of; every other list is short. */
const listsOf = (bookings: number): Readonly<Partial<Record<EndpointId, readonly Values[]>>> => ({
  'booking.list': rowsOf(bookings, (at) => ({
    ...{ userId: at + 1, bookingNumber: `B-${at}`, userName: `Person ${at}`, userEmail: `person${at}@example.com` },
    ...{ total: '120.00', bookingStatus: 'confirmed', paymentStatus: 'paid', channel: 'web', notes: 'x'.repeat(200) },
  })),
  'booking.ticketList': rowsOf(bookings, (at) => ({
    ...{ bookingId: at + 1, userId: at + 1, ticketNumber: `T-${at}`, holderName: `Person ${at}`, status: 'valid' },
    ticketType: at < racers ? 'racer' : 'spectator',
  })),
  'visitor.list': rowsOf(bookings, (at) => ({ firstName: 'Person', lastName: String(at), phone: '5550100' })),
});

/** Answers after a delay, and adds up how long its answers took. */
const createServer = (bookings: number, latency: number) => {
  const lists = listsOf(bookings);
  let spent = 0;
  let calls = 0;
  const answerOf = (id: EndpointId, input: unknown): Result<unknown> => {
    const { page = 1, perPage = 2_000 } = input as { readonly page?: number; readonly perPage?: number };
    if (rowOf(id)?.output.shape !== 'list') return ok({ id: 1, eventId: event.id });
    const rows = lists[id] ?? rowsOf(20, () => ({}));
    const from = (page - 1) * perPage;
    const shown = rows.slice(from, from + perPage);
    return ok({ rows: shown, total: rows.length, isComplete: shown.length === rows.length } satisfies Page<Values>);
  };
  const call: ApiCalls['call'] = async (id, input) => {
    const from = performance.now();
    await new Promise((resolve) => setTimeout(resolve, latency));
    spent += performance.now() - from;
    calls += 1;
    return answerOf(id, input);
  };
  return { call, spent: () => spent, calls: () => calls };
};

const prepare = async (bookings: number, latency: number) => {
  const server = createServer(bookings, latency);
  const stores = createStoreAccess(async () => ({ store: createMemoryStore() }));
  const copy = createCopy(stores, { now: Date.now });
  const ability = abilityOf([{ action: 'manage', subject: 'all' }]);
  const { promise, resolve } = Promise.withResolvers<void>();
  const packs = createPacks({
    ...{ copy, stores, now: Date.now },
    calls: () => ({ call: server.call }) as ApiCalls,
    can: (needs) => allows(ability, needs),
    emit: ({ packs: [pack] }) => {
      if (pack && pack.state !== 'running') resolve();
    },
  });
  stores.sessionChanged({
    ...{ tokens: { access: 'bench' }, ability: [], isStored: false },
    person: { id: '1', name: 'Bench', email: 'bench@example.com', more: {} },
    target: { mode: 'demo', server: '' },
  });
  await packs.view();
  const from = performance.now();
  await packs.prepare({ event });
  await promise;
  const time = performance.now() - from;
  const [pack] = (await packs.view()).packs;
  if (pack?.state !== 'ready') throw new Error(`the pack is ${pack?.state}`);
  await stores.close();
  return { time, ideal: server.spent() / concurrency, calls: server.calls() };
};

export const pack: Bench = async ({ short }) => {
  const bookings = short ? 500 : 3_500;
  const runs = [];
  for (let round = 0; round < (short ? 1 : 3); round += 1) runs.push(await prepare(bookings, short ? 10 : 50));
  return [
    atMost(
      `preparing ${bookings} bookings and ${racers} racers / its calls' latency at six at a time`,
      median(runs.map(({ time, ideal }) => time / ideal)),
      'x',
      1.5,
    ),
    info('  calls', median(runs.map(({ calls }) => calls)), ''),
    info('  time', median(runs.map(({ time }) => time)), 'ms'),
  ];
};
