/** The readiness file of close of day: a row for each racer, in the words of the board. */
import type { Visitor } from '@contract/entities/visitor';
import { expect, test } from 'vitest';
import { type Parts, partNames, pendingParts } from '../../../../../../renderer/event/readiness/part';
import { readinessRows } from '../../../../../../renderer/features/desk/day/computed-files';

const days = { today: '2026-11-21', until: '2026-11-22' };
const words = ((key: string) => key) as unknown as Parameters<typeof readinessRows>[1];
const racers = [
  { id: 1, visitorCode: 'RC-1', firstName: 'Ana', lastName: 'Diaz' },
  { id: '2', firstName: 'Bo' },
] as unknown as readonly Visitor[];

test('each racer has one row with the car, the readiness and the level of every part', () => {
  const none = { state: 'none' } as const;
  const parts = {
    ...(Object.fromEntries(partNames.map((name) => [name, none])) as unknown as Parts),
    vehicle: { state: 'known', value: { vehicleNumber: '77', className: 'Super Pro' } },
  } as unknown as Parts;
  const [ana, bo, ...more] = readinessRows({ racers, parts: new Map([['1', parts]]), days, eventId: 27 }, words);
  expect(more).toEqual([]);
  expect(ana).toMatchObject({ id: 1, visitorCode: 'RC-1', name: 'Ana Diaz', vehicleNumber: '77' });
  expect(ana).toMatchObject({ className: 'Super Pro', level: 'levels.missing' });
  expect(Object.keys(ana ?? {})).toEqual(expect.arrayContaining([...partNames]));
  expect(String(ana?.issues).split('; ').length).toBeGreaterThan(3);
  expect(bo).toMatchObject({ id: '2', name: 'Bo', vehicleNumber: undefined });
});

test('a racer whose parts are not loaded is never called ready', () => {
  const [row] = readinessRows({ racers, parts: new Map([['1', pendingParts]]), days, eventId: 27 }, words);
  expect(row?.level).not.toBe('levels.ready');
});
