/** What a record is called: the words of one field, or of several in their order (first and last name). */
import type { Naming, Values } from '../area/field';
import { toPlainText } from './plain-text';

/** The field whose cell leads to the record: the first of those that name it. */
export const mainNameField = (naming: Naming): string => (typeof naming === 'string' ? naming : (naming[0] ?? 'id'));

/** The record's name; empty where none of its naming fields says anything. */
export const nameOf = (naming: Naming, values: Values): string =>
  (typeof naming === 'string' ? [naming] : naming)
    .map((key) => toPlainText(values[key]).trim())
    .filter((word) => word !== '')
    .join(' ');
