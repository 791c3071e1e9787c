/** The names of fields in the language of the app. */
import { readableLabel } from './label';
import { i18n } from './text';

/**
 * A field that its area has no label for, such as a column of a table within a record: the name that the contract knows,
 * or else the server's name, made readable. In English both are the same, so no names are loaded.
 */
export const fieldName = (key: string): string => {
  const full = `fields:${key}`;
  // i18next also finds what every object has, such as `constructor`.
  return !(key in {}) && i18n.exists(full) ? i18n.t(full) : readableLabel(key);
};
