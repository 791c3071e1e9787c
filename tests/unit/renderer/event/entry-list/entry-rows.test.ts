import type { VehicleInfo } from '@contract/entities/racer';
import type { Ticket } from '@contract/entities/ticket';
import { describe, expect, it } from 'vitest';
import { ticketCars } from '../../../../../renderer/event/car-numbers';
import { type EntrySources, entryProblems, toEntryRows } from '../../../../../renderer/event/entry-list/entry-rows';
import { type Parts, pendingParts } from '../../../../../renderer/event/readiness/part';
import { toReferenceDays } from '../../../../../renderer/event/readiness/reference-days';

const vehicle = (values: VehicleInfo): Parts => ({ ...pendingParts, vehicle: { state: 'known', value: values } });
const noForm: Parts = { ...pendingParts, vehicle: { state: 'none' } };
const sources = (more: Partial<EntrySources>): EntrySources => ({
  ...{ racers: [], cars: new Map(), parts: new Map(), eventId: 27 },
  days: toReferenceDays({ timezone: 'America/Chicago' }, Date.parse('2026-05-16T12:00:00Z')),
  ...more,
});

const racerTicket: Ticket = { userId: 1, ticketType: 'racer', status: 'valid' };
const carsFrom = (...tickets: readonly Ticket[]) => ticketCars({ bookings: undefined, tickets }, 27);

