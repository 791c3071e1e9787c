/**
 * Which ids of a server are numbers beyond 2^53. They are texts in the app; a strict server refuses them as texts. Known by
 * the names of fields, so that it also holds for ids of the copy and of the outbox, after a restart.
 */
import type { AnyRow } from '@contract/endpoint';
import { asNumber, isLongNumber } from '@contract/json/long-numbers';
import { isRecord, type Values } from '@contract/json/record';
import type { IgnoredNotes } from '@contract/reading/answer-checker';
import { foldName } from '@contract/reading/values/name';
import { idOf } from '@contract/table';

/** Where names are remembered over restarts. */
export type NumberNotes = Pick<IgnoredNotes, 'has' | 'add'>;

/** Entities, areas and names of records that are people: `userId` may be the id of any of them. */
const people = /^(user|login|profile|admin|visitor|racer|driver|customer|person|inspector|account)$/;

/** The name of one record or field for that of several, folded: `ticketIds` as `ticketid`. */
const singular = (name: string): string => {
  const folded = foldName(name)
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '');
  return people.test(folded) ? 'user' : folded;
};

const holderOf = (row: AnyRow): string => singular(row.output.entity ?? idOf(row)?.split('.')[0] ?? '');

/** The id that a reference is: `bookingid` is the id of a booking. */
const referredId = (name: string): string | undefined => {
  const [, record] = /^(.+)id$/.exec(name) ?? [];
  return record === undefined ? undefined : `${singular(record)}.id`;
};

/** Records of a list that are looked at: they are alike. */
const maxRecords = 50;

/** The names of the fields in which a value has these numbers: `booking.id`, `booking.eventid`. */
export const numberNamesIn = (row: AnyRow, value: unknown, numbers: ReadonlySet<string>): readonly string[] => {
  const found = new Set<string>();
  const look = (at: unknown, holder: string, name: string, depth: number): void => {
    if (typeof at === 'string' && numbers.has(at)) {
      found.add(`${holder}.${name}`);
      const referred = referredId(name);
      if (referred !== undefined) found.add(referred);
    } else if (depth > 8) return;
    else if (Array.isArray(at)) for (const item of at.slice(0, maxRecords)) look(item, holder, name, depth + 1);
    else if (isRecord(at))
      for (const [key, child] of Object.entries(at).slice(0, 200)) look(child, name, singular(key), depth + 1);
  };
  const isWrapped = isRecord(value) && (Array.isArray(value.rows) || isRecord(value.record));
  look(isWrapped ? (value.rows ?? value.record) : value, '', holderOf(row), 0);
  return [...found];
};

/** Inputs whose values are texts for every server. */
const texts: ReadonlySet<string> = new Set(['q', 'filters', 'sortColumn']);

/** An input whose long ids are numbers again, if the server sent them so; to be written by `writeJson`. */
export const withNumberIds = (row: AnyRow, input: Values, { has }: NumberNotes): Values => {
  const isNumber = (holder: string, name: string): boolean => {
    const referred = referredId(name);
    return has(`${holder}.${name}`) || (referred !== undefined && has(referred));
  };
  const convert = (at: unknown, holder: string, name: string, depth: number): unknown => {
    if (isLongNumber(at)) return isNumber(holder, name) ? asNumber(at) : at;
    if (depth > 8) return at;
    if (Array.isArray(at)) return at.map((item) => convert(item, holder, name, depth + 1));
    if (!isRecord(at)) return at;
    // The fields of a change are those of the record.
    const own = depth === 0 || name === 'data' ? holderOf(row) : name;
    return Object.fromEntries(
      Object.entries(at).map(([key, child]) => [
        key,
        depth === 0 && texts.has(key) ? child : convert(child, own, singular(key), depth + 1),
      ]),
    );
  };
  const converted = convert(input, '', '', 0);
  return isRecord(converted) ? converted : input;
};
