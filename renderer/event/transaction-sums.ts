/** Sums of transactions by currency, exact; amounts of different currencies are never added. */
import { moneyStateOf } from '@contract/entities/money-state';
import { transactionTypes } from '@contract/entities/transaction';
import { unreadableFields } from '@contract/json/read-json';
import { decimalsOf } from '@contract/reading/values/money';
import type { Values } from '../kit/area/field';
import { absoluteDecimal, createSum, isDecimal, negateDecimal, type Sum, sumOf } from '../kit/format/decimal';
import { isUnitUnknown } from '../kit/format/number';
import { toPlainText, toTrimmedText } from '../kit/format/plain-text';
import { readStatusWord } from '../kit/format/status-word';

/** `fees` come from the column of fees, `charges` are rows of type fee. */
export const sumKeys = ['payments', 'buybacks', 'refunded', 'disputed', 'fees', 'charges', 'net', 'payouts'] as const;
export type SumKey = (typeof sumKeys)[number];

/**
 * Why rows are not, or not completely, in the sums: an amount that can't be read, a refund without its amount, a type or
 * status that is missing or unknown, and rows that failed or are pending.
 */
export const gapNames = ['unreadable', 'refundUnknown', 'unclear', 'notCompleted'] as const;
export type Gap = (typeof gapNames)[number];

export interface CurrencySums {
  /** As sent by the server; empty if it sent none. */
  readonly currency: string;
  readonly count: number;
  /** Decimal texts; left out if no row has such an amount. */
  readonly sums: Readonly<Partial<Record<SumKey, string>>>;
  /** The numbers of such rows. */
  readonly gaps: Readonly<Record<Gap, number>>;
  /** Sums that are not given, because they would leave out most of their rows. */
  readonly unknown: ReadonlySet<SumKey>;
}

type PartKey = 'refundAmount' | 'disputeAmount' | 'payoutAmount';
const parts: readonly (readonly [PartKey, SumKey, type: string])[] = [
  ['refundAmount', 'refunded', 'refund'],
  ['disputeAmount', 'disputed', 'dispute'],
  ['payoutAmount', 'payouts', 'payout'],
];

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The type of a row in any letter case; undefined if it is none that Pitwall knows. */
export const typeOf = ({ type }: Values): (typeof transactionTypes)[number] | undefined =>
  transactionTypes.find((one) => one === readStatusWord(type));

/** What the rows of one file have in common. */
export interface FileFacts {
  readonly hasStatus: boolean;
  readonly hasType: boolean;
  /** Whether any row says its fee, so that a row without one has none. */
  readonly hasFee: boolean;
  /** Bookings with rows of their own for refunds, disputes or payouts: `refund 50001`. */
  readonly ownRows: ReadonlySet<string>;
  /** Whether any amount proves that a point is the decimal sign, and none that a comma is: "1.234" may be 1,234. */
  readonly hasPoint: boolean;
}

const amountsIn = ({ amount, fee, refundAmount, disputeAmount, payoutAmount }: Values): readonly string[] =>
  [amount, fee, refundAmount, disputeAmount, payoutAmount].map(toTrimmedText);
const maybeThousands = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;

/** Whether an amount can be read in only one way and has a unit. */
export const isReadableAmount = (value: unknown, currency: unknown, { hasPoint }: FileFacts): boolean =>
  isDecimal(value) &&
  !isUnitUnknown(value) &&
  (hasPoint || decimalsOf(currency) > 2 || !maybeThousands.test(toTrimmedText(value)));

const bookingOf = ({ bookingId, bookingNumber }: Values): unknown => (isMissing(bookingId) ? bookingNumber : bookingId);

const isNotCompleted = ({ status }: Values): boolean =>
  ['failed', 'pending', 'unpaid'].includes(moneyStateOf(status) ?? '');

export const fileFacts = (rows: readonly Values[]): FileFacts => ({
  hasStatus: rows.some(({ status }) => !isMissing(status)),
  hasType: rows.some(({ type }) => !isMissing(type)),
  hasFee: rows.some(({ fee }) => !isMissing(fee)),
  ownRows: new Set(rows.filter((row) => !isNotCompleted(row)).map((row) => `${typeOf(row)} ${bookingOf(row)}`)),
  hasPoint:
    rows.some((row) =>
      amountsIn(row).some((text) => /\.\d+$/.test(text) && isDecimal(text) && !maybeThousands.test(text)),
    ) && !rows.some((row) => amountsIn(row).some((text) => /,\d{1,2}$/.test(text))),
});

