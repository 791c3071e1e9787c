/**
 * The zone column of an export. Moments that came without a zone stay as they were written; the column beside them says
 * that no zone was sent, or which one is assumed, as the screen does.
 */
import { z } from 'zod';
import { isWithoutZone } from '../reading/values/moment';

export const ZoneRule = z.strictObject({
  /** The columns with the moments whose zone this column names. */
  of: z.array(z.string().min(1).max(256)).min(1).max(2_000).readonly(),
  /** "not sent". */
  notSent: z.string().max(100),
  /** "assumed". */
  assumed: z.string().max(100),
});
export type ZoneRule<K = string> = Readonly<Omit<z.output<typeof ZoneRule>, 'of'>> & { readonly of: readonly K[] };

type Cells = Readonly<Record<string | number, unknown>>;

const own = (row: Cells, key: string | number): unknown => (Object.hasOwn(row, key) ? row[key] : undefined);

/** What the zone column says of a row: the server's own value where all its moments have a zone. */
export const zoneCell = (row: Cells, key: string | number, rule: ZoneRule<string | number>): unknown => {
  const value = own(row, key);
  if (!rule.of.some((moment) => isWithoutZone(own(row, moment)))) return value;
  return typeof value === 'string' && value !== '' ? `${value} (${rule.assumed})` : rule.notSent;
};
