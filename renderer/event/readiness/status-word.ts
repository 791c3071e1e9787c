/** Normalizes a status word: `In Progress` and `IN_PROGRESS` become `in_progress`. */
export const readStatusWord = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, '_')
    : '';
