/** What is kept in place of an answer if the server said that there is no such record (`not-found`), which is worth knowing. */
const mark = '$absent';

export const absent: unknown = { [mark]: true };

export const isAbsent = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, mark);
