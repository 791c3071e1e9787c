/** The changes from a server's record to the canonical one: what is copied between fields, and where each value goes. */
import type { Values } from '../shapes';
import type { Field } from './field';
import type { Plan } from './plan';
import { isWordOf, readWord } from './values/word';

/** A canonical field, its value, and the server's field that it came from. */
export type Change = readonly [name: string, value: unknown, key?: string | undefined];

/** A value for a field from other canonical fields: joined (`firstName+lastName`), or mapped to its word. */
export const copied = (field: Field, from: string, changes: readonly Change[], row: Values): unknown => {
  const parts = from.split('+').map((name) => currentOf(name, changes, row));
  if (parts.length > 1) return parts.every((part) => typeof part === 'string') ? parts.join(' ').trim() : undefined;
  const [value] = parts;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (field.kind !== 'word' || !field.words) return value;
  return isWordOf(value, field.words) ? readWord(value, field.words) : undefined;
};

export const currentOf = (name: string, changes: readonly Change[], row: Values): unknown =>
  (changes.find(([changedName]) => changedName === name) ?? [name, row[name]])[1];

/** A record with its changes, each at the position of its source field, so that exports keep the server's order. */
export const changed = (row: Values, changes: readonly Change[], gone: ReadonlySet<string>, plan: Plan): Values => {
  const byKey = new Map<string, Change[]>();
  const own = new Set(changes.map(([name]) => name));
  for (const change of changes) {
    const [name, , key = name] = change;
    byKey.set(key, [...(byKey.get(key) ?? []), change]);
  }
  const entries: [string, unknown][] = [];
  for (const [name, value] of Object.entries(row)) {
    for (const [canonical, read] of byKey.get(name) ?? []) entries.push([canonical, read]);
    byKey.delete(name);
    if (!gone.has(name) && !own.has(name)) entries.push([plan.spellings.get(name) ?? name, value]);
  }
  for (const added of byKey.values()) for (const [canonical, read] of added) entries.push([canonical, read]);
  return Object.fromEntries(entries);
};

export const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
