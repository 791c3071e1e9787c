/** Ids that a path can contain: letters, digits, `_` and `-` (a `..` would turn one path into another). */
export const idText = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether a value of an answer is an id by which the app can request the record. */
export const isId = (value: unknown): value is string | number =>
  typeof value === 'number'
    ? Number.isSafeInteger(value) && value >= 0
    : typeof value === 'string' && idText.test(value);
