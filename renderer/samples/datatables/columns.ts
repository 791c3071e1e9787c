/** The columns of the sample rows. Their status is a number: 1 current, 2 professional, 3 rejected, 4 resigned, 5 applied. */
import type { Field, Tone } from '../../kit/area/field';

const tones: Readonly<Record<string, Tone>> = {
  1: 'brand',
  2: 'success',
  3: 'danger',
  4: 'warning',
  5: 'informative',
};

const name: Field = { key: 'fullName', width: 175 };
const post: Field = { key: 'post', width: 140 };
const email: Field = { key: 'email', kind: 'email', width: 200 };
const city: Field = { key: 'city', width: 120 };
const startDate: Field = { key: 'startDate', kind: 'date', width: 110 };
const salary: Field = { key: 'salary', kind: 'money', currency: 'USD', width: 100 };
const status: Field = { key: 'status', kind: 'status', width: 110, tones, valueTexts: 'datatables:words' };

/** The columns of most tables. */
export const columns: readonly Field[] = [name, post, email, city, startDate, salary, status];

/** The same with filters, and the remaining columns hidden. */
export const allColumns: readonly Field[] = [
  name,
  { ...post, filter: true },
  email,
  { ...city, filter: true },
  startDate,
  salary,
  { key: 'age', kind: 'number', width: 80, shown: false },
  { key: 'experience', width: 120, shown: false },
  { ...status, filter: Object.keys(tones) },
];
