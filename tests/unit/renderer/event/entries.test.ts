import { toEventEntries } from '@contract/entities/event-entries';
import { holderIds, isVoid } from '@contract/entities/ticket-entries';
import { describe, expect, test } from 'vitest';

const racers = [1, 2, 3, 4].map((id) => ({ id, firstName: `Racer ${id}` }));
const booking = (id: number, userId: number, bookingStatus = 'confirmed', eventId: number = 27) => ({
  id,
  userId,
  eventId,
  bookingStatus,
});
const ticket = (bookingId: number, status: string, eventId: number = 27, ticketType = 'racer') => ({
  id: bookingId * 10,
  bookingId,
  eventId,
  ticketType,
  status,
});
const ids = (rows: readonly { readonly id?: unknown }[]) => rows.map(({ id }) => id);

describe('the racers of an event', () => {
  test.each(['cancelled', 'refunded', 'blocked', 'transferred', 'Canceled'])(
    'exclude a racer whose ticket is %s',
    (word) => {
      const bookings = [booking(11, 1), booking(12, 2)];
      const tickets = [ticket(11, word), ticket(12, 'valid')];
      const {
        racers: entered,
        others,
        doubt,
      } = toEventEntries(racers.slice(0, 2), { eventId: '27', bookings, tickets });
      expect(ids(entered)).toEqual([2]);
      expect(ids(others)).toEqual([1]);
      expect(doubt).toBeUndefined();
    },
  );

  test('exclude a cancelled booking, and include racers with another valid ticket', () => {
    const bookings = [booking(11, 1, 'cancelled'), booking(12, 2, 'refunded'), booking(13, 2), booking(14, 3)];
    const tickets = [ticket(11, 'valid'), ticket(12, 'refunded'), ticket(13, 'used')];
    expect(ids(toEventEntries(racers, { eventId: 27, bookings, tickets }).racers)).toEqual([2, 3]);
  });

  test('exclude racers of other events if the server ignores the event', () => {
    const bookings = [booking(11, 1), booking(12, 2, 'confirmed', 8), booking(13, 3)];
    const tickets = [ticket(11, 'valid'), ticket(12, 'valid', 8), ticket(13, 'valid', 27, 'spectator')];
    const { racers: entered, doubt } = toEventEntries(racers, { eventId: 27, bookings, tickets });
    expect(ids(entered)).toEqual([1]);
    expect(doubt).toBeUndefined();
  });

  test('are included with a notice if their tickets have a type that is not known', () => {
    const bookings = [booking(11, 1), booking(12, 2), booking(13, 3)];
    const tickets = [ticket(11, 'valid'), ticket(12, 'valid', 27, 'Race entry'), ticket(13, 'valid', 27, 'crew')];
    const { racers: entered, others, doubt } = toEventEntries(racers.slice(0, 3), { eventId: 27, bookings, tickets });
    expect([ids(entered), ids(others), doubt]).toEqual([[1, 2], [3], 'type']);
  });

  test('are included with a notice if tickets name no event or no racer, or cannot be loaded', () => {
    const nameless = [
      { id: 1, userId: 1, status: 'valid' },
      { id: 2, userId: 2, status: 'cancelled' },
    ];
    const unsure = toEventEntries(racers, { eventId: 27, bookings: undefined, tickets: nameless });
    expect(unsure.doubt).toBe('event');
    expect(ids(unsure.racers)).toEqual([1, 3, 4]);
    const ownerless = [{ id: 1, eventId: 27, status: 'valid' }];
    const whose = toEventEntries(racers, { eventId: 27, bookings: undefined, tickets: ownerless });
    expect([whose.doubt, whose.racers.length]).toEqual(['racer', 4]);
    const unread = toEventEntries(racers, { eventId: 27, bookings: undefined, tickets: undefined });
    expect([unread.doubt, unread.racers.length]).toEqual(['unread', 4]);
  });

  test('are counted once per person for a message, and not at all if tickets name no person', () => {
    const bookings = [booking(11, 1), booking(12, 1), booking(13, 2, 'cancelled'), booking(14, 3, 'confirmed', 8)];
    expect(holderIds({ bookings, tickets: [ticket(11, 'valid', 27, 'spectator'), ticket(12, 'valid')] }, '27')).toEqual(
      new Set(['1']),
    );
    expect(holderIds({ bookings: undefined, tickets: [{ id: 1, eventId: 27, status: 'valid' }] }, 27)).toBeUndefined();
    expect(holderIds({ bookings: undefined, tickets: undefined }, 27)).toBeUndefined();
  });

  test('a status of another type does not void a ticket', () => {
    for (const odd of [undefined, null, 7, {}, 'under review']) expect(isVoid(odd)).toBe(false);
  });
});
