/** Whether a value says that something happened or is planned at some time, in whatever spelling: "5/6/26 10:00", not "soon". */
export const namesMoment = (value: unknown): boolean =>
  (typeof value === 'string' || typeof value === 'number') && /[1-9]/.test(String(value));
