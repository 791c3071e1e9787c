/** Cached marker for "not found". */
const mark = '$absent';

export const absent: unknown = { [mark]: true };

export const isAbsent = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, mark);
