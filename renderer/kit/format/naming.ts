/** The name of a record: the text of one field, or of several in order (first and last name). */
import type { Naming, Values } from '../area/field';
import { toPlainText } from './plain-text';

/** The field whose cell links to the record: the first of its name fields. */
export const mainNameField = (naming: Naming): string => (typeof naming === 'string' ? naming : (naming[0] ?? 'id'));

/** The record's name; empty if all of its name fields are. */
export const nameOf = (naming: Naming, values: Values): string =>
  (typeof naming === 'string' ? [naming] : naming)
    .map((key) => toPlainText(values[key]).trim())
    .filter((word) => word !== '')
    .join(' ');
