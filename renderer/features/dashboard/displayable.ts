/** The parts of a dashboard that can be shown. Servers differ, so values of another type are left out. */

import type { Dashboard } from '@contract/entities/dashboard';
import { isRecord } from '@contract/json/record';
import { isUnitUnknown } from '../../kit/format/number';

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 100;
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isAmount = (value: unknown): boolean => isText(value) || isCount(value);
const isDay = (value: unknown): boolean =>
  isText(value) && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(`${value.slice(0, 10)}T00:00:00Z`));

/** The records of a list whose fields all have the right type; null if there is no list, or none of its records is such. */
const recordsWith = <T>(
  list: unknown,
  fields: Readonly<Record<string, (value: unknown) => boolean>>,
): readonly T[] | null => {
  if (!Array.isArray(list)) return null;
  const found = list
    .slice(0, 1_000)
    .filter((one) => isRecord(one) && Object.entries(fields).every(([name, fits]) => fits(one[name])));
  return found.length === 0 && list.length > 0 ? null : (found as readonly T[]);
};

/** The amounts of an answer whose unit is not known: then a whole number as text is not known either. */
const hasUnknownUnit = ({ totalRevenue, totalRefunded, dailySales, otherCurrencies }: Dashboard): boolean =>
  [totalRevenue, totalRefunded, ...amountsIn(dailySales), ...amountsIn(otherCurrencies)].some(isUnitUnknown);

const amountsIn = (list: unknown): readonly unknown[] =>
  (Array.isArray(list) ? list : []).map((one) => (isRecord(one) ? one.amount : undefined));

/** A figure of an answer in which another one has no known unit. */
const withoutUnit = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : value;

/** One reading of money for figures and charts: a unit that is unknown in one is unknown in all. */
const withOneUnit = (overview: Dashboard): Dashboard => {
  if (!hasUnknownUnit(overview)) return overview;
  const inList = (list: unknown): unknown =>
    Array.isArray(list) ? list.map((one) => (isRecord(one) ? { ...one, amount: withoutUnit(one.amount) } : one)) : list;
  return {
    ...overview,
    totalRevenue: withoutUnit(overview.totalRevenue),
    totalRefunded: withoutUnit(overview.totalRefunded),
    dailySales: inList(overview.dailySales),
    otherCurrencies: inList(overview.otherCurrencies),
  } as Dashboard;
};

/** The answer with only the lists, days and texts that the screen can show. */
export const toDisplayable = (answer: Dashboard): Dashboard => displayable(withOneUnit(answer));

const displayable = (overview: Dashboard): Dashboard => ({
  ...overview,
  dailySales: recordsWith<NonNullable<Dashboard['dailySales']>[number]>(overview.dailySales, {
    date: isDay,
    amount: isAmount,
  }),
  ticketMix: recordsWith<NonNullable<Dashboard['ticketMix']>[number]>(overview.ticketMix, {
    type: isText,
    count: isCount,
  }),
  otherCurrencies: recordsWith<NonNullable<Dashboard['otherCurrencies']>[number]>(overview.otherCurrencies, {
    currency: isText,
    amount: isAmount,
  }),
  upcomingEvents: recordsWith<NonNullable<Dashboard['upcomingEvents']>[number]>(overview.upcomingEvents, {
    name: isText,
  }),
  recentBookings: recordsWith<NonNullable<Dashboard['recentBookings']>[number]>(overview.recentBookings, {}),
  currency: isText(overview.currency) ? overview.currency : null,
  periodStart: isDay(overview.periodStart) ? (overview.periodStart ?? null) : null,
  periodEnd: isDay(overview.periodEnd) ? (overview.periodEnd ?? null) : null,
  generatedAt: isDay(overview.generatedAt) ? (overview.generatedAt ?? null) : null,
  revenueChangePercent: isCount(overview.revenueChangePercent) ? overview.revenueChangePercent : null,
});
