/** When the data of an event is removed from this computer. */
import type { PackRequest } from '@contract/bridge';
import { endOf } from '@contract/time/event-days';

const keptAfterEvent = 7 * 24 * 60 * 60 * 1000;

/** 7 days after the event. For an event without days, or of which the 7 days are over: 7 days from now. */
export const expiryOf = (event: PackRequest['event'], now: number): number => {
  const expiry = (endOf(event) ?? Number.NaN) + keptAfterEvent;
  return expiry > now ? expiry : now + keptAfterEvent;
};
