/** Reads the server's data through the bridge, to compare it with what screens show and save. */

import type { SentAnswer } from '@contract/bridge';
import type { Result } from '@contract/failure';
import type { EndpointId } from '@contract/table';
import type { Page } from '@playwright/test';
import type {} from '../../renderer/kit/bridge/bridge';
import { readSentAnswer } from './read-sent-answer';

type Row = Readonly<Record<string, unknown>>;

/** The rows of a list call through the page's bridge. Throws if the call fails. */
export const dataOf = async (page: Page, id: EndpointId, input: object): Promise<readonly Row[]> => {
  const answer = await page.evaluate(
    async ([call, input]) => JSON.stringify(await window.bridge.call(call, input as never, crypto.randomUUID())),
    [id, input] as const,
  );
  const result = await readSentAnswer(JSON.parse(answer) as Result<{ rows: readonly Row[] }> | SentAnswer);
  if (!result.ok) throw new Error(`${id} failed: ${JSON.stringify(result.failure)}`);
  return result.value.rows;
};
