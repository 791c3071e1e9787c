/** How long data counts as fresh. */
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
