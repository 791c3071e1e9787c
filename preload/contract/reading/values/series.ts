/** Reads lists that servers send as objects: figures by name or by day, or a chart's labels and values. */
import type { Fields } from '../../entities/field';
import { field, isRecord, type Values } from '../../json/record';

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
