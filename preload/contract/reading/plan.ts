/** How to read records of one entity and one shape. Made once, then used for every record of that shape. */
import type { EntityFields, Field } from '../entities/field';
import type { Values } from '../json/record';
import { fieldNamesOf } from './field-names';
import { camelCase } from './name';
import { placesIn } from './paths';
import type { Place } from './place';
import { hasShape, type Shape, shapeOf } from './record-shape';
import { type Nested, nestedIn } from './related';
import type { EntityProfile } from './server-profile';

export interface FieldPlan {
  readonly name: string;
  readonly field: Field;
  /** Whether the record has the field under its canonical name. */
  readonly exact: boolean;
  /** Other places, best first. */
  readonly places: readonly Place[];
  readonly copies: readonly string[];
}

export interface Plan {
  readonly fields: readonly FieldPlan[];
  /** Unknown fields that may hold records of a known kind. */
  readonly nested: readonly Nested[];
  /** Names that no rule knows, in camel case. Two fields never get the same name. */
  readonly spellings: ReadonlyMap<string, string>;
}

/** The profile's entry for records of an entity. */
export type ProfileOf = (entity: EntityFields) => EntityProfile | undefined;

/** Read before the others, because money needs the currency and days need the zone. */
const first = (name: string): number => (name === 'currency' || name === 'timezone' ? 0 : 1);

const spellingsOf = (entity: EntityFields, keys: readonly string[]): Plan['spellings'] => {
  const usedNames = new Set([...Object.keys(entity.fields), ...keys]);
  const found = new Map<string, string>();
  for (const key of keys) {
    const camel = camelCase(key);
    if (camel === undefined || usedNames.has(camel) || Object.hasOwn(entity.fields, key)) continue;
    usedNames.add(camel);
    found.set(key, camel);
  }
  return found;
};

const planOf = (entity: EntityFields, shape: Shape, profileOf: ProfileOf): Plan => {
  const places = placesIn(shape, { entity, profileOf, depth: 0 });
  const { copies } = fieldNamesOf(entity);
  const own = new Set(shape.keys);
  const planned = ([name, field]: readonly [string, Field]): FieldPlan => {
    const exact = own.has(name);
    const all = places.get(name) ?? [];
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
      copies: exact ? [] : (copies.get(name) ?? []),
    };
  };
  const text: Field = { kind: 'text', alternatives: [] };
  const extra = [...places.keys()].filter((name) => !Object.hasOwn(entity.fields, name));
  const fields = [...Object.entries(entity.fields), ...extra.map((name) => [name, text] as const)]
    .map(planned)
    .filter(({ exact, places, copies }) => exact || places.length > 0 || copies.length > 0);
  return {
    fields: fields.sort((one, other) => first(one.name) - first(other.name)),
    nested: nestedIn(entity, shape.keys),
    spellings: spellingsOf(entity, shape.keys),
  };
};

/** Records that use data as names would each need a plan. */
const maxPlans = 500;
/** How many shapes the records of one list usually alternate between. */
const maxRecent = 4;

/** The plan of each record, kept by its shape. */
export const createPlans = (entity: EntityFields, profileOf: ProfileOf): ((row: Values) => Plan) => {
  const byShape = new Map<string, Plan>();
  const recent: { readonly shape: Shape; readonly plan: Plan }[] = [];
  let oldest = 0;
  return (row) => {
    for (const { shape, plan } of recent) if (hasShape(row, shape)) return plan;
    const shape = shapeOf(row);
    const text = JSON.stringify(shape);
    const plan = byShape.get(text) ?? planOf(entity, shape, profileOf);
    if (byShape.size < maxPlans) byShape.set(text, plan);
    recent[oldest] = { shape, plan };
    oldest = (oldest + 1) % maxRecent;
    return plan;
  };
};
