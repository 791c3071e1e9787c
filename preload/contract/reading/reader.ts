/** The plans by shape, units and words that reading an entity's records needs; made once per profile. */
import type { Values } from '../shapes';
import type { EntityName } from './entity-name';
import type { EntityFields } from './field';
import { entityFields } from './fields/index';
import { type Plan, planOf } from './plan';
import type { EntityProfile, ServerProfile } from './server-profile';
import type { Unit } from './values/money';
import type { ValueContext } from './values/read-value';

export interface Reader {
  readonly entity: EntityFields;
  readonly profile: EntityProfile | undefined;
  readonly server: ServerProfile;
  readonly planFor: (row: Values) => Plan;
}

const createReader = (entity: EntityFields, profile: EntityProfile | undefined, server: ServerProfile): Reader => {
  const plans = new Map<string, Plan>();
  let lastKeys: readonly string[] = [];
  let last: Plan | undefined;
  const isLast = (row: Values): boolean => {
    let at = 0;
    for (const key in row) if (lastKeys[at++] !== key) return false;
    return at === lastKeys.length;
  };
  const planFor = (row: Values): Plan => {
    if (last && isLast(row)) return last;
    const keys = Object.keys(row);
    const shape = JSON.stringify(keys);
    const plan = plans.get(shape) ?? planOf(entity, keys, profile);
    // Records that use data as names would each make a plan.
    if (plans.size < 500 && shape.length < 20_000) plans.set(shape, plan);
    lastKeys = keys;
    last = plan;
    return plan;
  };
  return { entity, profile, server, planFor };
};

const readers = new WeakMap<ServerProfile, Map<EntityFields, Reader>>();

export const readerOf = (entity: EntityFields, profile: EntityProfile | undefined, server: ServerProfile): Reader => {
  const known = readers.get(server) ?? new Map<EntityFields, Reader>();
  readers.set(server, known);
  const reader = known.get(entity) ?? createReader(entity, profile, server);
  known.set(entity, reader);
  return reader;
};

export const readerFor = (name: EntityName, server: ServerProfile): Reader =>
  readerOf(entityFields[name], server.entities?.[name], server);

export const unitOf = (reader: Reader, name: string): Unit | undefined => {
  const own = reader.profile?.money;
  return (own && Object.hasOwn(own, name) ? own[name] : undefined) ?? reader.server.money;
};

export const wordsFor = (reader: Reader, name: string): ValueContext['words'] => {
  const own = reader.profile?.words;
  return own && Object.hasOwn(own, name) ? own[name] : undefined;
};
