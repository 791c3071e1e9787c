import { readableLabel } from '../format/label';
import type { SelectOption } from './choice-fields';
import { withStored } from './location/location-options';

/** The words of a vocabulary as options; a stored word that it does not have stays an option. */
export const wordOptions = (words: readonly string[], stored: string): readonly SelectOption[] =>
  withStored(
    words.map((value) => ({ value, label: readableLabel(value) })),
    stored,
  );
