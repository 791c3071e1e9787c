/** Where screens say what the strangers' tables of truth state, and how it is read there. */
import type { Said } from './screen-statements';
import type { Statement } from './strangers/statement';

export interface Check {
  readonly screen: string;
  readonly what: RegExp;
  /** The address, for the record that the statement is about. */
  readonly at: (id: string, eventId: string) => string;
  readonly read: (said: Said, statement: Statement) => string | undefined;
}

const matches = ({ lines }: Said) => lines.find((line) => /^[\d,]+ match(es)?$/.test(line))?.split(' ')[0];
const rowsOf = (said: Said, table: string) => said.tables[table] ?? [];
const count = (table: string) => (said: Said) => (said.tables[table] ? String(rowsOf(said, table).length) : undefined);
const after = ({ lines }: Said, label: string) => lines[lines.indexOf(label) + 1];
/** The cell of a row in a column. */
const cell = (said: Said, table: string, of: (row: Readonly<Record<string, string>>) => boolean, column: string) =>
  rowsOf(said, table).find(of)?.[column];
const named = (name: string | undefined) => (row: Readonly<Record<string, string>>) =>
  Object.values(row).some((text) => text === name);
const eventTab = (tab: string) => (id: string) => `/events/${id}?tab=${tab}`;
const deskTab = (tab: string) => () => `/desk?tab=${tab}`;

const money = (
  screen: string,
  table: string,
  at: Check['at'],
  columns: Readonly<Record<string, string>>,
  row: RegExp,
) =>
  Object.entries(columns).map(
    ([what, column]): Check => ({
      screen,
      what: new RegExp(`^${what}$`),
      at,
      read: (said, { value }) =>
        cell(said, table, (one) => row.test(Object.values(one).join(' ')) && fits(one, value), column),
    }),
  );
/** Whether a row of sums is in the currency of a value. */
const fits = (row: Readonly<Record<string, string>>, value: unknown): boolean => {
  const currency = String(value).split(' ')[1] ?? '';
  const text = Object.values(row).join(' ');
  return !/\b(USD|CAD)\b/.test(text) || text.includes(currency);
};

