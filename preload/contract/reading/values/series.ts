/** Reads lists that servers send as objects: figures by name or by day, or a chart's labels and values. */
import type { Fields } from '../../entities/field';
import { field, isRecord, type Values } from '../../json/record';
import { readText, unread } from './plain';

const isFigure = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value));

const seriesOf = (value: Values): readonly unknown[] | undefined => {
  const direct = field(value, 'values') ?? field(value, 'data');
  if (Array.isArray(direct)) return direct;
  const sets = field(value, 'datasets') ?? field(value, 'series');
  const inner = Array.isArray(sets) ? field(sets[0], 'data') : undefined;
  return Array.isArray(inner) ? inner : undefined;
};

/** `{ racer: 10, spectator: 4 }` as records with a name and a figure; undefined if the object is not such a list. */
export const entriesOf = (value: unknown, fields: Fields): readonly Values[] | undefined => {
  if (!isRecord(value)) return undefined;
  const label = Object.entries(fields).find(([, { kind }]) => kind === 'text' || kind === 'date')?.[0];
  const figure = Object.entries(fields).find(([, { kind }]) => kind === 'number' || kind === 'money')?.[0];
  if (label === undefined || figure === undefined) return undefined;
  const labels = field(value, 'labels') ?? field(value, 'categories');
  const series = seriesOf(value);
  if (Array.isArray(labels) && series)
    return labels.slice(0, 1_000).map((name: unknown, at) => ({ [label]: name, [figure]: series[at] }));
  const entries = Object.entries(value).slice(0, 1_000);
  if (entries.length === 0) return undefined;
  if (entries.every(([, one]) => isFigure(one)))
    return entries.map(([name, one]) => ({ [label]: name, [figure]: one }));
  return entries.every(([, one]) => isRecord(one))
    ? entries.map(([name, one]) => ({ [label]: name, ...(isRecord(one) ? one : {}) }))
    : undefined;
};

const isTexts = (value: unknown): value is Values =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string' || typeof one === 'boolean');

/**
 * Points that are sent in sections, `[{ title: 'Safety', checks: [...] }]`, or as objects of words, `{ Safety: { Helmet: 'pass' } }`;
 * undefined for other values, and for records that have no sections.
 */
export const pointsOf = (value: unknown, fields: Fields): readonly Values[] | undefined => {
  const result = Object.entries(fields).find(([, { kind }]) => kind === 'word')?.[0];
  if (!fields.section || !fields.label || result === undefined) return undefined;
  if (Array.isArray(value)) {
    const sections = value.map((section: unknown) => {
      const [list, ...others] = isRecord(section) ? Object.values(section).filter((one) => Array.isArray(one)) : [];
      return list && others.length === 0 && list.every(isRecord) ? { name: readText(section), list } : undefined;
    });
    return sections.length > 0 && sections.every((one) => one !== undefined)
      ? sections.flatMap(({ name, list }) => list.map((item) => (name === unread ? item : { section: name, ...item })))
      : undefined;
  }
  if (!isRecord(value)) return undefined;
  const words = (of: Values, more: Values): readonly Values[] =>
    Object.entries(of).map(([label, word]) => ({ ...more, label, [result]: word }));
  if (isTexts(value)) return words(value, {});
  const entries = Object.entries(value);
  return entries.every(([, one]) => isTexts(one))
    ? entries.flatMap(([section, one]) => (isTexts(one) ? words(one, { section }) : []))
    : undefined;
};
