import { readableLabel } from '../format/label';
import type { SelectOption } from './choice-fields';
import { withStored } from './location/location-options';

/** The values of an enumeration as options; a stored value that it lacks stays an option. */
export const enumOptions = (values: readonly string[], stored: string): readonly SelectOption[] =>
  withStored(
    values.map((value) => ({ value, label: readableLabel(value) })),
    stored,
  );
