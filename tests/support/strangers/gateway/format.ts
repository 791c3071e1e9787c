/** How the gateway writes values: OData version 2. */
import type { Json } from '../host.ts';
import type { KindName } from '../kinds.ts';
import type { Numbering } from '../truth/view.ts';

/** `Edm.DateTimeOffset` */
export const dateTime = (moment: string | undefined): string | null =>
  moment === undefined ? null : `/Date(${Date.parse(moment)}+0000)/`;

/** `Edm.DateTime` of a day: midnight in UTC, without an offset. */
export const date = (day: string | undefined): string | null =>
  day === undefined ? null : `/Date(${Date.parse(`${day}T00:00:00Z`)})/`;

/** `Edm.Time` of `06:30` */
export const time = (text: string): string => `PT${text.slice(0, 2)}H${text.slice(3, 5)}M00S`;

/** A truth in an old field of one character. */
export const flag = (value: boolean): string => (value ? 'X' : '');

/** The first number of each kind's range. */
const ranges: Readonly<Record<string, number>> = {
  visitors: 10_000_000,
  tracks: 1000,
  events: 200_000,
  bookings: 500_000,
  tickets: 8_000_000,
  buybacks: 710_000,
  transactions: 190_000,
  wishes: 640_000,
  inspectors: 30_000,
  contacts: 45_000,
  admins: 90_000,
  classes: 210_000,
  categories: 220_000,
  schedule: 230_000,
  offers: 240_000,
};

/** Ten digits with zeros before them. */
export const idOf = (kind: KindName, n: number): string => String((ranges[kind] ?? 0) + n).padStart(10, '0');

export const numbering: Numbering = {
  booking: (n) => `SO-${500_000 + n}`,
  ticket: (n) => `TK-${8_000_000 + n}`,
  visitor: (n) => `BP-${10_000 + n}`,
  buyback: (n) => `RB-${710_000 + n}`,
  transaction: (n) => String(1_400_000_000 + n),
  inspector: (n) => `INSP-${String(n).padStart(3, '0')}`,
};

const singular = (set: string): string =>
  set.endsWith('ies') ? `${set.slice(0, -3)}y` : set.replace(/(?<=ss)es$|s$/, '');

export const metadata = (set: string, id: string, base: string): Json => ({
  __metadata: { id: `${base}/sap/ZEVT_SRV/${set}('${id}')`, type: `ZEVT_SRV.${singular(set)}` },
});

/** A collection that is expanded into its parent. */
export const results = (rows: readonly Json[]): Json => ({ results: rows });
