/** Countries and states. Countries are `attributes` itself; states are under their own name. */
import { makeCountries, makeStates } from '../seeds/countries';
import type { AnswersOf } from './context';
import { listFilters } from './list-filters';

export const location = {
  countryCodes: (query, { demo }) => demo.collectionOf(makeCountries).matching(query),
  states: (input, { demo }) => ({ states: demo.collectionOf(makeStates).matching(input, listFilters(input)) }),
} satisfies AnswersOf<'location'>;
