/** The columns for any list, with the formats of their values. */
import { fields } from '../list-page/rows';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'America/Chicago' });
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const formats = {
  dateTime: (value) => day.format(new Date(value)),
  money: (value) => money.format(value),
};

export const columns = Object.entries(fields).map(([key, { kind, column }]) => ({
  key,
  width: column,
  format: formats[kind],
  isNumber: kind === 'number' || kind === 'money',
  /** Amounts are texts. */
  compare: kind === 'money' ? (one, other) => Number(one) - Number(other) : undefined,
}));
