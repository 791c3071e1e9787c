/** The parameters with which an address says what a list shows. */
import type { NarrowingParam } from './narrowing';

export const filterPrefix = 'filter.';
export const fieldName = /^[\w.-]{1,64}$/;
export const maxSearchLength = 200;

/** The names of narrowing in an address: `event=31`; `all` turns off the current event. */
export const narrowingNames: Readonly<Record<NarrowingParam, string>> = { eventId: 'event', trackId: 'track' };
export const allRecords = 'all';

/** In place of a view's id, for a list that opens with a default view. */
export const noView = 'none';
