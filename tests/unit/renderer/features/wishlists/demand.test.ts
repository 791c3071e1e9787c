import { expect, test } from 'vitest';
import { byEvent, byVisitor, countText, toTotals } from '../../../../../renderer/features/wishlists/demand';

const wishes = [
  { eventId: 1, eventName: 'Bracket Bash', userId: 10, userName: 'Ann', converted: true, ticketsAvailable: 4 },
  { eventId: 2, eventName: 'Fall Finale', userId: 10, userName: 'Ann', converted: false, ticketsAvailable: 0 },
  {
    eventId: 2,
    eventName: 'Fall Finale',
    userId: 11,
    userName: null,
    userEmail: 'bo@example.com',
    converted: true,
    ticketsAvailable: 0,
  },
  { eventId: null, eventName: null, userId: 12, userName: 'Cy' },
];

test('events are sorted by number of entries, with the number of bookings', () => {
  expect(byEvent(wishes).map(({ name, wishes: count, booked }) => [name, count, booked])).toEqual([
    ['Fall Finale', 2, 1],
    ['Bracket Bash', 1, 1],
  ]);
});

test('visitors are sorted by number of entries; a visitor without a name is shown by email', () => {
  expect(byVisitor(wishes).map(({ name, wishes: count }) => [name, count])).toEqual([
    ['Ann', 2],
    ['bo@example.com', 1],
    ['Cy', 1],
  ]);
});

test('totals count each visitor once, and as unmet only entries for sold-out events without a booking', () => {
  const known = { unnamed: 0, unmetUnknown: 0 };
  expect(toTotals(wishes)).toEqual({
    wishes: 4,
    booked: 2,
    unknown: 1,
    visitors: 3,
    unmet: 1,
    ...known,
    unmetUnknown: 1,
  });
  expect(toTotals([])).toEqual({ wishes: 0, booked: 0, unknown: 0, visitors: 0, unmet: 0, ...known });
  // An entry that doesn't say whether it became a booking is neither.
  const untold = [
    { userId: 1, ticketsAvailable: 0 },
    { converted: 'maybe' as never, ticketsAvailable: 0 },
  ];
  expect(toTotals(untold)).toMatchObject({ booked: 0, unknown: 2, unmet: 0 });
});

test('says of no group that none became bookings if that is not known', () => {
  const entry = { eventId: 1, eventName: 'Bracket Bash' };
  const shown = (rows: Parameters<typeof byEvent>[0]) =>
    byEvent(rows).map(({ booked, unknown }) => countText(booked, unknown));
  expect(shown([entry, entry])).toEqual(['–']);
  expect(shown([entry, { ...entry, converted: true }])).toEqual(['1']);
  expect(shown([{ ...entry, converted: false }])).toEqual(['0']);
});

test('entries without ids are told apart by the event and its start, and by the email of the visitor', () => {
  const event = { eventName: 'Fall Finale', eventStartDate: '2026-10-03' };
  const ann = { ...event, userName: 'Ann', userEmail: 'ann@example.com', ticketsAvailable: 0, converted: false };
  const rows = [ann, { ...ann, eventStartDate: '2027-10-02' }, { ...ann, userEmail: 'ann.jr@example.com' }, {}];
  expect(byEvent(rows).map(({ id, wishes: count }) => [id, count])).toEqual([
    [undefined, 2],
    [undefined, 1],
  ]);
  expect(toTotals(rows)).toMatchObject({ wishes: 4, visitors: 2, unnamed: 1, unmet: 3, unmetUnknown: 1 });
});

test('the booked flag can be a number or a word', () => {
  const written = [1, '1', 'true', 0, '0', 'no', null].map((converted) => ({
    eventId: 1,
    converted: converted as never,
  }));
  expect(toTotals(written).booked).toBe(3);
  expect(byEvent(written)).toMatchObject([{ wishes: 7, booked: 3 }]);
});
