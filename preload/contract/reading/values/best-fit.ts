/** Chooses among fields that share a name by the value: `checked_in` may be a flag or a time. */
import type { Field, Kind } from '../../entities/field';
import { isRecord } from '../../json/record';
import { readDateTime, readTime } from './date-time';
import { readFlag, unread, unwrap } from './plain';
import { isWordOf } from './word';

/** Whether a text looks like an address and not like words. */
export const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^[hd/]/i.test(value) && /^(https?:\/\/|\/[^/\s]|data:)\S*$/i.test(value);

const isFigure = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+([.,]\d+)?$/.test(value.trim()));

const isFlag = (value: unknown): boolean =>
  typeof value === 'boolean' ||
  value === 0 ||
  value === 1 ||
  (typeof value === 'string' && readFlag(value) !== unread && typeof readDateTime(value) !== 'string');

const isDate = (value: unknown): boolean =>
  (typeof value === 'string' && (/^\d{4}-\d\d/.test(value) || typeof readDateTime(value) === 'string')) ||
  (typeof value === 'number' && value > 100_000_000);

const isDay = (value: unknown): boolean => typeof value === 'string' && value.length === 10;

/** The order to try kinds in: those that few values fit come first. */
const tests: readonly (readonly [readonly Kind[], (value: unknown, field: Field) => boolean])[] = [
  [['records', 'mentions', 'pairs', 'texts', 'urls'], (value) => Array.isArray(value) || isRecord(value)],
  [['word'], (value, { words }) => words !== undefined && isWordOf(value, words)],
  [['flag'], isFlag],
  [['time'], (value) => typeof readTime(value) === 'string'],
  [['dateTime'], (value) => isDate(value) && !isDay(value)],
  [['dateTime', 'date', 'time'], isDate],
  [['url'], isAddress],
  [['number', 'money'], isFigure],
  [['id', 'text', 'word', 'token'], (value) => typeof value === 'string' || typeof value === 'number'],
];

/** Whether the value belongs to this field and not to another one that shares its name. */
export const isBestFit = (input: unknown, own: Field, all: readonly (Field | undefined)[]): boolean => {
  const value = unwrap(input);
  for (const [kinds, fits] of tests) {
    const takers = all.filter((field) => field !== undefined && kinds.includes(field.kind) && fits(value, field));
    if (takers.length > 0) return takers.length === 1 && takers[0] === own;
  }
  return false;
};
