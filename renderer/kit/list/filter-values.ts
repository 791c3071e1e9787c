/** The values a filter offers: those of its definition, those of the data, and always those that are chosen. */
import { wordOf } from '../format/field';
import type { Field, Values } from '../resource';
import { type Facet, filterValues, type WholeRows } from './whole-rows';

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** How many rows bear it; known for whole lists only. */
  readonly count: number | undefined;
}

const mostFound = 60;

const foundIn = (sample: readonly Values[], key: string): readonly string[] =>
  [...new Set(sample.flatMap((row) => filterValues(row[key])))].filter((value) => value !== '').slice(0, mostFound);

export const filterable = (fields: readonly Field[]): readonly Field[] =>
  fields.filter(({ filter }) => filter !== undefined);

/** Words of a status or of a given set read as words; other values stay as they are. */
export const valueLabel = (field: Field, value: string): string =>
  field.kind === 'status' || field.words || Array.isArray(field.filter) ? wordOf(field, value) : value;

export const choicesOf = (
  field: Field,
  whole: WholeRows | undefined,
  sample: readonly Values[],
  chosen: readonly string[],
): readonly Choice[] => {
  const facets: readonly Facet[] = whole?.facets(field.key) ?? [];
  const counts = new Map(facets.map(({ value, count }) => [value, count]));
  const given = Array.isArray(field.filter) ? (field.filter as readonly string[]) : [];
  const found = given.length > 0 ? [] : counts.size > 0 ? [...counts.keys()] : foundIn(sample, field.key);
  return [...new Set([...given, ...found, ...chosen])].map((value) => ({
    value,
    label: valueLabel(field, value),
    count: whole ? (counts.get(value) ?? (counts.size > 0 ? 0 : undefined)) : undefined,
  }));
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
