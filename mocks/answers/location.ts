/** Countries and states. Countries are `attributes` itself; states are under their own name. */
import type { AnswersOf } from './context';
import { listFilters } from './list-filters';

export const location = {
  countryCodes: (query, { demo }) => demo.countries.matching(query),
  states: (input, { demo }) => ({ states: demo.states.matching(input, listFilters(input)) }),
} satisfies AnswersOf<'location'>;
