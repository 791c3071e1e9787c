/** What the records are that other records refer to or contain: a booking's customer, event and tickets. */
import type { EntityName } from '../entities/entity-name';
import { type EntityFields, entity, id, money, number, text, word } from '../entities/field';
import { bookings, people } from '../entities/relations';
import { emails, fullNames, phones } from '../entities/shared-names';
import { visitorTypes } from '../entities/visitor-types';
import { entityFields } from './entity-fields';
import type { FieldNames } from './field-names';
import { foldName, plural } from './values/name';
import { keyOf, wordsOf } from './words';

/** The lines of a record's amount: sales, fees, refunds. Servers nest them in the record. */
const amountLine = entity({
  names: ['line', 'lineItem', 'item', 'orderLine', 'orderItem', 'fee', 'adjustment', 'component'],
  fields: {
    currency: text('currencyCode', 'currencyIso'),
    amount: money('value', 'sum'),
    price: money('unitPrice', 'itemPrice', 'priceEach'),
    subTotal: money('netAmount', 'net'),
    discount: money('rebate', 'discountAmount'),
    tax: money('vat', 'taxAmount', 'vatAmount'),
    total: money('lineTotal', 'gross', 'grossAmount'),
  },
  required: [],
});

/** What other records show of a person. */
const person = entity({
  names: people,
  fields: {
    id: id(),
    name: text('fullName', ...fullNames, 'commonName'),
    email: text(...emails),
    phone: text(...phones, 'contactPhone'),
    type: word(visitorTypes, 'userType', 'category', 'role'),
    age: number(),
  },
  required: [],
});
const named = entity({ names: [], fields: { id: id(), name: text(), number: text('code') }, required: [] });

const byRelation: Readonly<Record<string, EntityFields>> = {
  ...Object.fromEntries(['user', 'holder', 'inspector', 'leadInspector'].map((prefix) => [prefix, person])),
  booking: entityFields.booking,
  event: entityFields.event,
  track: entityFields.track,
};

/** What our tables call records of any kind. */
let nouns: ReadonlySet<string> | undefined;

/** Whether a name is that of some kind of record: the `eventId` of a track is not the track's own. */
export const isNoun = (name: string): boolean => {
  nouns ??= new Set(
    Object.values<EntityFields>(entityFields).flatMap(({ names, relations }) =>
      [...names, ...Object.keys(relations), ...Object.values(relations).flat()].map((one) => keyOf(wordsOf(one))),
    ),
  );
  return nouns.has(keyOf(wordsOf(name)));
};

/** The entity of the record that a relation names: `user` is a person. */
export const relatedEntity = (prefix: string): EntityFields => byRelation[prefix] ?? named;

/** Splits a field into a related record and its attribute: `userEmail` is the user's `email`. */
export const relationOf = (entity: EntityFields, field: string) => {
  const prefix = Object.keys(entity.relations)
    .filter((name) => field.startsWith(name) && /^[A-Z]/.test(field.slice(name.length)))
    .sort((one, other) => other.length - one.length)[0];
  if (prefix === undefined) return undefined;
  const rest = field.slice(prefix.length);
  return { prefix, attribute: `${rest[0]?.toLowerCase() ?? ''}${rest.slice(1)}` };
};

export interface Nested {
  /** The name of the field, as the server spells it. */
  readonly key: string;
  readonly of: EntityFields;
}

/** Only unambiguous names: an attendee may be a ticket or a person. */
const contained: readonly (readonly [EntityName, readonly string[]])[] = [
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
  ...contained.flatMap(([of, names]) =>
    names.flatMap((name) => plural(foldName(name)).map((one) => [one, entityFields[of]] as const)),
  ),
]);

/** The names of a record that may contain nested records; computed once per shape. */
export const nestedIn = (of: EntityFields, keys: readonly string[]): readonly Nested[] =>
  keys.flatMap((key) => {
    const inner = Object.hasOwn(of.fields, key) ? undefined : byName.get(foldName(key));
    return inner ? [{ key, of: inner }] : [];
  });

/** Whether related records of this name are people. */
export const isPersonal = (prefix: string): boolean => relatedEntity(prefix) === relatedEntity('user');

/** Whose a bare name is: that of the person whose bare address is beside it, as in `{ name: 'Ana Roth', email }` of a ticket. */
export const ownerOf = (
  keys: readonly string[],
  entity: EntityFields,
  { match }: Pick<FieldNames, 'match'>,
): string | undefined => {
  const email = keys.find((key) => keyOf(wordsOf(key)) === 'email');
  const relation = match(email ?? '').map(({ field }) => relationOf(entity, field))[0];
  return relation && isPersonal(relation.prefix) ? relation.prefix : undefined;
};
