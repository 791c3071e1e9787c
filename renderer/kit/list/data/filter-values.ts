/** The values a filter offers: those of its definition, those of the data, and always those that are chosen. */

import type { Field, Values } from '../../area/field';
import { wordOf } from '../../format/field';
import { toFilterValues } from '../../format/plain-text';
import type { Facet, InMemoryRows } from './in-memory-rows';
import { seenValues } from './list-memory';
import type { ListSource } from './list-source';

export interface FilterChoice {
  readonly value: string;
  readonly label: string;
  /** How many rows bear it; known for whole lists only. */
  readonly count: number | undefined;
}

/** More than this nobody looks through: the search finds the others. */
export const maxFoundValues = 200;

/** Fields whose filter offers what the rows hold. */
export const hasFoundValues = ({ filter }: Field): boolean => filter === true;

/** The values of a field in these rows and in all rows of the list that came before: a page alone has too few of them. */
export const collectValues = (
  { call, input }: Pick<ListSource, 'call' | 'input'>,
  key: string,
  rows: readonly Values[],
): ReadonlySet<string> => {
  const values = seenValues(JSON.stringify([call, input]), key);
  for (const row of rows) for (const value of toFilterValues(row[key])) if (value !== '') values.add(value);
  return values;
};

export const filterableFields = (fields: readonly Field[]): readonly Field[] =>
  fields.filter(({ filter }) => filter !== undefined);

/** Words of a status or of a given set read as words; other values stay as they are. */
export const valueLabel = (field: Field, value: string): string =>
  field.kind === 'status' || field.valueTexts || Array.isArray(field.filter) ? wordOf(field, value) : value;

/** `found` are the values of the rows at hand, looked for only where nothing better is known. */
export const toFilterChoices = (
  field: Field,
  allRows: InMemoryRows | undefined,
  found: () => Iterable<string>,
  chosen: readonly string[],
): readonly FilterChoice[] => {
  const facets: readonly Facet[] = allRows?.facets(field.key) ?? [];
  const counts = new Map(facets.map(({ value, count }) => [value, count]));
  const fixedValues = Array.isArray(field.filter) ? (field.filter as readonly string[]) : [];
  const choice = (value: string): FilterChoice => ({
    value,
    label: valueLabel(field, value),
    count: allRows ? (counts.get(value) ?? (counts.size > 0 ? 0 : undefined)) : undefined,
  });
  const known = fixedValues.length > 0 ? fixedValues : [...counts.keys()];
  const offered =
    known.length > 0
      ? known.map(choice)
      : [...found()]
          .map(choice)
          .sort((one, other) => one.label.localeCompare(other.label, undefined, { numeric: true }))
          .slice(0, maxFoundValues);
  const isOffered = new Set(offered.map(({ value }) => value));
  return [...offered, ...chosen.filter((value) => !isOffered.has(value)).map(choice)];
};

/** The filters with one value of one field turned on or off; a field without values has no filter. */
export const toggleFilter = (
  filters: Readonly<Record<string, readonly string[]>>,
  key: string,
  values: readonly string[],
): Readonly<Record<string, readonly string[]>> => {
  const rest = Object.entries(filters).filter(([name]) => name !== key);
  return Object.fromEntries(values.length === 0 ? rest : [...rest, [key, values]]);
};
