/** A word of the server, however it is written: `In Progress` and `IN_PROGRESS` are `in_progress`. */
export const readWord = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, '_')
    : '';
