/** Words of a status in one spelling, for fields whose words the contract does not list. */
import { toTrimmedText } from './plain-text';

/** `In Progress` and `IN-PROGRESS ` become `in_progress`; empty for no value. */
export const readStatusWord = (value: unknown): string =>
  toTrimmedText(value)
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
