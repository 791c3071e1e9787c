/** The notice on the sign-in screen after a password was set or reset. */
const notices = ['reset', 'set'] as const;
export type Notice = (typeof notices)[number];

/** Reads the notice from location state, which survives a reload and may be from another version. */
export const readNotice = (state: unknown): Notice | undefined =>
  typeof state === 'object' && state !== null && 'notice' in state
    ? notices.find((notice) => notice === state.notice)
    : undefined;
