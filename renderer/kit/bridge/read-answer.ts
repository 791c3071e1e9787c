/** Reads the answers of calls, which come as JSON on the desktop (`main/ipc/answer-json.ts`). */
import type { SentAnswer } from '@contract/bridge';
import type { Result } from '@contract/failure';

/** Pauses between the pieces of a long list so that the page can work. */
export const readAnswer = async <T>(answer: Result<T> | SentAnswer): Promise<Result<T>> => {
  if (!('json' in answer)) return answer;
  const { json, rows = [], ...rest } = answer;
  const value = JSON.parse(json);
  for (const text of rows) {
    if (value.rows[0]) await scheduler.yield();
    value.rows.push(...JSON.parse(text));
  }
  return { ...rest, value };
};
