/** Answers of calls as JSON: Electron would copy each field of each record at once, into objects five times as large. */
import type { SentAnswer } from '@contract/bridge';
import type { Result } from '@contract/failure';
import { isRecord } from '@contract/json/record';

/** Rows in one text: few enough to be written or read in some milliseconds. */
const piece = 1_000;

/**
 * An answer with its value as JSON, a list's rows in pieces. Pauses between pieces so that main can work. Failures, and values
 * that are not objects, stay as they are. `renderer/kit/bridge/read-answer.ts` reads it.
 */
export const answerAsJson = async (answer: Result<unknown>): Promise<Result<unknown> | SentAnswer> => {
  if (!answer.ok || typeof answer.value !== 'object' || answer.value === null) return answer;
  const { value, ...rest } = answer;
  if (!isRecord(value) || !Array.isArray(value.rows)) return { ...rest, json: JSON.stringify(value) };
  const all: readonly unknown[] = value.rows;
  const rows: string[] = [];
  for (let start = 0; start < all.length; start += piece) {
    if (start > 0) await new Promise((resolve) => setImmediate(resolve));
    rows.push(JSON.stringify(all.slice(start, start + piece)));
  }
  return { ...rest, json: JSON.stringify({ ...value, rows: [] }), rows };
};
