import { checkCalls, inputFor, needsId, withIdsIn } from '@contract/reading/check/plan';
import { type CallReport, ratingOf } from '@contract/reading/check/report';
import { candidatesFor, suggestionsOf } from '@contract/reading/check/suggest';
import { isAssignable, unknownFieldsOf } from '@contract/reading/check/unknown-fields';
import { rowOf } from '@contract/table';
import { describe, expect, test } from 'vitest';

const rowFor = (id: string) => {
  const row = rowOf(id);
  if (!row) throw new Error(id);
  return row;
};
const call = (more: Partial<CallReport>): CallReport => ({
  id: 'booking.list',
  path: '/booking/list',
  state: 'read',
  shape: 'list',
  rows: 10,
  fields: [],
  unknown: [],
  ...more,
});
const field = (name: string, how: 'exact' | 'missing') => ({ field: name, how, rows: how === 'exact' ? 10 : 0 });

describe('the plan of a check', () => {
  test('has only read calls, and lists come before calls that need their ids', () => {
    const calls = checkCalls();
    expect(calls.every((id) => rowFor(id).kind === 'read' && rowFor(id).output.shape !== 'csv')).toBe(true);
    expect(calls.indexOf('booking.list')).toBeLessThan(calls.indexOf('booking.detail'));
    const first = calls.findIndex(needsId);
    expect(calls.slice(first).every(needsId)).toBe(true);
  });

  test('takes ids from earlier answers, those of racers first', () => {
    const records = [
      { id: 4, userId: 1, userType: 'spectator' },
      { id: 5, userId: 2, userType: 'racer' },
    ];
    const known = withIdsIn(new Map(), rowFor('booking.list'), records);
    expect(inputFor('booking.detail', rowFor('booking.detail'), known)).toEqual({ id: 4 });
    expect(inputFor('inspection.driverInfo', rowFor('inspection.driverInfo'), known)).toEqual({ userId: 2 });
    expect(inputFor('inspection.driverInfo', rowFor('inspection.driverInfo'), known, 1)).toEqual({ userId: 1 });
    expect(inputFor('track.detail', rowFor('track.detail'), known)).toBeUndefined();
  });
});

describe('unknown fields', () => {
  test('are listed by dotted path with types and counts', () => {
    const records = [
      { a: 1, b: { c: 'x', d: null } },
      { a: '2', b: { c: 'y', d: null }, e: [1] },
    ];
    expect(unknownFieldsOf(records, new Set(['b.c']))).toEqual([
      { path: 'a', types: ['number', 'text'], rows: 2 },
      { path: 'b.d', types: ['null'], rows: 2 },
      { path: 'e', types: ['list'], rows: 1 },
    ]);
  });

  test('never contain names that are data', () => {
    const byPerson = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`Person${n}`, 1]));
    const found = unknownFieldsOf(
      [{ 'dana@example.com': 1, '550e8400e29b41d4a716': 2, 'Dana Whitlock': 3, byPerson }],
      new Set(),
    );
    expect(found.map(({ path }) => path)).toEqual(['*', 'byPerson.*']);
    expect(isAssignable('byPerson.*')).toBe(false);
  });
});

describe('suggestions', () => {
  const unknown = [
    { path: 'buyer.display_name', types: ['text'], rows: 9 },
    { path: 'grand_sum', types: ['number'], rows: 9 },
    { path: 'vip', types: ['boolean'], rows: 9 },
  ];

  test('match names with common words, each once', () => {
    const fields = [field('userName', 'missing'), field('total', 'missing'), field('isActive', 'missing')];
    expect(suggestionsOf(call({ fields, unknown }))).toEqual(
      expect.arrayContaining([
        { field: 'userName', path: 'buyer.display_name' },
        { field: 'total', path: 'grand_sum' },
      ]),
    );
  });

  test('offer every field of the server, the likeliest first', () => {
    expect(candidatesFor('total', unknown, 'booking').map(({ path }) => path)).toEqual(
      expect.arrayContaining(['grand_sum', 'buyer.display_name', 'vip']),
    );
    expect(candidatesFor('total', unknown, 'booking')[0]?.path).toBe('grand_sum');
  });
});

describe('the rating of a call', () => {
  test.each([
    ['good', { fields: [field('id', 'exact'), field('total', 'exact')], search: 'yes' }],
    ['fair', { fields: [field('id', 'exact'), field('total', 'exact')], sort: 'no' }],
    ['good', { fields: [field('id', 'exact'), { ...field('altPhone', 'missing'), optional: true }] }],
    ['bad', { fields: [field('id', 'missing'), field('total', 'exact'), field('tax', 'exact')] }],
    ['bad', { state: 'failed', why: 'bad-answer' }],
    ['none', { state: 'failed', why: 'not-allowed' }],
    ['none', { state: 'empty' }],
  ] as const)('is %s for %o', (light, more) => {
    expect(ratingOf(call(more))).toBe(light);
  });
});
