/** Whether a person asked for less movement. */
export const calm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