/** Money that went out of a row without a type: "-12.50", "(12.50)", "12.50-" or a debit. It may be a refund or a payout. */
export const isUntypedOutflow = ({ type, amount, direction }: Values): boolean =>
  isMissing(type) && (direction === 'debit' || /^\s*[-−(]|-\s*$/.test(toPlainText(amount)));

const isUnclear = (row: Values, { hasStatus, hasType }: FileFacts): boolean =>
  isUntypedOutflow(row) ||
  (hasStatus && moneyStateOf(row.status) === undefined) ||
  (hasType && typeOf(row) === undefined);

/** An amount whose unit is unknown stays as it is: as text it would count as whole units. */
const absolute = (value: unknown): unknown => (isUnitUnknown(value) ? value : absoluteDecimal(value));

/** Money out is negative, as the direction says; else with the sign that the server sent. */
const signed = (value: unknown, direction: unknown): unknown => {
  if (direction === 'debit' && !isUnitUnknown(value)) return negateDecimal(absolute(value));
  return direction === 'credit' ? absolute(value) : value;
};

interface Running {
  count: number;
  /** How many rows each sum counts, and how many of its rows it leaves out. */
  readonly counted: Map<SumKey, number>;
  readonly left: Map<SumKey, number>;
  /** Rows left out that may belong to any sum. */
  anyLeft: number;
  readonly sums: Map<SumKey, Sum>;
  readonly gaps: Record<Gap, number>;
}

/** The amounts of one row by the sum that they belong to. */
const amountsOf = (row: Values, { hasType, ownRows }: FileFacts): readonly (readonly [SumKey, unknown])[] => {
  const type = hasType ? typeOf(row) : 'payment';
  const found: (readonly [SumKey, unknown])[] = [];
  if (type === 'payment') found.push(['payments', row.amount]);
  if (type === 'buyback') found.push(['buybacks', signed(row.amount, row.direction)]);
  if (type === 'fee') found.push(['charges', absolute(row.amount)]);
  else if (!isMissing(row.fee)) found.push(['fees', absolute(row.fee)]);
  for (const [part, key, own] of parts) {
    // What a payment says of its refund is in the refund's own row, too.
    const isTwin = type !== own && ownRows.has(`${own} ${bookingOf(row)}`);
    if (type === own || (!isTwin && !isMissing(row[part]))) found.push([key, absolute(row[part])]);
  }
  return found;
};

/** A payment that was refunded, without a word of how much. */
const isRefundUnknown = (row: Values, { ownRows }: FileFacts): boolean =>
  ['refunded', 'partlyRefunded'].includes(moneyStateOf(row.status) ?? '') &&
  typeOf(row) !== 'refund' &&
  isMissing(row.refundAmount) &&
  !ownRows.has(`refund ${bookingOf(row)}`);

const countIn = (counts: Map<SumKey, number>, key: SumKey): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

const addUnclear = (running: Running, row: Values, facts: FileFacts): void => {
  running.gaps.unclear += 1;
  const isTyped = facts.hasType && typeOf(row) !== undefined;
  const keys = isTyped ? amountsOf(row, facts).map(([key]) => key) : [];
  for (const key of keys) countIn(running.left, key);
  if (keys.length === 0) running.anyLeft += 1;
};

const addRow = (running: Running, row: Values, facts: FileFacts): void => {
  running.count += 1;
  if (isNotCompleted(row)) running.gaps.notCompleted += 1;
  else if (isUnclear(row, facts)) addUnclear(running, row, facts);
  else {
    const amounts = amountsOf(row, facts);
    for (const [key, amount] of amounts)
      countIn(isReadableAmount(amount, row.currency, facts) ? running.counted : running.left, key);
    const isReadable = (amount: unknown): boolean => isReadableAmount(amount, row.currency, facts);
    for (const [key, amount] of amounts) {
      if (!isReadable(amount)) continue;
      const sum = running.sums.get(key) ?? createSum();
      sum.add(amount);
      running.sums.set(key, sum);
    }
    const isUnread = row[unreadableFields] !== undefined || amounts.some(([, amount]) => !isReadable(amount));
    if (isUnread) running.gaps.unreadable += 1;
    if (isRefundUnknown(row, facts)) running.gaps.refundUnknown += 1;
  }
};

const currencyOf = ({ currency }: Values): string =>
  typeof currency === 'string' ? currency.trim().toUpperCase() : '';

/** Payments and buybacks without what went out again. Payouts are where the net went. */
const netOf = (sums: Readonly<Partial<Record<SumKey, string>>>): string | undefined => {
  const out = [sums.refunded, sums.disputed, sums.fees, sums.charges];
  const all = [sums.payments, sums.buybacks, ...out.map(negateDecimal)].filter((one) => one !== undefined);
  return all.length === 0 ? undefined : sumOf(all);
};

/** A sum that leaves out most of its rows is none, and neither is a net that lacks one. */
const unknownSums = ({ counted, left, anyLeft }: Running): ReadonlySet<SumKey> => {
  const isUnknown = (key: SumKey): boolean => (left.get(key) ?? 0) + anyLeft > (counted.get(key) ?? 0);
  const unknown = sumKeys.filter((key) => (counted.has(key) || left.has(key)) && isUnknown(key));
  return new Set(unknown.some((key) => key !== 'payouts') ? [...unknown, 'net'] : unknown);
};

/** By currency, most rows first. `facts` are those of the file, if these are only some of its rows. */
export const sumTransactions = (rows: readonly Values[], facts = fileFacts(rows)): readonly CurrencySums[] => {
  const all = new Map<string, Running>();
  for (const row of rows) {
    const currency = currencyOf(row);
    const gaps = { unreadable: 0, refundUnknown: 0, unclear: 0, notCompleted: 0 };
    const empty = { counted: new Map(), left: new Map(), anyLeft: 0 };
    const running = all.get(currency) ?? { count: 0, ...empty, sums: new Map(), gaps };
    all.set(currency, running);
    addRow(running, row, facts);
  }
  return [...all]
    .map(([currency, running]): CurrencySums => {
      const { count, gaps } = running;
      const unknown = unknownSums(running);
      const sums: Partial<Record<SumKey, string>> = {};
      for (const [key, sum] of running.sums) if (!unknown.has(key)) sums[key] = sum.text();
      const net = unknown.has('net') ? undefined : netOf(sums);
      return { currency, count, gaps, unknown, sums: net === undefined ? sums : { ...sums, net } };
    })
    .sort((one, other) => other.count - one.count || one.currency.localeCompare(other.currency));
};
