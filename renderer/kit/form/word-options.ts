import { readableLabel } from '../format/label';
import type { SelectOption } from './choice-fields';
import { withStored } from './location/location-options';

/** The values of an enumeration as options; a stored value that it lacks stays an option. */
export const wordOptions = (words: readonly string[], stored: string): readonly SelectOption[] =>
  withStored(
    words.map((value) => ({ value, label: readableLabel(value) })),
    stored,
  );
