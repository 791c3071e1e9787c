/**
 * The zone column of an export. Moments that came without a zone stay as they were written; the column beside them says
 * that no zone was sent, or which one is assumed, as the screen does.
 */
import { isWithoutZone } from '../reading/values/moment';

export interface ZoneRule<K = string> {
  /** The columns with the moments whose zone this column names. */
  readonly of: readonly K[];
  /** "not sent". */
  readonly notSent: string;
  /** "assumed". */
  readonly assumed: string;
}

type Cells = Readonly<Record<string | number, unknown>>;

const own = (row: Cells, key: string | number): unknown => (Object.hasOwn(row, key) ? row[key] : undefined);

/** What the zone column says of a row: the server's own value where all its moments have a zone. */
export const zoneCell = (row: Cells, key: string | number, rule: ZoneRule<string | number>): unknown => {
  const value = own(row, key);
  if (!rule.of.some((moment) => isWithoutZone(own(row, moment)))) return value;
  return typeof value === 'string' && value !== '' ? `${value} (${rule.assumed})` : rule.notSent;
};
