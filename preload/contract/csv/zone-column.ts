/**
 * The zone column of an export. Times without a zone stay as sent; the zone column says that no zone was sent, or which
 * one is assumed, as the screen does.
 */
import { z } from 'zod';
import { isWithoutZone } from '../time/wall-parts';

export const ZoneRule = z.strictObject({
  /** The columns with the times whose zone this column names. */
  of: z.array(z.string().min(1).max(256)).min(1).max(2_000).readonly(),
  /** "not sent". */
  notSent: z.string().max(100),
  /** "assumed". */
  assumed: z.string().max(100),
});
export type ZoneRule<K = string> = Readonly<Omit<z.output<typeof ZoneRule>, 'of'>> & { readonly of: readonly K[] };

type Cells = Readonly<Record<string | number, unknown>>;

const own = (row: Cells, key: string | number): unknown => (Object.hasOwn(row, key) ? row[key] : undefined);

/** The zone column's value in a row: the server's own if all of the row's times have a zone. */
export const zoneCell = (row: Cells, key: string | number, rule: ZoneRule<string | number>): unknown => {
  const value = own(row, key);
  if (!rule.of.some((time) => isWithoutZone(own(row, time)))) return value;
  return typeof value === 'string' && value !== '' ? `${value} (${rule.assumed})` : rule.notSent;
};
