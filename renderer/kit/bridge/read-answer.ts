/** Reads the answers of calls, which come as JSON on the desktop (`main/ipc/answer-json.ts`). */
import type { SentAnswer } from '@contract/bridge';
import type { Result } from '@contract/failure';

/** Pauses between the pieces of a long list so that the page can work. */
export const readAnswer = async <T>(answer: Result<T> | SentAnswer): Promise<Result<T>> => {
  if (!('json' in answer)) return answer;
  const { json, rows: texts, ...rest } = answer;
  const value = JSON.parse(json) as T;
  if (!texts) return { ...rest, value };
  const rows: unknown[] = [];
  for (const text of texts) {
    if (rows.length > 0) await new Promise((resolve) => setTimeout(resolve));
    rows.push(...(JSON.parse(text) as unknown[]));
  }
  return { ...rest, value: { ...value, rows } };
};
