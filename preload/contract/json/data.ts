/**
 * Open but bounded input: the body of a create or update, whose field names the specification does not show.
 * Plain JSON only; the names that reach a prototype are refused at every depth.
 */
import { z } from 'zod';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };
export type Data = Readonly<Record<string, Json | undefined>>;

interface Limits {
  /** Per object. */
  readonly keys: number;
  /** Per list. */
  readonly items: number;
  readonly depth: number;
  /** In total, about as many as its JSON has. */
  readonly characters: number;
}
export const dataLimits: Limits = { keys: 200, items: 10_000, depth: 8, characters: 100_000 };
/** The rows of an export: what a list holds in memory, with fields that we do not know. */
const rowsLimits: Limits = { keys: 2_000, items: 100_000, depth: 16, characters: 100_000_000 };

const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether an object is a literal one, of whatever window or process: no Map, Date, class or function. */
export const isPlainObject = (input: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(input);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

/** The characters that `input` takes, about as JSON; Infinity where it is no JSON or breaks a limit. */
const weigh = (input: unknown, limits: Limits, depth: number): number => {
  if (input === null || typeof input === 'boolean') return 5;
  if (typeof input === 'string') return input.length + 2;
  if (typeof input === 'number') return Number.isFinite(input) ? 8 : Number.POSITIVE_INFINITY;
  if (typeof input !== 'object' || depth >= limits.depth) return Number.POSITIVE_INFINITY;
  return Array.isArray(input) ? weighList(input, limits, depth) : weighObject(input, limits, depth);
};

const weighList = (input: readonly unknown[], limits: Limits, depth: number): number => {
  if (input.length > limits.items) return Number.POSITIVE_INFINITY;
  let sum = 2;
  for (const value of input) {
    sum += weigh(value, limits, depth + 1) + 1;
    if (sum > limits.characters) return Number.POSITIVE_INFINITY;
  }
  return sum;
};

const weighObject = (input: object, limits: Limits, depth: number): number => {
  const names = Object.keys(input);
  if (!isPlainObject(input) || names.length > limits.keys) return Number.POSITIVE_INFINITY;
  let sum = 2;
  for (const name of names) {
    const value: unknown = Reflect.get(input, name);
    if (forbidden.has(name) || name.length > 256) return Number.POSITIVE_INFINITY;
    sum += value === undefined ? 0 : name.length + 4 + weigh(value, limits, depth + 1);
    if (sum > limits.characters) return Number.POSITIVE_INFINITY;
  }
  return sum;
};

const isObject = (input: unknown): input is object =>
  typeof input === 'object' && input !== null && !Array.isArray(input);
const within = (input: unknown, limits: Limits): boolean => weigh(input, limits, 0) <= limits.characters;

/** A JSON object within `dataLimits`. */
export const Data = z.custom<Data>(
  (input) => isObject(input) && within(input, dataLimits),
  'must be a plain object of bounded size',
);

/** JSON objects within `rowsLimits`. */
export const DataRows = z.custom<readonly Data[]>(
  (input) => Array.isArray(input) && input.every(isObject) && within(input, rowsLimits),
  'must be plain objects of bounded size',
);
