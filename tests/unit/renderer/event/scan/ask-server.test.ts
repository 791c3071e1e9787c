import { describe, expect, it, vi } from 'vitest';
import { abilityOf } from '../../../../../preload/contract/ability';
import { fail, ok, type Result } from '../../../../../preload/contract/failure';
import { askServer, type CallEndpoint, maxQuestions } from '../../../../../renderer/event/scan/ask-server';
import { createLookupIndex } from '../../../../../renderer/event/scan/lookup-index';

type Rows = readonly Readonly<Record<string, unknown>>[];
type Input = Readonly<Record<string, unknown>>;

const everything = abilityOf([{ action: 'manage', subject: 'all' }]);
const page = (rows: Rows, ignored: readonly string[] = []) =>
  ok({ rows, total: rows.length, isComplete: false, ...(ignored.length > 0 ? { ignored } : {}) });

const asking = (answer: (id: string, input: Input) => Result<unknown>) =>
  vi.fn(async (id: string, input: unknown) => answer(id, input as Input)) as unknown as CallEndpoint &
    ReturnType<typeof vi.fn>;

it('finds a ticket and its booking in one answer', async () => {
  const call = asking((id) =>
    page(
      id === 'booking.ticketList'
        ? [{ id: 11, bookingId: 1, ticketNumber: 'TK-9-1' }]
        : id === 'booking.list'
          ? [{ id: 1, bookingNumber: 'BK-1' }]
          : [],
    ),
  );
  const { matches, failure } = await askServer('tk-9-1', { call, ability: everything });
  expect(matches.map(({ key, kind, ticketId, booking }) => [key, kind, ticketId, booking?.bookingNumber])).toEqual([
    ['1', 'ticket', '11', 'BK-1'],
  ]);
  expect(failure).toBeUndefined();
});

it('takes no row that lacks the code, and says that the server ignored the search', async () => {
  const call = asking(() => page([{ id: 11, bookingId: 1, ticketNumber: 'TK-8-8' }], ['q']));
  expect(await askServer('TK-9-1', { call, ability: everything })).toMatchObject({
    matches: [],
    failure: undefined,
    isIgnored: true,
  });
});

it('does not say that a code is missing while a ticket in the answer has no number that can be read', async () => {
  const withTickets = (rows: readonly Readonly<Record<string, unknown>>[]) =>
    askServer('18249-009', {
      call: asking((id) => page(id === 'booking.ticketList' ? rows : [])),
      ability: everything,
    });
  expect(await withTickets([{ id: 11, holderName: 'Keziah Odom' }])).toMatchObject({ matches: [], isIgnored: true });
  expect(await withTickets([])).toMatchObject({ matches: [], isIgnored: false });
});

it('finds the bookings of a visitor by phone, although bookings carry none', async () => {
  const call = asking((id, { q, userId }) => {
    if (id === 'visitor.search' && q === '4055550112')
      return page([{ id: 7, firstName: 'Zoë', phone: '+1 405-555-0112' }]);
    return page(id === 'booking.list' && userId === 7 ? [{ id: 1, userId: 7, bookingNumber: 'BK-1' }] : []);
  });
  const { matches } = await askServer('(405) 555-0112', { call, ability: everything });
  expect(matches.map(({ key, kind }) => [key, kind])).toEqual([['1', 'phone']]);
});

it('leaves out bookings of others, from a server that ignores the visitor', async () => {
  const call = asking((id, { userId }) => {
    if (id === 'visitor.search') return page([{ id: 7, firstName: 'Zoë', lastName: 'Whitlock' }]);
    return page(id === 'booking.list' && userId !== undefined ? [{ id: 2, userId: 8, bookingNumber: 'BK-2' }] : []);
  });
  expect((await askServer('zoe whitlock', { call, ability: everything })).matches).toEqual([]);
});

it('finds a ticket whose id another booking’s ticket has, too', async () => {
  const rows = [
    { id: 1, bookingId: 1, ticketNumber: 'TK-9-1' },
    { id: 1, bookingId: 2, ticketNumber: 'TK-9-10' },
  ];
  const call = asking((id) => page(id === 'booking.ticketList' ? rows : []));
  expect((await askServer('TK-9-1', { call, ability: everything })).matches.map(({ key }) => key)).toEqual(['1']);
});

it('does not call a code unknown if a part of the lookup failed', async () => {
  const call = asking((id) => (id === 'booking.list' ? fail('network', 'offline') : page([])));
  const { matches, failure } = await askServer('TK-9-1', { call, ability: everything });
  expect(matches).toEqual([]);
  expect(failure?.kind).toBe('network');
});

