/** Countries, states and dialing codes as options. A stored value that the lists lack stays an option. */
import { useMemo } from 'react';
import type { Values } from '../../area/field';
import { toPlainText } from '../../format/plain-text';
import { useAllRows } from '../../list/data/use-all-rows';
import type { SelectOption } from '../choice-fields';

const byPriority = (one: Values, other: Values): number =>
  Number(one.priority ?? 9) - Number(other.priority ?? 9) ||
  toPlainText(one.name).localeCompare(toPlainText(other.name));

/** The options, preceded by the stored value if they lack it. */
export const withStored = (options: readonly SelectOption[], stored: string): readonly SelectOption[] =>
  stored === '' || options.some(({ value }) => value === stored)
    ? options
    : [{ value: stored, label: stored }, ...options];

export const countryOptions = (rows: readonly Values[]): readonly SelectOption[] =>
  [...rows].sort(byPriority).flatMap((row) => {
    const value = toPlainText(row.iso2);
    return value === '' ? [] : [{ value, label: toPlainText(row.name) || value }];
  });

/** Countries with the same code share an option: "+1 (United States, Canada)". */
export const dialOptions = (rows: readonly Values[]): readonly SelectOption[] => {
  const names = new Map<string, string[]>();
  for (const row of [...rows].sort(byPriority)) {
    const code = toPlainText(row.dialCode);
    if (code !== '') names.set(code, [...(names.get(code) ?? []), toPlainText(row.name)]);
  }
  return [...names].map(([value, countries]) => ({ value, label: `${value} (${countries.join(', ')})` }));
};

/** Whether a state is stored as its name or its code. */
export type StateKey = 'name' | 'code';

export const stateOptions = (rows: readonly Values[], by: StateKey): readonly SelectOption[] =>
  rows.flatMap((row) => {
    const value = toPlainText(row[by]);
    return value === '' ? [] : [{ value, label: toPlainText(row.name) || value }];
  });

const none: readonly Values[] = [];

export const useCountries = (): readonly Values[] => useAllRows('location.countryCodes', {}).value?.rows ?? none;

/** A country by its two-letter code, or all countries with a dialing code. */
export type StateFilter = { readonly country: string } | { readonly dial: string };

/** The states of the matching countries; empty if none matches. */
export const useStates = (of: StateFilter): readonly Values[] => {
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
  // A server that ignores the filter sends the states of all countries.
  return useMemo(
    () =>
      rows.filter(
        ({ countryId }) =>
          countryId === undefined || countryId === null || idText.split(',').includes(String(countryId)),
      ),
    [rows, idText],
  );
};
