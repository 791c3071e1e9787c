/** Which unknown field of a server may be which missing one: by the words of their names and by type. */
import type { EntityName } from '../entity-name';
import type { Fields } from '../field';
import { entityFields } from '../fields/index';
import type { CallReport, UnknownField } from './report';

const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** Words that mean the same in names of fields. */
const alike: readonly (readonly string[])[] = [
  ['id', 'uuid', 'key', 'ref', 'reference', 'code', 'no', 'num', 'number', 'nr'],
  ['user', 'customer', 'visitor', 'client', 'buyer', 'attendee', 'guest', 'member', 'person', 'owner'],
  ['event', 'meet', 'meeting', 'race', 'round', 'session', 'show'],
  ['track', 'venue', 'circuit', 'location', 'place', 'site', 'raceway'],
  ['booking', 'order', 'purchase', 'reservation', 'registration'],
  ['ticket', 'pass', 'admission', 'position'],
  ['total', 'amount', 'sum', 'price', 'cost', 'grand', 'value', 'paid'],
  ['status', 'state', 'phase', 'condition'],
  ['date', 'day', 'at', 'on', 'time', 'when', 'start', 'starts', 'begin'],
  ['phone', 'mobile', 'tel', 'telephone', 'cell'],
  ['email', 'mail'],
  ['name', 'title', 'label', 'display', 'full'],
  ['created', 'inserted', 'added', 'placed'],
  ['updated', 'modified', 'changed'],
  ['count', 'qty', 'quantity', 'number', 'total'],
  ['timezone', 'zone', 'tz'],
  ['type', 'kind', 'category', 'class'],
  ['zip', 'postal', 'postcode'],
  ['image', 'picture', 'photo', 'logo', 'avatar'],
];

const isAlike = (one: string, other: string): boolean =>
  one === other ||
  (one.length > 3 && other.length > 3 && (one.startsWith(other) || other.startsWith(one))) ||
  alike.some((group) => group.includes(one) && group.includes(other));

/** How much two names have in common, from 0 to 1. */
const likenessOf = (field: string, path: string): number => {
  const [wanted, offered] = [wordsOf(field), wordsOf(path)];
  if (wanted.length === 0 || offered.length === 0) return 0;
  const exact = wanted.filter((word) => offered.includes(word)).length;
  const near = wanted.filter((word) => !offered.includes(word) && offered.some((other) => isAlike(word, other))).length;
  const extra = Math.max(0, offered.length - exact - near);
  return Math.max(0, (exact + near * 0.7) / wanted.length - extra * 0.1);
};

export interface Suggestion {
  readonly field: string;
  readonly path: string;
}

const isFlag = (field: string, entity: EntityName | undefined): boolean => {
  const fields: Fields = entity === undefined ? {} : entityFields[entity].fields;
  return Object.hasOwn(fields, field) ? fields[field]?.kind === 'flag' : /^(is|has|can)[A-Z]/.test(field);
};

const fits = (field: string, { types }: UnknownField, entity: EntityName | undefined): boolean => {
  const isScalar = types.some((type) => type === 'text' || type === 'number' || type === 'boolean');
  if (!isScalar) return types.includes('list');
  return isFlag(field, entity) === (types.includes('boolean') && types.length === 1) || !types.includes('boolean');
};

/** Unknown fields that may be a missing one, the likeliest first; all of them, since a person decides. */
export const candidatesFor = (
  field: string,
  unknown: readonly UnknownField[],
  entity: EntityName | undefined,
): readonly UnknownField[] => {
  const scored = unknown.map((one) => ({
    one,
    score: likenessOf(field, one.path) + (fits(field, one, entity) ? 0.05 : -0.5),
  }));
  return scored.toSorted((a, b) => b.score - a.score).map(({ one }) => one);
};

/** Pairs that are likely enough to be offered by themselves; no field of the server is offered twice. */
export const suggestionsOf = ({ entity, fields, unknown }: CallReport): readonly Suggestion[] => {
  const pairs = fields
    .filter(({ how }) => how === 'missing')
    .flatMap(({ field }) =>
      unknown
        .filter((one) => fits(field, one, entity))
        .map(({ path }) => ({ field, path, score: likenessOf(field, path) })),
    )
    .filter(({ score }) => score >= 0.6)
    .toSorted((a, b) => b.score - a.score);
  const taken = new Set<string>();
  return pairs.flatMap(({ field, path }) => {
    if (taken.has(`f:${field}`) || taken.has(`p:${path}`)) return [];
    taken.add(`f:${field}`).add(`p:${path}`);
    return [{ field, path }];
  });
};
