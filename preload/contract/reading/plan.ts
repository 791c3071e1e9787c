/** How to read records of one entity and one shape. Made once, then used for every record of that shape. */
import type { EntityFields, Field } from '../entities/field';
import type { Values } from '../json/record';
import { mayEnd } from './contrary-field';
import { fieldNamesOf } from './field-names';
import { placesIn } from './paths';
import type { Place } from './place';
import { hasShape, innerOf, type Shape, shapeOf } from './record-shape';
import { type Nested, nestedIn } from './related';
import type { EntityProfile } from './server-profile';
import type { Unit } from './values/money';
import { camelCase } from './values/name';
import type { ValueContext } from './values/read-value';
import { partsOf, wordsOf } from './words';

/** Where the value of a field comes from. */
export const sources = {
  /** No other value was found: a field that was sent stays unchanged. */
  none: 0,
  /** The field itself, with another value. */
  own: 1,
  /** Another canonical field. */
  copy: 2,
  /** The first of the field's places; the next ones follow. */
  place: 3,
} as const;

export interface FieldPlan {
  readonly name: string;
  readonly field: Field;
  /** Whether the record has the field under its canonical name. */
  readonly exact: boolean;
  /** Other places, best first. */
  readonly places: readonly Place[];
  readonly copies: readonly Copy[];
  /** The unit of whole amounts, and the words that the profile translates. */
  readonly unit: Unit | undefined;
  readonly words: ValueContext['words'];
  /** Whether it is a field of the entity, and not one that only the profile names. */
  readonly isKnown: boolean;
  /** Whether only an address is a value: servers call the name to sign in with `login`, too. */
  readonly isEmail: boolean;
}

/** Other canonical fields to copy: their names, and where they are among the plan's fields, -1 if only in the record. */
interface Copy {
  readonly of: string;
  readonly parts: readonly { readonly field: string; readonly index: number }[];
}

/** An unknown field that may hold records, unless one of these fields was read from it. */
interface NestedPlan extends Nested {
  readonly takers: readonly { readonly field: number; readonly source: number }[];
}

export interface Plan {
  readonly fields: readonly FieldPlan[];
  /** Unknown fields that may hold records of a known kind. */
  readonly nested: readonly NestedPlan[];
  /** Names that no rule knows, in camel case. Two fields never get the same name. */
  readonly spellings: ReadonlyMap<string, string>;
  /** Whether another field than the status may say that a record has ended. */
  readonly mayEnd: boolean;
}

/** What the profile says. */
export interface Told {
  readonly profileOf: (entity: EntityFields) => EntityProfile | undefined;
  readonly unitOf: (field: string) => Unit | undefined;
  readonly wordsFor: (field: string) => ValueContext['words'];
}

const isInUtc = ({ paths: [path = []] }: Place): boolean => /(utc|gmt)/i.test(path.at(-1) ?? '');

const isPercent = (name: string): boolean => wordsOf(name).includes('percent');

/** A rate such as 0.125 may be of one or of a hundred, unless the name of it says which. */
const withoutShares = (place: Place): Place => {
  const { how, paths, accepts } = place;
  if (how === 'profile' || paths.some((path) => isPercent(path.at(-1) ?? ''))) return place;
  const isClear = (value: unknown): boolean => typeof value === 'object' || !(Number(value) > 0 && Number(value) <= 1);
  return { ...place, accepts: (value, row) => isClear(value) && accepts?.(value, row) !== false };
};

/** Read before the others, because money needs the currency and days need the zone. */
const first = (name: string): number => (name === 'currency' || name === 'timezone' ? 0 : 1);

const spellingsOf = (entity: EntityFields, keys: readonly string[]): Plan['spellings'] => {
  const usedNames = new Set([...Object.keys(entity.fields), ...keys]);
  const found = new Map<string, string>();
  for (const key of keys) {
    const camel = camelCase(key);
    if (camel === undefined || usedNames.has(camel) || Object.hasOwn(entity.fields, key)) continue;
    // The same words, so that the record can be read again.
    if (partsOf(camel).join(' ') !== partsOf(key).join(' ')) continue;
    usedNames.add(camel);
    found.set(key, camel);
  }
  return found;
};

const planOf = (entity: EntityFields, shape: Shape, { profileOf, unitOf, wordsFor }: Told): Plan => {
  const places = placesIn(shape, { entity, profileOf, depth: 0 });
  const { copies: copiesOf, relation } = fieldNamesOf(entity);
  const own = new Set(shape.keys);
  const planned = ([name, field]: readonly [string, Field]) => {
    const exact = own.has(name);
    const found = (places.get(name) ?? []).map((place) => (isInUtc(place) ? { ...place, zone: 'UTC' } : place));
    const all = isPercent(name) ? found.map(withoutShares) : found;
    // A field of that name is looked up elsewhere only if its value is an object, such as a street within `address`.
    const isElsewhere = ({ how, paths }: Place): boolean =>
      how === 'profile' ||
      field.kind === 'word' ||
      (field.kind === 'text' && paths[0]?.[0] === name) ||
      name === 'state' ||
      name === 'status';
    return {
      name,
      field,
      exact,
      places: exact ? all.filter(isElsewhere) : all,
      copies: exact ? [] : (copiesOf.get(name) ?? []),
      unit: unitOf(name),
      words: wordsFor(name),
      isKnown: Object.hasOwn(entity.fields, name),
      isEmail: /email$/i.test(name),
    };
  };
  const text: Field = { kind: 'text', alternatives: [] };
  const extra = [...places.keys()].filter((name) => !Object.hasOwn(entity.fields, name));
  const all = [...Object.entries(entity.fields), ...extra.map((name) => [name, text] as const)]
    .map(planned)
    .filter(({ exact, places, copies }) => exact || places.length > 0 || copies.length > 0)
    .sort((one, other) => first(one.name) - first(other.name));
  const fields = all.map((each) => ({
    ...each,
    copies: each.copies.map((of) => ({
      of,
      parts: of
        .replace('#', '')
        .split('+')
        .map((field) => ({ field, index: all.findIndex(({ name }) => name === field) })),
    })),
  }));
  const takers = (key: string): NestedPlan['takers'] =>
    fields.flatMap(({ places }, field) =>
      places.flatMap(({ renames, paths }, index) =>
        renames && paths[0]?.[0] === key ? [{ field, source: sources.place + index }] : [],
      ),
    );
  return {
    fields,
    // A related record is read for the fields that this one shows of it.
    nested: nestedIn(entity, shape.keys)
      .filter(({ key }) => innerOf(shape, key) === undefined || relation(key) === undefined)
      .map((each) => ({ ...each, takers: takers(each.key) })),
    spellings: spellingsOf(entity, shape.keys),
    mayEnd: mayEnd(entity, shape.keys),
  };
};

/** Records that use data as names would each need a plan. */
const maxPlans = 500;
/** How many shapes the records of one list usually alternate between. */
const maxRecent = 4;

/** The plan of each record, kept by its shape. */
export const createPlans = (entity: EntityFields, told: Told): ((row: Values) => Plan) => {
  const byShape = new Map<string, Plan>();
  const recent: { readonly shape: Shape; readonly plan: Plan }[] = [];
  let oldest = 0;
  return (row) => {
    for (const { shape, plan } of recent) if (hasShape(row, shape)) return plan;
    const shape = shapeOf(row);
    const text = JSON.stringify(shape);
    const plan = byShape.get(text) ?? planOf(entity, shape, told);
    if (byShape.size < maxPlans) byShape.set(text, plan);
    recent[oldest] = { shape, plan };
    oldest = (oldest + 1) % maxRecent;
    return plan;
  };
};
