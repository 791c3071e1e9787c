/** The parts of a dashboard that can be shown. Servers differ, so values of another type are left out. */
import type { Dashboard } from '@contract/entities/dashboard';

type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 100;
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isAmount = (value: unknown): boolean => isText(value) || isCount(value);
const isDay = (value: unknown): boolean =>
  isText(value) && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(`${value.slice(0, 10)}T00:00:00Z`));

/** The records of a list whose fields all have the right type; none if the value is not a list. */
const recordsWith = <T>(list: unknown, fields: Readonly<Record<string, (value: unknown) => boolean>>): readonly T[] =>
  (Array.isArray(list) ? list : [])
    .slice(0, 1_000)
    .filter((one) => isRecord(one) && Object.entries(fields).every(([name, fits]) => fits(one[name]))) as readonly T[];

/** The answer with only the lists, days and texts that the screen can show. */
export const toDisplayable = (overview: Dashboard): Dashboard => ({
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
