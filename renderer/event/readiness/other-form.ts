/** Tells what was not sent from what was sent in a form that is not understood: `gear.helmet.expiresAt`. */
import { isRecord } from '@contract/json/record';
import type { Finding } from './finding';

/** Parts of the names under which an item may stand. Without any, every object or list of the record may be it. */
const stems: Readonly<Record<string, readonly string[]>> = {
  license: ['licen'],
  medical: ['medic', 'physical'],
  helmet: ['helmet'],
  harness: ['harness', 'belt'],
  emergency: ['emergency', 'kin'],
  number: ['number', 'carno', 'bib'],
  chassis: ['chassis'],
  team: ['team', 'crew'],
  inspection: ['valid', 'expir'],
  result: ['result', 'status', 'outcome', 'verdict'],
  waiver: ['waiver', 'accept', 'sign', 'consent', 'agree'],
  age: ['birth', 'dob', 'minor', 'age'],
  visit: ['visit', 'schedul', 'slot', 'appoint', 'time'],
  card: [],
  points: [],
  pictures: [],
};

const maxDepth = 4;

/** Whether an object or a list of the record holds a value, under a name with one of these parts if there are any. */
const holds = (value: unknown, parts: readonly string[], depth: number, isNamed: boolean): boolean => {
  if (depth > maxDepth || value === null || value === undefined || value === '') return false;
  if (typeof value !== 'object') return depth > 1 && isNamed;
  const entries = Array.isArray(value) ? value.map((one) => ['', one] as const) : Object.entries(value);
  return entries.some(([name, inner]) => {
    const isPart =
      parts.length === 0 || parts.some((part) => name.toLowerCase().replaceAll(/[_-]/g, '').includes(part));
    return holds(inner, parts, depth + 1, isNamed || isPart);
  });
};

/** Whose record it is, and when: never a part of what a form says. */
const isAboutRecord = (name: string): boolean => /^([_$@].*|user|visitor|racer|event|track|booking)$/i.test(name);

const contentOf = (value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => !isAboutRecord(name))) : value;

/** The finding, or that the value is there in a form that is not understood. */
export const inOtherForm = (finding: Finding, value: unknown): Finding => {
  const { reason, item, severity } = finding;
  if ((reason !== 'notSent' && reason !== 'expiryNotSent') || item === undefined) return finding;
  const parts = stems[item];
  return parts && holds(contentOf(value), parts, 0, false) ? { reason: 'otherForm', severity, item } : finding;
};
