/** Countries, states and dialing codes as choices. A stored value that the lists do not have stays a choice of its own. */
import { useMemo } from 'react';
import type { Values } from '../../area/field';
import { toPlainText } from '../../format/plain-text';
import { useAllRows } from '../../list/data/use-all-rows';
import type { SelectOption } from '../choice-fields';

const byPriority = (one: Values, other: Values): number =>
  Number(one.priority ?? 9) - Number(other.priority ?? 9) ||
  toPlainText(one.name).localeCompare(toPlainText(other.name));

/** The options, with the value that is stored in front where it is none of them. */
export const withStored = (options: readonly SelectOption[], stored: string): readonly SelectOption[] =>
  stored === '' || options.some(({ value }) => value === stored)
    ? options
    : [{ value: stored, label: stored }, ...options];

export const countryOptions = (rows: readonly Values[]): readonly SelectOption[] =>
  [...rows].sort(byPriority).flatMap((row) => {
    const value = toPlainText(row.iso2);
    return value === '' ? [] : [{ value, label: toPlainText(row.name) || value }];
  });

/** Countries that share a code share a choice: "+1 (United States, Canada)". */
export const dialOptions = (rows: readonly Values[]): readonly SelectOption[] => {
  const names = new Map<string, string[]>();
  for (const row of [...rows].sort(byPriority)) {
    const code = toPlainText(row.dialCode);
    if (code !== '') names.set(code, [...(names.get(code) ?? []), toPlainText(row.name)]);
  }
  return [...names].map(([value, countries]) => ({ value, label: `${value} (${countries.join(', ')})` }));
};

/** What a state is stored as: its name, or its code. */
export type StateBy = 'name' | 'code';

export const stateOptions = (rows: readonly Values[], by: StateBy): readonly SelectOption[] =>
  rows.flatMap((row) => {
    const value = toPlainText(row[by]);
    return value === '' ? [] : [{ value, label: toPlainText(row.name) || value }];
  });

const none: readonly Values[] = [];

export const useCountries = (): readonly Values[] => useAllRows('location.countryCodes', {}).value?.rows ?? none;

/** Where states are looked for: a country by its two letters, or all that share a dialing code. */
export type StatesOf = { readonly country: string } | { readonly dial: string };

/** The states of a country, or of several; none where no country is known. */
export const useStates = (of: StatesOf): readonly Values[] => {
  const countries = useCountries();
  const ids = countries
    .filter(({ iso2, dialCode }) => ('country' in of ? iso2 === of.country : dialCode === of.dial))
    .map(({ id }) => id)
    .filter((id) => typeof id === 'string' || typeof id === 'number');
  const [first, second] = ids;
  const narrowed = first !== undefined && second === undefined;
  const states = useAllRows('location.states', narrowed ? { countryId: first } : {}, { enabled: first !== undefined });
  const rows: readonly Values[] = first === undefined ? none : (states.value?.rows ?? none);
  const idText = ids.map(String).join();
  // A server that does not narrow sends the states of all countries.
  return useMemo(
    () =>
      rows.filter(
        ({ countryId }) =>
          countryId === undefined || countryId === null || idText.split(',').includes(String(countryId)),
      ),
    [rows, idText],
  );
};
