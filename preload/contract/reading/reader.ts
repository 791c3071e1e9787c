/** The plans, units and words for reading an entity's records; created once per profile. */

import type { EntityName } from '../entities/entity-name';
import type { EntityFields } from '../entities/field';
import type { Values } from '../json/record';
import { entityFields } from './entity-fields';
import { createPlans, type Plan } from './plan';
import type { EntityProfile, ServerProfile } from './server-profile';

export interface Reader {
  readonly entity: EntityFields;
  readonly profile: EntityProfile | undefined;
  readonly server: ServerProfile;
  readonly planFor: (row: Values) => Plan;
  /** The reader for records nested in the field of this name. */
  readonly within: (field: string, of: EntityFields) => Reader;
}

const ownOf = <T>(of: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  of && Object.hasOwn(of, name) ? of[name] : undefined;

const createReader = (entity: EntityFields, profile: EntityProfile | undefined, server: ServerProfile): Reader => {
  const planFor = createPlans(entity, {
    profileOf: (of) => (of === entity ? profile : profileOf(of, server)),
    unitOf: (field) => ownOf(profile?.money, field) ?? server.money,
    wordsFor: (field) => ownOf(profile?.words, field),
  });
  const inner = new Map<string, Reader>();
  const within = (field: string, of: EntityFields): Reader => {
    const known = inner.get(field);
    if (known) return known;
    const own = nestedProfile(field, profile);
    const base = profileOf(of, server);
    const reader = own ? createReader(of, { ...base, ...joined(base, own) }, server) : readerOf(of, base, server);
    inner.set(field, reader);
    return reader;
  };
  return { entity, profile, server, planFor, within };
};
const parts = ['fields', 'words', 'money'] as const;
type Part = Pick<EntityProfile, (typeof parts)[number]>;

/** The profile for records nested in one field: `tickets.status` of a booking is the `status` of its tickets. */
const nestedProfile = (field: string, profile: EntityProfile | undefined): Part | undefined => {
  const start = `${field}.`;
  const found = parts.flatMap((part) => {
    const own = Object.entries(profile?.[part] ?? {}).filter(([name]) => name.startsWith(start));
    return own.length === 0
      ? []
      : [[part, Object.fromEntries(own.map(([name, value]) => [name.slice(start.length), value]))] as const];
  });
  return found.length === 0 ? undefined : (Object.fromEntries(found) as Part);
};

const joined = (base: Part | undefined, own: Part): Part =>
  Object.fromEntries(
    parts.flatMap((part) => (base?.[part] || own[part] ? [[part, { ...base?.[part], ...own[part] }]] : [])),
  ) as Part;

const names = new Map<EntityFields, EntityName>(
  Object.entries(entityFields).map(([name, entity]) => [entity, name as EntityName]),
);

/** The profile's entry for this kind of record, in any position. */
const profileOf = (entity: EntityFields, server: ServerProfile): EntityProfile | undefined => {
  const name = names.get(entity);
  return name === undefined ? undefined : server.entities?.[name];
};

const readers = new WeakMap<ServerProfile, Map<EntityFields, Reader>>();

const readerOf = (entity: EntityFields, profile: EntityProfile | undefined, server: ServerProfile): Reader => {
  const known = readers.get(server) ?? new Map<EntityFields, Reader>();
  readers.set(server, known);
  const reader = known.get(entity) ?? createReader(entity, profile, server);
  known.set(entity, reader);
  return reader;
};

export const readerFor = (name: EntityName, server: ServerProfile): Reader =>
  readerOf(entityFields[name], server.entities?.[name], server);
