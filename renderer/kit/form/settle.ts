/**
 * After a lost answer the server is asked what it has now; nothing is sent a second time. A change that is there counts
 * as saved, one that is not is the failure it was.
 */
import type { Data } from '@contract/data';
import type { Done } from '@contract/endpoint';
import { ok, type Result } from '@contract/failure';
import type { Values } from '../resource';

/** `find` looks for what was sent; undefined where it is not there, or cannot be looked for. */
export const settle = async (result: Result<Done>, find: () => Promise<Values | undefined>): Promise<Result<Done>> => {
  if (result.ok || result.failure.kind !== 'unknown-outcome') return result;
  const record = await find();
  return record ? ok({ record }) : result;
};

const texts = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string' && one !== '');

/** Whether a record has what was sent. Numbers and their texts are the same here; a field that is empty may be missing. */
export const hasData = (record: Values, data: Data): boolean =>
  Object.entries(data).every(([key, sent]) =>
    Array.isArray(sent)
      ? texts(record[key]).join('\n') === texts(sent).join('\n')
      : String(record[key] ?? '').trim() === String(sent ?? '').trim(),
  );
