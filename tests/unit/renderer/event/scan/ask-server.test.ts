import { expect, it, vi } from 'vitest';
import { abilityOf } from '../../../../../preload/contract/ability';
import { fail, ok, type Result } from '../../../../../preload/contract/failure';
import { askServer, type CallEndpoint } from '../../../../../renderer/event/scan/ask-server';

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
  expect(await askServer('TK-9-1', { call, ability: everything })).toEqual({
    matches: [],
    failure: undefined,
    isIgnored: true,
  });
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
