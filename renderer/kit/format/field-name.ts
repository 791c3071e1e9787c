/** The names of fields in the language of the app. */
import { readableLabel } from './label';
import { hasText, textOf } from './text';

/**
 * A field that its area has no label for, such as a column of a table within a record: the name that the contract knows,
 * or else the server's name, made readable.
 */
export const fieldName = (key: string): string => {
  const full = `fields:${key}`;
  return hasText(full) ? textOf(full) : readableLabel(key);
};
