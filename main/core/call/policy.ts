/** How long calls may take, in milliseconds: their time on the network altogether, waits between tries not counted. */
import type { AnyRow } from '@contract/endpoint';

const read = 15_000;
const change = 30_000;
const csv = 5 * 60_000;

export const deadlineOf = (row: AnyRow): number => {
  if (row.output.shape === 'csv') return csv;
  return row.kind === 'read' ? read : change;
};

/** An upload's: a minute, and a second more for every 32 KiB (a quarter of a megabit a second: bad, yet alive). */
export const uploadDeadlineOf = (bytes: number): number => 60_000 + (bytes / (32 * 1024)) * 1_000;

/** How long an upload may stand still before it counts as dead, and how long the server may think after the last byte. */
export const uploadStallTimeout = 60_000;
export const uploadAnswerTimeout = 120_000;
