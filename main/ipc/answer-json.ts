/** Sends long lists to the page as JSON in pieces, because Electron would copy 100,000 rows field by field at once. */
import type { Result } from '@contract/failure';
import { isRecord } from '@contract/json/record';

/** Copying fewer rows takes only a moment. */
const fewRows = 1_000;
const piece = 500;

/**
 * Returns the same answer, with a long list's rows as `packed` JSON bytes. Pauses between pieces so that main can work.
 * The preload script unpacks them.
 */
export const packRows = async (answer: Result<unknown>): Promise<unknown> => {
  if (!answer.ok || !isRecord(answer.value) || !Array.isArray(answer.value.rows)) return answer;
  const { rows, ...rest } = answer.value;
  const all: readonly unknown[] = Array.isArray(rows) ? rows : [];
  if (all.length <= fewRows) return answer;
  const parts: Uint8Array[] = [];
  for (let start = 0; start < all.length; start += piece) {
    parts.push(Buffer.from(JSON.stringify(all.slice(start, start + piece))));
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { ...answer, value: { ...rest, rows: [] }, packed: parts };
};
