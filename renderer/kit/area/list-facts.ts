/** What the contract knows of the records of each list call: the ability that it asks for, and its fields' kinds and words. */
import type { Needs } from '@contract/ability';
import type { Field as ReadingField } from '@contract/entities/field';
import * as fileLists from '@contract/file-lists';
import { type NarrowingParam, narrowingParams } from '@contract/list/narrowing';
import { entityFields } from '@contract/reading/entity-fields';
import { table } from '@contract/table';
import { contractKinds, type FieldKind } from './field';

/** A field's kind, or the words of its status; text has neither. */
type FieldFact = FieldKind | readonly string[];

interface ListFacts {
  readonly entity: string;
  readonly needs?: Needs;
  /** The parameters by which the call takes an event or a track. */
  readonly narrowsTo?: readonly NarrowingParam[];
}

const toFact = ({ kind, words }: ReadingField): FieldFact | undefined =>
  words ?? contractKinds.find((one) => one === kind);

/** Records that no area lists. Left out, because the facts are part of the first page. */
const unlisted: ReadonlySet<string> = new Set(['country', 'eventSchedule', 'inspectionMedia', 'role', 'state']);

const calls = Object.entries({ ...table, ...fileLists }).flatMap(([area, rows]) =>
  Object.entries(rows).flatMap(([name, { input, output, needs }]): [string, ListFacts][] => {
    if (output.shape !== 'list' || output.entity === undefined || unlisted.has(output.entity)) return [];
    const narrowsTo = narrowingParams.filter((param) => param in input.shape);
    const facts = { ...(needs ? { needs } : {}), ...(narrowsTo.length > 0 ? { narrowsTo } : {}) };
    return [[`${area}.${name}`, { entity: output.entity, ...facts }]];
  }),
);

/** The list calls whose records areas show. */
export const lists: Readonly<Record<string, ListFacts>> = Object.fromEntries(calls);

const listed = new Set(Object.values(lists).map(({ entity }) => entity));

/** What is known of each entity's fields. */
export const entities: Readonly<Record<string, Readonly<Record<string, FieldFact>>>> = Object.fromEntries(
  Object.entries(entityFields)
    .filter(([entity]) => listed.has(entity))
    .map(([entity, { fields }]) => [
      entity,
      Object.fromEntries(
        Object.entries<ReadingField>(fields).flatMap(([key, field]) => {
          const fact = toFact(field);
          return fact === undefined ? [] : [[key, fact]];
        }),
      ),
    ]),
);
