/** Form fields for country, state, dialing code and language. */
import { type ReactNode, useMemo } from 'react';
import { type FieldValues, type Path, useWatch } from 'react-hook-form';
import { SelectField } from '../choice-fields';
import type { Rules } from '../rules';
import { TextField } from '../text-field';
import {
  countryOptions,
  dialOptions,
  type StateFilter,
  type StateKey,
  stateOptions,
  useCountries,
  useStates,
  withStored,
} from './location-options';

interface LocationFieldProps<V extends FieldValues> {
  readonly name: Path<V>;
  readonly label: string;
  readonly rules?: Rules<V>;
  readonly hint?: string;
}

const useText = <V extends FieldValues>(name: Path<V>): string => String(useWatch<V, Path<V>>({ name }) ?? '');

/** A country by its two-letter code. */
export const CountryField = <V extends FieldValues>(props: LocationFieldProps<V>): ReactNode => {
  const stored = useText<V>(props.name);
  const countries = useCountries();
  const options = useMemo(() => countryOptions(countries), [countries]);
  return <SelectField<V> {...props} options={withStored(options, stored)} />;
};

/** A dialing code: `+1`. */
export const DialCodeField = <V extends FieldValues>(props: LocationFieldProps<V>): ReactNode => {
  const stored = useText<V>(props.name);
  const countries = useCountries();
  const options = useMemo(() => dialOptions(countries), [countries]);
  return <SelectField<V> {...props} options={withStored(options, stored)} />;
};

/** A state of the country in another field; a text field if the server lists none for that country. */
export const StateField = <V extends FieldValues>({
  of,
  by,
  ...props
}: LocationFieldProps<V> & { readonly of: StateFilter; readonly by: StateKey }): ReactNode => {
  const stored = useText<V>(props.name);
  const states = useStates(of);
  const options = useMemo(() => stateOptions(states, by), [states, by]);
  return options.length === 0 ? (
    <TextField<V> {...props} />
  ) : (
    <SelectField<V> {...props} options={withStored(options, stored)} />
  );
};

const languages = ['en', 'es', 'fr', 'pt', 'de', 'it', 'nl', 'ja', 'zh', 'ar'] as const;
const languageOptions = languages.map((value) => ({
  value,
  label: new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value,
}));

/** A language by its code. Each option is in its own language. */
export const LanguageField = <V extends FieldValues>(props: LocationFieldProps<V>): ReactNode => (
  <SelectField<V> {...props} options={withStored(languageOptions, useText<V>(props.name))} />
);