export const checks: readonly Check[] = [
  ...['bookings', 'tickets'].map(
    (tab): Check => ({ screen: `event tab ${tab}`, what: new RegExp(`^${tab}$`), at: eventTab(tab), read: matches }),
  ),
  { screen: 'event tab racers, board', what: /^racers/, at: eventTab('racers'), read: matches },
  { screen: 'event tab wishlists', what: /^wishlist/, at: eventTab('wishlists'), read: matches },
  { screen: 'event tab categories', what: /^categories$/, at: eventTab('categories'), read: matches },
  { screen: 'event tab buyback', what: /^offers$/, at: eventTab('buyback'), read: matches },
  { screen: 'event tab classes', what: /^classes$/, at: eventTab('classes'), read: count('Classes') },
  {
    screen: 'event tab classes',
    what: /^places left in/,
    at: eventTab('classes'),
    read: (said, { about }) => cell(said, 'Classes', named(about?.name), 'Left'),
  },
  {
    screen: 'buyback offers, desk buybacks',
    what: /^re-entries left/,
    at: eventTab('buyback'),
    read: (said, { about, what }) =>
      cell(
        said,
        'Buyback',
        (row) => named(about?.name)(row) && what.endsWith(`round ${Number(row.Round)}`),
        'Available',
      ),
  },
  {
    screen: 'event tab schedule',
    what: /^entries/,
    at: eventTab('schedule'),
    read: ({ items, lines }) => (items > 0 ? String(items) : lines.includes('No schedule yet') ? '0' : undefined),
  },
  {
    screen: 'desk gate',
    what: /^tickets checked in$/,
    at: deskTab('day'),
    read: (said) => cell(said, 'Tickets', named('Total'), 'Used'),
  },
  {
    screen: 'desk buybacks',
    what: /^race re-entries paid$/,
    at: deskTab('buybacks'),
    read: ({ values }) => {
      const figures = values.flatMap(([label, value]) => (label === 'Bought back' ? [value] : []));
      if (figures.some((figure) => !/^\d+$/.test(figure))) return undefined;
      return String(figures.reduce((sum, figure) => sum + Number(figure), 0));
    },
  },
  ...money(
    'desk rain-out',
    'Sums by payment method',
    deskTab('rainOut'),
    { paid: 'Paid', refunded: 'Already refunded', 'left to refund': 'Left to refund' },
    /\bTotal\b/,
  ),
  ...money(
    'desk settlement',
    'Settlement',
    deskTab('settlement'),
    {
      gross: 'Gross',
      refunds: 'Refunds',
      disputes: 'Disputes',
      fees: 'Fees',
      commission: 'Commission',
      due: 'Due',
      'paid out': 'Paid out',
    },
    /./,
  ),
  {
    screen: 'track tab W-9, settlement',
    what: /^payout$/,
    at: deskTab('settlement'),
    read: (said, { about }) => {
      const payout = cell(said, 'W-9 forms', named(about?.name), 'Payout');
      return payout === 'W-9 signed' ? 'ready' : payout === 'Payout blocked' ? 'blocked' : payout;
    },
  },
  {
    screen: 'board, desk racers',
    what: /^ready to race$/,
    at: (id, eventId) => `/inspections/${id}?event=${eventId}`,
    // "Needs attention" is for what expires soon, and for what has to be looked at.
    read: (said) => {
      const level = after(said, 'Action needed');
      return level === 'Ready' ? 'true' : level === 'Not ready' ? 'false' : undefined;
    },
  },
  {
    screen: 'racer screen',
    what: /^inspection$/,
    at: (id, eventId) => `/inspections/${id}?event=${eventId}`,
    read: ({ values }) => values.find(([label]) => label === 'Status')?.[1],
  },
  {
    screen: 'visitor',
    what: /^bookings$/,
    at: () => '/visitors',
    read: (said, { about }) => cell(said, 'Visitors', ({ id }) => id === String(about?.id), 'Bookings'),
  },
  {
    screen: 'visitor',
    what: /^is blocked or deleted$/,
    at: () => '/visitors',
    read: (said, { about }) => {
      const status = cell(said, 'Visitors', ({ id }) => id === String(about?.id), 'Status') ?? '';
      return status === '' ? undefined : String(/block|delet|hold|banned|inactive/i.test(status));
    },
  },
  ...money(
    'transactions',
    'Totals by currency',
    () => '/transactions',
    {
      payments: 'Payments',
      buybacks: 'Buybacks',
      refunded: 'Refunded',
      disputed: 'Disputed',
      fees: 'Fees',
      charges: 'Charges',
      net: 'Net',
      payouts: 'Payouts',
    },
    /./,
  ),
  ...Object.entries({
    bookings: 'Bookings',
    'tickets sold': 'Tickets sold',
    'checked in today': 'Checked in today',
    visitors: 'Visitors',
    'inspections due': 'Inspections due',
  }).map(
    ([what, label]): Check => ({
      screen: 'dashboard',
      what: new RegExp(`^${what}$`),
      at: () => '/dashboard',
      read: (said) => after(said, label),
    }),
  ),
  ...Object.entries({
    'racers and spectators': /^([\d,]+) racers?, ([\d,]+) spectators?$/,
    'new visitors': /^([\d,]+) new$/,
    'inspections failed': /^([\d,]+) failed$/,
  }).map(
    ([what, note]): Check => ({
      screen: 'dashboard',
      what: new RegExp(`^${what}$`),
      at: () => '/dashboard',
      read: ({ lines }) => lines.flatMap((line) => note.exec(line)?.slice(1).join(',') ?? []).at(0),
    }),
  ),
];
