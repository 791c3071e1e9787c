/** The kinds of visitors: a list of its own, because the page needs it without the names of their fields. */
export const visitorTypes = ['racer', 'spectator'] as const;
