/** Nested records without a canonical field: a booking's tickets, payments, lines. */
import { amountLine } from '../entities/amount-line';
import type { EntityFields } from '../entities/field';
import { bookings } from '../entities/relations';
import { entityFields } from './entity-fields';
import type { EntityName } from './entity-names';
import { foldName, plural } from './name';

export interface Nested {
  /** The name of the field, as the server spells it. */
  readonly key: string;
  readonly of: EntityFields;
}

/** Only unambiguous names: an attendee may be a ticket or a person. */
const named: readonly (readonly [EntityName, readonly string[]])[] = [
  ['ticket', ['ticket', 'pass', 'admission', 'position', 'orderPosition']],
  ['booking', bookings.filter((name) => name !== 'sale' && name !== 'registration')],
  ['event', ['event', 'race', 'raceEvent']],
  ['track', ['track', 'venue', 'circuit', 'raceway', 'speedway', 'facility']],
  ['visitor', ['visitor', 'customer', 'buyer', 'purchaser']],
  ['transaction', ['transaction', 'payment', 'refund', 'charge', 'txn']],
  ['buyback', ['buyback']],
];

const byName: ReadonlyMap<string, EntityFields> = new Map<string, EntityFields>([
  ...amountLine.names.flatMap((name) => plural(foldName(name)).map((one) => [one, amountLine] as const)),
  ...named.flatMap(([entity, names]) =>
    names.flatMap((name) => plural(foldName(name)).map((one) => [one, entityFields[entity]] as const)),
  ),
]);

/** The names of a record that may contain nested records; computed once per shape. */
export const nestedIn = (entity: EntityFields, keys: readonly string[]): readonly Nested[] =>
  keys.flatMap((key) => {
    const of = Object.hasOwn(entity.fields, key) ? undefined : byName.get(foldName(key));
    return of ? [{ key, of }] : [];
  });
