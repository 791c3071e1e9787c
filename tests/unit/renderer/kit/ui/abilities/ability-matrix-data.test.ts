import { type Action, abilityOf, actions, allows, type Subject, subjects } from '@contract/ability';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matrixOf, pairsIn } from '../../../../../../renderer/kit/ui/abilities/ability-matrix-data';

const rowOf = (pairs: Parameters<typeof matrixOf>[0], subject: string) => {
  const { actions: columns, rows } = matrixOf(pairs);
  const row = rows.find((one) => one.subject === subject);
  return Object.fromEntries(columns.map((action, index) => [action, row?.cells[index]]));
};

test('granted, implied and forbidden abilities are distinguished', () => {
  expect(rowOf([{ action: 'manage', subject: 'Track' }], 'Track')).toEqual({
    read: 'implied',
    create: 'implied',
    update: 'implied',
    delete: 'implied',
    manage: 'given',
  });
  expect(rowOf([{ action: 'read', subject: 'Track' }], 'Track')).toMatchObject({ read: 'given', update: 'none' });
  expect(rowOf([{ action: 'read', subject: 'all' }], 'W9')).toMatchObject({ read: 'implied', create: 'none' });
});

test('abilities that only the server knows have their row and column', () => {
  const { actions: columns, rows } = matrixOf([{ action: 'approve', subject: 'Refund' }]);
  expect(columns.at(-1)).toBe('approve');
  expect(rows.at(-1)).toEqual({ subject: 'Refund', cells: ['none', 'none', 'none', 'none', 'none', 'given'] });
});

test('“everything” has a row only if a list contains it', () => {
  expect(matrixOf([]).rows.map(({ subject }) => subject)).not.toContain('all');
  expect(matrixOf([{ action: 'manage', subject: 'all' }]).rows[0]?.subject).toBe('all');
});

test('cells agree with the permissions of buttons', () => {
  const pair = fc.record({ action: fc.constantFrom(...actions), subject: fc.constantFrom(...subjects) });
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 8 }), (pairs) => {
      const ability = abilityOf(pairs);
      const { actions: columns, rows } = matrixOf(pairs);
      for (const { subject, cells } of rows)
        for (const [index, cell] of cells.entries())
          expect(cell !== 'none').toBe(allows(ability, [columns[index] as Action, subject as Subject]));
    }),
  );
});

test('unreadable permissions are not treated as an empty list', () => {
  expect(pairsIn([{ action: 'read', subject: 'Auth' }])).toHaveLength(1);
  expect(pairsIn([])).toEqual([]);
  for (const wrong of [undefined, null, 'all', {}, [null], [{ action: 'read' }], [{ action: 1, subject: 'x' }]])
    expect(pairsIn(wrong)).toBeUndefined();
});
