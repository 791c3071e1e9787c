import { expect, test } from 'vitest';
import { remainingFields } from '../../../../../renderer/kit/detail/remaining';
import { toPlainText } from '../../../../../renderer/kit/format/plain-text';

const bookkeeping = { __v: 0, _id: 'x1', _rev: '3-a', _class: 'Driver', $type: 'driver', '@odata.etag': 'W/1' };

test('what a database or a framework adds to a record is no field of it', () => {
  const more = remainingFields({ columns: [], naming: 'id' }, { id: 1, ...bookkeeping, licence: 'CO-1' });
  expect(more.map(({ key }) => key)).toEqual(['licence']);
  expect(toPlainText({ owner: { ...bookkeeping, city: 'Pomona' } })).toBe('Owner: City: Pomona');
});
