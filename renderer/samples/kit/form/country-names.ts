import type { SelectOption } from '../../../kit/form/choice-fields';
import { useCountries, withStored } from '../../../kit/form/location/location-options';
import { toPlainText } from '../../../kit/format/plain-text';

/** Countries by name, for records that keep the name and not the code. */
export const useCountryNames = (stored: string): readonly SelectOption[] => {
  const names = useCountries()
    .map(({ name }) => toPlainText(name))
    .filter(Boolean);
  return withStored(
    names.map((name) => ({ value: name, label: name })),
    stored,
  );
};
