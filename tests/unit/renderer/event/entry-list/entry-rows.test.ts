import type { VehicleInfo } from '@contract/entities/racer';
import { describe, expect, it } from 'vitest';
import { type EntrySources, entryProblems, toEntryRows } from '../../../../../renderer/event/entry-list/entry-rows';
import { type Parts, pendingParts } from '../../../../../renderer/event/readiness/part';
import { toReferenceDays } from '../../../../../renderer/event/readiness/reference-days';

const vehicle = (values: VehicleInfo): Parts => ({ ...pendingParts, vehicle: { state: 'known', value: values } });
const sources = (more: Partial<EntrySources>): EntrySources => ({
  ...{ racers: [], cars: new Map(), tickets: [], bookings: [], parts: new Map(), eventId: 27 },
  days: toReferenceDays({ timezone: 'America/Chicago' }, Date.parse('2026-05-16T12:00:00Z')),
  ...more,
});

describe('the entries of an event', () => {
  it('have what visitors, tickets and vehicle forms say, by class and number', () => {
    const rows = toEntryRows(
      sources({
        racers: [
          { id: 1, firstName: 'Ana', lastName: 'Ruiz', city: 'Tulsa', state: 'OK' },
          { id: 2, firstName: 'Bo Lee' },
        ],
        cars: new Map([
          ['1', [{ number: '148', className: 'Super Pro' }]],
          ['2', [{ number: '7', className: 'Pro' }]],
        ]),
        tickets: [
          { id: 5, ticketNumber: 'TK-5', userId: 1, ticketType: 'racer', className: 'Super Pro', status: 'valid' },
          { id: 6, ticketNumber: 'TK-6', userId: 1, ticketType: 'racer', className: 'Pro', status: 'refunded' },
        ],
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
    const none: Parts = { ...pendingParts, vehicle: { state: 'none' } };
    const parts = new Map([
      ['1', failed],
      ['2', vehicle({ userId: 99, transponderNumber: '1' })],
      ['3', none],
    ]);
    const rows = toEntryRows(sources({ racers, parts }));
    expect(rows.map(({ transponder }) => transponder)).toEqual([undefined, undefined, '']);
    expect(
      entryProblems(rows)
        .find(({ kind }) => kind === 'noTransponder')
        ?.rows.map(({ userId }) => userId),
    ).toEqual(['3']);
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
