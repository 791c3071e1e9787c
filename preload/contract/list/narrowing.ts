/** The parameters of list calls that take the id of an event or a track. */
export const narrowingParams = ['eventId', 'trackId'] as const;
export type NarrowingParam = (typeof narrowingParams)[number];

export const isNarrowingParam = (name: string): name is NarrowingParam =>
  (narrowingParams as readonly string[]).includes(name);
