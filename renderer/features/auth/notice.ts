/** What the sign-in screen says after another page led there. */
const notices = ['reset', 'set'] as const;
export type Notice = (typeof notices)[number];

/** Reads it from the route's state, which survives a reload and is therefore not trusted. */
export const readNotice = (state: unknown): Notice | undefined =>
  typeof state === 'object' && state !== null && 'notice' in state
    ? notices.find((notice) => notice === state.notice)
    : undefined;
