import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import { describe, expect, it } from 'vitest';
import { type Parts, pendingParts } from '../../../../../../renderer/event/readiness/part';
import {
  byClass,
  classEntries,
  type Entry,
  withParts,
} from '../../../../../../renderer/features/desk/papers/class-entries';
import { classLists, techSheets } from '../../../../../../renderer/features/desk/papers/class-lists';
import { ticketLines } from '../../../../../../renderer/features/desk/papers/ticket-lines';
import type { Text } from '../../../../../../renderer/kit/format/text';

const text: Text = (key, params = {}) => [key.replace('papers.', ''), ...Object.values(params)].join(' ');

const bookings: readonly Booking[] = [
  { id: 1, userId: 7 },
  { id: 2, userId: 8 },
];
const racer = { ticketType: 'racer' } as const;
const tickets: readonly Ticket[] = [
  { ...racer, id: 10, ticketNumber: 'TK-1', bookingId: 1, holderName: 'Ann', className: 'Pro', vehicleNumber: '#10' },
  { ...racer, id: 11, ticketNumber: 'TK-2', bookingId: 2, holderName: 'Bo', className: 'pro', vehicleNumber: '9' },
  { ...racer, id: 12, ticketNumber: 'TK-3', bookingId: 2, holderName: 'Cy', className: 'Street' },
  { ...racer, id: 13, ticketNumber: 'TK-4', bookingId: 3, holderName: 'Di' },
  { id: 14, ticketNumber: 'TK-5', ticketType: 'spectator', bookingId: 1, holderName: 'Ed', className: 'Pro' },
];
const drivers = classEntries(ticketLines(tickets, bookings).lines);
const days = { today: '2026-11-21', until: '2026-11-22', isOfEvent: true };

const techCard: Parts['techCard'] = {
  state: 'known',
  value: {
    cardNumber: 'TC-1',
    items: [
      { section: 'Belts', code: 'b1', label: 'In date', result: 'pass' },
      { section: 'Belts', code: 'b2', label: 'Latch', result: 'fail', note: 'Stiff' },
    ],
  },
};
const parts: Parts = {
  ...pendingParts,
  techCard,
  vehicle: { state: 'known', value: { vehicleNumber: '10', year: 2004, make: 'Chevrolet', model: 'Corvette' } },
};
const entries: readonly Entry[] = drivers.map((driver) =>
  withParts(driver, driver.name === 'Ann' ? parts : undefined, days, 5),
);

describe('class lists', () => {
  it('have a page for each class in the order of the event, and one for entries without a class', () => {
    const classes = [
      { name: 'Street', sortOrder: 1 },
      { name: 'Pro', sortOrder: 2 },
    ];
    const { groups, isPagePerGroup } = classLists(text, (level) => level, entries, classes);
    expect(isPagePerGroup).toBe(true);
    expect(groups.map(({ heading, rows }) => [heading, rows.map(({ name }) => name)])).toEqual([
      ['classHeading Street 1', ['Cy']],
      ['classHeading Pro 2', ['Bo', 'Ann']],
      ['classHeading noClass 1', ['Di']],
    ]);
    expect(byClass(entries, []).map(({ className }) => className)).toEqual(['pro', 'Street', '']);
  });

  it('show the car of the racer who drives it, and no tech result that is not known', () => {
    const [ann, bo] = ['Ann', 'Bo'].map((name) => entries.find((entry) => entry.name === name));
    expect(ann).toMatchObject({ userId: '7', number: '10', vehicle: '2004 Chevrolet Corvette' });
    expect(bo).toMatchObject({ vehicle: '', tech: 'unknown' });
  });

  it('do not take the person who booked several entries for the driver of each', () => {
    expect(drivers.map(({ name, userId }) => [name, userId])).toEqual([
      ['Ann', '7'],
      ['Bo', ''],
      ['Cy', ''],
      ['Di', ''],
    ]);
  });

  it('never show the car of another entry', () => {
    const [ann] = drivers;
    const other = ann && withParts({ ...ann, number: '11' }, parts, days, 5);
    expect(other).toMatchObject({ number: '11', vehicle: '' });
  });
});

describe('tech sheets', () => {
  const { groups } = techSheets(text, entries, []);
  const sheetOf = (name: string) => groups.find(({ heading }) => heading?.endsWith(name));

  it('have a page for each racer with the points and their results', () => {
    expect(groups).toHaveLength(4);
    expect(sheetOf('Ann')).toMatchObject({ heading: '#10 Ann', code: 'TK-1' });
    expect(sheetOf('Ann')?.rows).toEqual([
      { section: 'Belts', point: 'In date', pass: 'x', fail: '', reinspect: '', note: '' },
      { section: '', point: 'Latch', pass: '', fail: 'x', reinspect: '', note: 'Stiff' },
    ]);
  });

  it('have the points of another card, without its results, for a racer who has no card', () => {
    expect(sheetOf('Bo')?.rows.map(({ point, pass, fail, note }) => [point, pass, fail, note])).toEqual([
      ['In date', '', '', ''],
      ['Latch', '', '', ''],
    ]);
  });

  it('have lines to write on if no card has points', () => {
    const bare = techSheets(
      text,
      entries.map((entry) => ({ ...entry, parts: pendingParts })),
      [],
    );
    expect(bare.groups[0]?.rows).toHaveLength(20);
  });
});
