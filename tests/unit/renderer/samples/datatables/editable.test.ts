import { describe, expect, it } from 'vitest';
import { applyEdit, applyEdits, toEditable } from '../../../../../renderer/samples/datatables/editable';

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

describe('editing a row in place', () => {
  it('leaves a row unchanged without edits', () => {
    expect(applyEdit(row, toEditable(row))).toEqual(row);
  });

  it("saves trimmed values in the server's formats", () => {
    const changed = applyEdit(row, { ...toEditable(row), fullName: ' Ada Vale ', salary: '5e3', status: '4' });
    expect(changed).toMatchObject({ fullName: 'Ada Vale', salary: '5000.00', status: 4, city: 'Oslo' });
  });

  it('replaces the original row', () => {
    const other = { ...row, id: 8 };
    const changed = { ...row, city: 'Bergen' };
    expect(applyEdits([row, other], new Map([[7, changed]]))).toEqual([changed, other]);
  });
});
