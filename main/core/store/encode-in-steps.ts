/** Encodes an answer for the store without holding up other work. */
import { isPage } from '@contract/json/record';
import type { Clock } from '../async/ports';
import { yieldToEventLoop } from '../async/timing';
import { encodeJson } from './store';

/** Rows encoded before other work gets its turn. */
const rowsPerStep = 200;

/** The same bytes as `encodeJson`, except that a list's rows come first. */
export const encodeInSteps = async (clock: Clock, value: unknown): Promise<Uint8Array> => {
  if (!isPage(value) || value.rows.length <= rowsPerStep) return encodeJson(value);
  const { rows, ...rest } = value;
  const parts: string[] = [];
  for (let from = 0; from < rows.length; from += rowsPerStep) {
    parts.push(JSON.stringify(rows.slice(from, from + rowsPerStep)).slice(1, -1));
    await yieldToEventLoop(clock);
  }
  return new TextEncoder().encode(`{"rows":[${parts.join(',')}],${JSON.stringify(rest).slice(1)}`);
};
