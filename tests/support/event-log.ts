/** The log of an event as the bridge lists it, in parts. */
import type { LogEntry } from '@contract/event-log/entry';
import { ok, type Result } from '@contract/failure';
import type { Page } from '@playwright/test';
import type {} from '../../renderer/kit/bridge/bridge';

export const listedEntries = (listed: Result<readonly string[]> | undefined): readonly LogEntry[] =>
  listed?.ok ? listed.value.flatMap((part): readonly LogEntry[] => JSON.parse(part)) : [];

export const toListed = (entries: readonly LogEntry[]): Result<readonly string[]> => ok([JSON.stringify(entries)]);

export const logOf = async (page: Page, event: string): Promise<readonly LogEntry[]> => {
  const listed = await page.evaluate((id) => window.bridge.eventLog.list({ event: id }), event);
  if (!listed.ok) throw new Error(JSON.stringify(listed.failure));
  return listedEntries(listed);
};
