import { type WordField, wordText } from '../../format/word-text';
import type { SelectOption } from '../choice-fields';
import { withStored } from './location-options';

/** The words of a field as options; a stored value that they lack stays an option. */
export const enumOptions = (field: WordField, values: readonly string[], stored: string): readonly SelectOption[] =>
  withStored(
    values.map((value) => ({ value, label: wordText(field, value) })),
    stored,
  );