it('makes only calls that the user may make', async () => {
  const call = asking(() => page([]));
  await askServer('TK-9-1', { call, ability: abilityOf([{ action: 'read', subject: 'Ticket' }]) });
  expect(new Set(call.mock.calls.map(([id]) => id))).toEqual(new Set(['booking.ticketList']));
});

it('counts no booking as a visitor’s that does not say whose it is, and does not call the code unknown then', async () => {
  const call = asking((id, { userId }) => {
    if (id === 'visitor.search') return page([{ id: 7, firstName: 'Zoe', lastName: 'Vale' }]);
    return page(id === 'booking.list' && userId !== undefined ? [{ id: 2, bookingNumber: 'BK-2', userId: null }] : []);
  });
  expect(await askServer('zoe vale', { call, ability: everything })).toMatchObject({ matches: [], isIgnored: true });
});

describe('a code of several parts', () => {
  /** A server that finds rows by any part of their texts. */
  const serverWith = (tickets: Rows, bookings: Rows = []) =>
    asking((id, { q }) => {
      const rows = id === 'booking.ticketList' ? tickets : id === 'booking.list' ? bookings : [];
      return page(rows.filter((row) => JSON.stringify(row).toLowerCase().includes(String(q).toLowerCase())));
    });
  const asked = (call: ReturnType<typeof asking>): readonly unknown[] => [
    ...new Set(call.mock.calls.map(([, input]) => (input as Input).q)),
  ];
  const ticket = { id: 11, bookingId: 1, ticketNumber: 'TK-9-1', status: 'valid' };

  it.each([
    'https://t.example/t/TK-9-1?lang=en',
    'https://t.example/en/2026/gate/TK-9-1/view?utm_source=mail&utm_campaign=spring-2026&v=2&ts=1795000000',
    'https://t.example/?lang=en&e=27&x=12&s=9f8a7c6d&ticket=TK-9-1#top',
    'mailto:gate@t.example?subject=TK-9-1',
    '{"v":1,"e":27,"lang":"en","t":"TK-9-1","s":"a1b2c3d4"}',
    'v1|27|en|2026-11-23|TK-9-1|a1b2c3d4',
  ])('is found by the part that looks like a number: %s', async (code) => {
    const call = serverWith([ticket]);
    const { matches } = await askServer(code, { call, ability: everything });
    expect(asked(call)).toContain('TK-9-1');
    expect(asked(call).length).toBeLessThanOrEqual(maxQuestions);
    expect(matches).toMatchObject([{ kind: 'ticket', ticketId: '11', isCertain: true }]);
  });

  it('never finds a car, a visitor or another number of the address', async () => {
    const call = serverWith(
      [{ id: 12, bookingId: 2, ticketNumber: 'TK-5523-12', holderName: 'Zoe Vale', vehicleNumber: '2' }],
      [{ id: 2, bookingNumber: '2', userName: 'Zoe Vale' }],
    );
    const answer = await askServer('https://t.example/t/TK-0000-0?v=2', { call, ability: everything });
    expect(answer.matches).toEqual([]);
    expect(answer.parts).toBeGreaterThan(answer.asked);
    expect(new Set(call.mock.calls.map(([id]) => id))).toEqual(new Set(['booking.ticketList', 'booking.list']));
  });

  it('asks first for the part that has the shape of the last numbers', async () => {
    const call = serverWith([{ id: 1, bookingId: 1, ticketNumber: 'kx82mw4t' }]);
    const { shapes } = await askServer('kx82mw4t', { call, ability: everything });
    call.mockClear();
    const code = 'https://t.example/AN-11/BX-22/CX-33/DX-44/EX-55/zq93hb7r';
    await askServer(code, { call, ability: everything, shapes: [shapes] });
    expect(asked(call)[0]).toBe('zq93hb7r');
    call.mockClear();
    await askServer(code, { call, ability: everything });
    expect(asked(call)).not.toContain('zq93hb7r');
  });

  it('joins what the loaded rows may have, which a part of the code left open', async () => {
    const [local] = createLookupIndex([], [{ ...ticket, id: 12, bookingId: 2, ticketNumber: 'TK-7-7' }]).find('TK-7-7');
    const code = 'https://t.example/t/TK-9-1?from=TK-7-7';
    const found = await askServer(code, {
      call: serverWith([ticket]),
      ability: everything,
      local: local ? [local] : [],
    });
    expect(found.matches.map(({ ticketId, isCertain }) => [ticketId, isCertain])).toEqual([
      ['11', true],
      ['12', true],
    ]);
    const without = await askServer(code, { call: serverWith([]), ability: everything, local: local ? [local] : [] });
    expect(without.matches.map(({ ticketId, isCertain }) => [ticketId, isCertain])).toEqual([['12', false]]);
  });
});
