/** Countries and states for address forms; every form needs them, so they need no permission. */
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
