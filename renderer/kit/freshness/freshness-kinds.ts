/** How long data counts as fresh, and how often the screens that people watch refresh themselves. */
import type { Call } from '../bridge/use-call';

/** What says how old a screen's data is. */
export type Dated = Pick<Call<unknown>, 'asOf' | 'copy' | 'failure' | 'busy' | 'refresh'>;

/** Minutes after which an age is amber. */
export const freshMinutes = {
  /** Refreshes itself, so an old age means that something is wrong. */
  watch: 10,
  list: 15,
  record: 15,
  /** Roles, teams, calendars: they change rarely. */
  reference: 120,
} as const;
export type FreshnessKind = keyof typeof freshMinutes;

/** Seconds from an answer to the next request. The board makes up to seven calls for each racer. */
export const watchSeconds = { dashboard: 60, gate: 30, buybacks: 60, board: 300 } as const;
export type WatchScreen = keyof typeof watchSeconds;

/** After each failure the pause doubles, up to this many times. */
export const maxDoublings = 4;
