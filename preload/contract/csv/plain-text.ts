/** Converts values that are not text: dates to ISO 8601, nested values to JSON, others to nothing. */
export const plainText = (value: unknown): string => {
  switch (typeof value) {
    case 'bigint':
      return String(value);
    case 'object':
      if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
      try {
        return JSON.stringify(value) ?? '';
      } catch {
        return '';
      }
    default:
      return '';
  }
};