describe('the entries of an event', () => {
  it('have what visitors, tickets and vehicle forms say, by class and number', () => {
    const rows = toEntryRows(
      sources({
        racers: [
          { id: 1, firstName: 'Ana', lastName: 'Ruiz', city: 'Tulsa', state: 'OK' },
          { id: 2, firstName: 'Bo Lee' },
        ],
        cars: carsFrom(
          { ...racerTicket, ticketNumber: 'TK-5', vehicleNumber: '148', className: 'Super Pro' },
          { ...racerTicket, ticketNumber: 'TK-6', className: 'Pro', status: 'refunded' },
          { ...racerTicket, userId: 2, vehicleNumber: '7', className: 'Pro' },
        ),
        parts: new Map([
          [
            '1',
            vehicle({
              userId: 1,
              vehicleNumber: '#148',
              year: 2004,
              make: 'Audi',
              model: 'TT',
              transponderNumber: '7734',
            }),
          ],
          ['2', vehicle({ userId: 2, vehicleNumber: '7', sponsor: 'Acme' })],
        ]),
      }),
    );
    expect(rows).toMatchObject([
      { number: '7', className: 'Pro', firstName: 'Bo', lastName: 'Lee', transponder: '', sponsor: 'Acme' },
      {
        ...{ number: '148', className: 'Super Pro', firstName: 'Ana', lastName: 'Ruiz', hometown: 'Tulsa, OK' },
        ...{ car: '2004 Audi TT', transponder: '7734', ticketNumber: 'TK-5', userId: '1' },
      },
    ]);
  });

  it('name the racer of each ticket where an account has several, and the account where its one racer has several', () => {
    const namesOf = (...holders: readonly (string | null)[]) =>
      toEntryRows(
        sources({
          racers: [{ id: 1, firstName: 'Ana', lastName: 'Ruiz', city: 'Tulsa' }],
          cars: carsFrom(
            ...holders.map((holderName, at) => ({ ...racerTicket, holderName, vehicleNumber: String(12 + at) })),
          ),
          parts: new Map([['1', noForm]]),
        }),
      ).map(({ number, firstName, lastName, hometown }) => [number, firstName, lastName, hometown].join(' ').trim());
    expect(namesOf('ANA RUIZ', 'Leo de la Cruz', null)).toEqual([
      ...['12 Ana Ruiz Tulsa', '13 Leo de la Cruz', '14 Ana Ruiz Tulsa'],
    ]);
    expect(namesOf('A. Ruiz', 'A. Ruiz')).toEqual(['12 Ana Ruiz Tulsa', '13 Ana Ruiz Tulsa']);
  });

  it('tell a second car of a racer from the one of the vehicle form', () => {
    const cars = [
      { number: '148', className: 'Pro' },
      { number: '149', className: 'Street' },
    ];
    const rows = toEntryRows(
      sources({
        racers: [{ id: 1, firstName: 'Ana', lastName: 'Ruiz' }],
        cars: new Map([['1', cars]]),
        parts: new Map([['1', vehicle({ vehicleNumber: '148', className: 'Pro', transponderNumber: '7734' })]]),
      }),
    );
    expect(rows.map(({ number, transponder }) => [number, transponder])).toEqual([
      ['148', '7734'],
      ['149', ''],
    ]);
  });

  const own = (name: string, vehicleNumber: string | null, className: string): Ticket => ({
    ...{ ...racerTicket, ticketNumber: name, vehicleNumber, className },
  });
  const entriesOf = (tickets: readonly Ticket[], form?: VehicleInfo) =>
    toEntryRows(
      sources({
        racers: [{ id: 1, lastName: 'Ruiz' }],
        cars: carsFrom(...tickets),
        parts: new Map([['1', form ? vehicle(form) : noForm]]),
      }),
    );
  const shown = (...of: Parameters<typeof entriesOf>) =>
    entriesOf(...of).map(({ number, className, ticketNumber }) => [number, className, ticketNumber]);

  it('have one for each ticket, also for a car that has no number yet', () => {
    const tickets = [own('A', '12', 'Pro'), own('B', null, 'Street')];
    const expected = [
      ['12', 'Pro', 'A'],
      ['', 'Street', 'B'],
    ];
    expect(shown(tickets)).toEqual(expected);
    expect(shown(tickets, { vehicleNumber: '12', className: 'Pro' })).toEqual(expected);
    expect(entryProblems(entriesOf(tickets)).map(({ kind, rows }) => [kind, rows[0]?.className])).toContainEqual([
      'noNumber',
      'Street',
    ]);
    expect(shown([own('A', null, 'Pro'), own('B', null, 'Pro')])).toEqual([
      ['', 'Pro', 'A'],
      ['', 'Pro', 'B'],
    ]);
  });

  it('have the ticket of their own car, also of two in one class', () => {
    const tickets = [own('A', '12', 'Pro'), own('B', '13', 'Pro')];
    const expected = [
      ['12', 'Pro', 'A'],
      ['13', 'Pro', 'B'],
    ];
    expect(shown(tickets)).toEqual(expected);
    expect(shown(tickets, { vehicleNumber: '12', className: 'Pro' })).toEqual(expected);
    expect(shown(tickets, { vehicleNumber: '13', className: 'Pro' })).toEqual(expected);
  });

  it('are not doubled by a form that corrects a number or a class', () => {
    expect(shown([own('A', '12', 'Pro')], { vehicleNumber: '21', className: 'Sportsman' })).toEqual([
      ['21', 'Sportsman', 'A'],
    ]);
    expect(shown([own('A', null, 'Pro')], { vehicleNumber: '21' })).toEqual([['21', 'Pro', 'A']]);
    expect(shown([own('A', '12', 'Pro'), own('B', '13', 'Street')], { vehicleNumber: '21', className: 'Pro' })).toEqual(
      [
        ['21', 'Pro', 'A'],
        ['13', 'Street', 'B'],
      ],
    );
  });

  it('have no ticket and no class that may be of another car', () => {
    const tickets = [own('A', '12', 'Pro'), own('B', '13', 'Street')];
    expect(shown(tickets, { vehicleNumber: '21', className: 'Junior' })).toEqual([
      ['21', 'Junior', ''],
      ['12', 'Pro', 'A'],
      ['13', 'Street', 'B'],
    ]);
    expect(shown([own('A', '12', ''), own('B', '13', '')], { vehicleNumber: '12', className: 'Pro' })).toEqual([
      ['12', 'Pro', 'A'],
      ['13', '', 'B'],
    ]);
  });

  it('leave unknown what could not be loaded or is the form of another racer', () => {
    const failed: Parts = {
      ...pendingParts,
      vehicle: { state: 'failed', failure: { kind: 'network', code: 'offline' } },
    };
    const racers = [
      { id: 1, lastName: 'A' },
      { id: 2, lastName: 'B' },
      { id: 3, lastName: 'C' },
    ];
    const parts = new Map([
      ['1', failed],
      ['2', vehicle({ userId: 99, transponderNumber: '1' })],
      ['3', noForm],
    ]);
    const rows = toEntryRows(sources({ racers, parts }));
    for (const key of ['number', 'className', 'transponder'] as const)
      expect(rows.map((row) => row[key])).toEqual([undefined, undefined, '']);
    expect(entryProblems(rows).map(({ kind, rows: own }) => [kind, own.map(({ userId }) => userId)])).toEqual([
      ['noNumber', ['3']],
      ['noTransponder', ['3']],
    ]);
  });
});

describe('the problems of an entry list', () => {
  const entry = (userId: string, number: string, className: string, transponder: string | undefined) => ({
    ...{ id: `${userId} ${className}`, userId, number, className, transponder, ticketNumber: '' },
    ...{ firstName: userId, lastName: '', car: '', sponsor: '', hometown: '' },
  });
  const found = (rows: Parameters<typeof entryProblems>[0]) =>
    Object.fromEntries(entryProblems(rows).map(({ kind, rows: own }) => [kind, own.map(({ userId }) => userId)]));

  it('are missing and double numbers and transponders', () => {
    expect(
      found([
        entry('a', '7', 'Pro', '100'),
        entry('b', '7', 'pro', '200'),
        entry('c', '9', 'Pro', ''),
        entry('d', '9', 'Street', '200'),
        entry('e', '', 'Street', undefined),
      ]),
    ).toEqual({
      sameNumber: ['a', 'b'],
      sharedNumber: ['c', 'd'],
      noNumber: ['e'],
      sameTransponder: ['b', 'd'],
      noTransponder: ['c'],
    });
  });

  it('are not those of one racer who drives in two classes', () => {
    expect(found([entry('a', '7', 'Pro', '100'), entry('a', '7', 'Street', '100')])).toEqual({});
  });
});
