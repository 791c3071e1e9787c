/** Countries and states for address forms; every form needs them, so no ability is asked. */
import { Id, ListQuery, list, post } from '../endpoint';
import type { Country, State } from '../entities/location';

export const location = {
  countryCodes: post('/location/country-code', {
    input: ListQuery,
    output: list<Country>('country'),
  }),
  states: post('/location/state', {
    input: ListQuery.extend({ countryId: Id.optional() }),
    output: list<State>('state'),
  }),
};
