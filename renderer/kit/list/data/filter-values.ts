/** The values that a filter offers: those of its definition or data, and always the chosen ones. */

import type { Field, Values } from '../../area/field';
import { enumText, flagText } from '../../format/field';
import { toFilterValues } from '../../format/plain-text';
import { seenValues } from '../../stores/list-memory';
import type { Facet, InMemoryRows } from './in-memory-rows';
import type { ListSource } from './list-source';

export interface FilterChoice {
  readonly value: string;
  readonly label: string;
  /** The number of rows with this value; known only for lists in memory. */
  readonly count: number | undefined;
}

/** With more values, people use the search instead. */
export const maxFoundValues = 200;

/** Whether the filter offers the values found in the rows. */
export const hasFoundValues = ({ filter }: Field): boolean => filter === true;

/** All values of a field seen so far in this list, because a single page has too few of them. */
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

/** Values of a status or of a fixed set become readable; other values are unchanged. What is filtered stays the value. */
export const valueLabel = (field: Field, value: string): string => {
  if (field.kind === 'flag') return flagText(value) ?? value;
  return field.kind === 'status' || field.valueTexts || Array.isArray(field.filter) ? enumText(field, value) : value;
};

/** `found` returns the values of the loaded rows; called only if no better values are known. */
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

/** The filters with the given values for one field; without values, the field's filter is removed. */
export const toggleFilter = (
  filters: Readonly<Record<string, readonly string[]>>,
  key: string,
  values: readonly string[],
): Readonly<Record<string, readonly string[]>> => {
  const rest = Object.entries(filters).filter(([name]) => name !== key);
  return Object.fromEntries(values.length === 0 ? rest : [...rest, [key, values]]);
};
