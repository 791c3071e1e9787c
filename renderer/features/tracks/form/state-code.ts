/** The code of a state, from the list that the form uses. */
import { read } from '../../../kit/bridge/use-call';
import { toPlainText } from '../../../kit/format/plain-text';
import type { TrackValues } from './values';

/** Undefined if the lists cannot be loaded or do not contain the state, which is then saved without a code. */
export const readStateCode = async ({
  country,
  state,
}: Pick<TrackValues, 'country' | 'state'>): Promise<string | undefined> => {
  if (state.trim() === '') return undefined;
  const countries = await read('location.countryCodes', {});
  const countryId = countries.ok ? countries.value.rows.find(({ iso2 }) => iso2 === country)?.id : undefined;
  if (typeof countryId !== 'string' && typeof countryId !== 'number') return undefined;
  const states = await read('location.states', { countryId });
  const found = states.ok ? states.value.rows.find(({ name }) => name === state.trim()) : undefined;
  return toPlainText(found?.code) || undefined;
};
