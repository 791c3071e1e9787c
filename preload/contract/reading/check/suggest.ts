/** Matches unknown fields of a server with missing ones, by the words of their names and by type. */

import type { EntityName } from '../../entities/entity-name';
import type { Fields } from '../../entities/field';
import { entityFields } from '../entity-fields';
import { type Assignment, keyOf } from './assignment';
import { nameSimilarity } from './name-similarity';
import type { CallReport, UnknownField } from './report';

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

/** All unknown fields as candidates for a missing one, the likeliest first; the administrator decides. */
export const candidatesFor = (
  field: string,
  unknown: readonly UnknownField[],
  entity: EntityName | undefined,
): readonly UnknownField[] => {
  const scored = unknown.map((one) => ({
    one,
    score: nameSimilarity(field, one.path) + (fits(field, one, entity) ? 0.05 : -0.5),
  }));
  return scored.toSorted((a, b) => b.score - a.score).map(({ one }) => one);
};

/** Pairs that are likely enough to be suggested; no field of the server is suggested twice. */
export const suggestionsOf = ({ entity, fields, unknown }: CallReport): readonly Suggestion[] => {
  const pairs = fields
    .filter(({ how }) => how === 'missing')
    .flatMap(({ field }) =>
      unknown
        .filter((one) => fits(field, one, entity))
        .map(({ path }) => ({ field, path, score: nameSimilarity(field, path) })),
    )
    .filter(({ score }) => score >= 0.6)
    .toSorted((a, b) => b.score - a.score);
  const usedNames = new Set<string>();
  return pairs.flatMap(({ field, path }) => {
    if (usedNames.has(`f:${field}`) || usedNames.has(`p:${path}`)) return [];
    usedNames.add(`f:${field}`).add(`p:${path}`);
    return [{ field, path }];
  });
};

/** The suggestions for all calls of a report, one path for each field of an entity. */
export const fieldSuggestions = (calls: readonly CallReport[]): readonly Assignment[] => {
  const found = new Map<string, Assignment>();
  for (const call of calls)
    for (const { field, path } of call.entity === undefined ? [] : suggestionsOf(call)) {
      const one = { kind: 'field', entity: call.entity as EntityName, field, path, call: call.id } as const;
      if (!found.has(keyOf(one))) found.set(keyOf(one), one);
    }
  return [...found.values()];
};
