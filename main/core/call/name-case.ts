/** A server that refuses a read because it knows our own words in another case: `user_id` where `userId` was sent. */
import { readWritten, writeJson } from '@contract/json/long-numbers';
import { isRecord, type Values } from '@contract/json/record';
import { foldName } from '@contract/reading/values/name';
import type { TransportRequest } from './transport';

const dashed = (name: string, dash: string): string =>
  name.replaceAll(/([a-z0-9])([A-Z])/g, `$1${dash}$2`).toLowerCase();

const cases = {
  snake: (name: string) => dashed(name, '_'),
  kebab: (name: string) => dashed(name, '-'),
  pascal: (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1),
  lower: (name: string) => name.toLowerCase(),
} as const;
export type NameCase = keyof typeof cases;
const caseNames = Object.keys(cases) as readonly NameCase[];

/** The most characters of a refusal that are looked at. */
const maxText = 65_536;

/** The case in which a refusal names an input that was sent. A refusal that also names it as sent is about its value. */
export const caseInRefusal = (body: unknown, input: unknown): NameCase | undefined => {
  const sent = Object.entries(isRecord(input) ? input : {}).flatMap(([name, value]) =>
    value === undefined ? [] : name,
  );
  if (!sent.some((name) => /[A-Z]/.test(name))) return undefined;
  const words = new Set((JSON.stringify(body) ?? '').slice(0, maxText).match(/[A-Za-z][\w-]*/g));
  const folded = new Set([...words].map(foldName));
  for (const name of sent) {
    if (words.has(name) || !/[A-Z]/.test(name) || !folded.has(foldName(name))) continue;
    const found = caseNames.find((each) => words.has(cases[each](name)));
    if (found !== undefined) return found;
  }
  return undefined;
};

const renamed = <T>(values: Readonly<Record<string, T>>, to: NameCase): Record<string, T> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [cases[to](name), value]));

/** A request with its inputs in another case. */
export const inCase = (request: TransportRequest, to: NameCase): TransportRequest => ({
  ...request,
  ...(request.query === undefined ? {} : { query: renamed(request.query, to) }),
  ...(request.body === undefined ? {} : { body: writeJson(renamed(readWritten(request.body) as Values, to)) }),
});
