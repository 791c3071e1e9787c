import { expect, test } from 'vitest';
import { type Parts, pendingParts } from '../../../../../../renderer/event/readiness/part';
import { readinessLines } from '../../../../../../renderer/features/desk/papers/readiness-paper';
import { ticketLines } from '../../../../../../renderer/features/desk/papers/ticket-lines';
import type { Text } from '../../../../../../renderer/kit/format/text';

const text: Text = (key, params = {}) => [key.replace('papers.', ''), ...Object.values(params)].join(' ');
const days = { today: '2026-11-21', until: '2026-11-22', isOfEvent: true };
const racer = { ticketType: 'racer', eventId: 5 } as const;

test('a record that names the racer by the code of their own record is theirs', () => {
  const racers = [{ id: 'usr-7', visitorCode: 'v-1001', firstName: 'Ann', lastName: 'Ash' }];
  const todoWith = (userId: string): unknown => {
    const parts: Parts = { ...pendingParts, vehicle: { state: 'known', value: { userId, vehicleNumber: '14' } } };
    const sources = { eventId: 5, racers, lines: [], parts: new Map([['usr-7', parts]]), days };
    return readinessLines(text, text, sources).groups[0]?.rows[0]?.todo;
  };
  expect(todoWith('v-1002')).toContain('otherRacer');
  expect(todoWith('v-1001')).not.toContain('otherRacer');
});

test('a racer of two classes has a line for each car, and one without a ticket the car of the form', () => {
  const { lines } = ticketLines(
    [
      { ...racer, id: 1, userId: 7, ticketNumber: 'TK-1', vehicleNumber: '#21', className: 'Pro' },
      { ...racer, id: 2, userId: 7, ticketNumber: 'TK-2', vehicleNumber: '8', className: 'Street' },
    ],
    [],
  );
  const parts: Parts = { ...pendingParts, vehicle: { state: 'known', value: { vehicleNumber: '14' } } };
  const racers = [
    { id: 7, firstName: 'Ann', lastName: 'Ash' },
    { id: 8, firstName: 'Bo', lastName: 'Bell' },
  ];
  const { groups } = readinessLines(text, text, { eventId: 5, racers, lines, parts: new Map([['8', parts]]), days });
  const rows = groups.flatMap((group) => group.rows);
  expect(rows.map(({ name, number, className, code }) => [name, number, className, code])).toEqual(
    expect.arrayContaining([
      ['Ann Ash', '8', 'Street', 'TK-2'],
      ['Ann Ash', '21', 'Pro', 'TK-1'],
      ['Bo Bell', '14', '', ''],
    ]),
  );
  expect(rows).toHaveLength(3);
  // The heading counts racers, not cars.
  const counted = groups.map(({ heading }) => Number(heading?.match(/\d+/)?.[0]));
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(2);
});
