/** The calls of a check, in order, with their inputs: ids come from earlier answers. */
import { z } from 'zod';
import type { AnyRow } from '../../endpoint';
import type { Values } from '../../json/record';
import { type EndpointId, endpointIds, isSample, rowOf } from '../../table';

/** Rows per page: enough to judge order and paging, few enough for a light load. */
export const checkRows = 10;

const own: ReadonlySet<string> = new Set(['q', 'page', 'perPage', 'sort', 'sortColumn', 'filters']);

/** Calls that the app always filters, although they do not require it. */
const always: Partial<Record<EndpointId, string>> = {
  'booking.userEvents': 'userId',
  'booking.userTracks': 'userId',
  'docuSign.w9': 'trackId',
  'event.buybacks': 'eventId',
  'event.categories': 'eventId',
  'event.classes': 'eventId',
  'event.latest': 'eventId',
  'event.schedule': 'eventId',
  'location.states': 'countryId',
};

/** The input name by which other calls ask for a record of an entity. */
const idNames: Readonly<Record<string, string>> = {
  booking: 'bookingId',
  country: 'countryId',
  event: 'eventId',
  role: 'roleId',
  track: 'trackId',
  visitor: 'userId',
};

/** Ids from earlier answers, by `entity:booking` and input names (`eventId`), the likeliest first. */
export type KnownIds = ReadonlyMap<string, readonly (string | number)[]>;

/** The number of ids to try for a call, because for example not every visitor has an inspection. */
export const maxAttempts = 3;

interface Inputs {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  readonly isPaged: boolean;
}

/** The inputs of a call in addition to those that every list has. */
export const inputsOf = (row: AnyRow): Inputs => {
  const shape: Readonly<Record<string, unknown>> = row.input instanceof z.ZodObject ? row.input.shape : {};
  const names = Object.keys(shape).filter((name) => !own.has(name));
  const isOptional = (name: string): boolean => {
    const schema = shape[name];
    return schema instanceof z.ZodType && schema.safeParse(undefined).success;
  };
  return {
    required: names.filter((name) => !isOptional(name)),
    optional: names.filter(isOptional),
    isPaged: 'perPage' in shape,
  };
};

/** Every read call of the product, those that need no id first. */
export const checkCalls = (): readonly EndpointId[] =>
  endpointIds
    .filter((id) => {
      const row = rowOf(id);
      return row?.kind === 'read' && row.output.shape !== 'csv' && !isSample(id);
    })
    .toSorted((one, other) => Number(needsId(one)) - Number(needsId(other)));

/** Whether a call needs an id from an earlier answer. */
export function needsId(id: EndpointId): boolean {
  const row = rowOf(id);
  return row !== undefined && (inputsOf(row).required.length > 0 || always[id] !== undefined);
}

/** The input of a call's attempt, counted from 0; undefined if a required id is unknown. */
export const inputFor = (id: EndpointId, row: AnyRow, known: KnownIds, attempt = 0): Values | undefined => {
  const { required, isPaged } = inputsOf(row);
  const input: Record<string, unknown> = isPaged ? { page: 1, perPage: checkRows } : {};
  const named = always[id];
  for (const name of [...required, ...(named === undefined ? [] : [named])]) {
    const value = known.get(name === 'id' ? `entity:${row.output.entity}` : name)?.[attempt];
    if (value === undefined) return undefined;
    input[name] = value;
  }
  return input;
};

export const isId = (value: unknown): value is string | number =>
  (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) ||
  (typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value));

/**
 * Adds the ids in canonical records of an entity to the known ones. Racers come first, because
 * they have more related records.
 */
export const withIdsIn = (known: KnownIds, row: AnyRow, records: readonly Values[]): KnownIds => {
  const next = new Map(known);
  const add = (name: string | undefined, value: unknown, isFirst: boolean): void => {
    if (name === undefined || !isId(value)) return;
    const others = (next.get(name) ?? []).filter((one) => one !== value);
    const isNew = others.length === (next.get(name) ?? []).length;
    if (isFirst) next.set(name, [value, ...others].slice(0, maxAttempts));
    else if (isNew) next.set(name, [...others, value].slice(0, maxAttempts));
  };
  for (const record of records) {
    const isRacer = record.userType === 'racer';
    add(`entity:${row.output.entity}`, record.id, false);
    add(idNames[row.output.entity ?? ''], record.id, isRacer);
    for (const name of linked) add(name, record[name], isRacer && name === 'userId');
  }
  return next;
};

const linked = ['userId', 'eventId', 'trackId', 'bookingId', 'roleId', 'teamId', 'countryId'];
