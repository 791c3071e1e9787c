import { describe, expect, it } from 'vitest';
import { editableOf, withEdit, withEdits } from '../../../../../renderer/samples/datatables/editable';

const row = {
  id: 7,
  avatar: '',
  fullName: 'Ada Vale',
  post: 'Accountant',
  email: 'ada@example.com',
  city: 'Oslo',
  startDate: '2020-01-01',
  salary: '45600.00',
  age: '30',
  experience: '5 years',
  status: 2,
};

describe('a row edited in place', () => {
  it('starts from what is there and, left alone, comes out the same', () => {
    expect(withEdit(row, editableOf(row))).toEqual(row);
  });

  it('is kept trimmed and in the forms of the service', () => {
    const changed = withEdit(row, { ...editableOf(row), fullName: ' Ada Vale ', salary: '5e3', status: '4' });
    expect(changed).toMatchObject({ fullName: 'Ada Vale', salary: '5000.00', status: 4, city: 'Oslo' });
  });

  it('stands in the place of the one that came', () => {
    const other = { ...row, id: 8 };
    const changed = { ...row, city: 'Bergen' };
    expect(withEdits([row, other], new Map([[7, changed]]))).toEqual([changed, other]);
  });
});
