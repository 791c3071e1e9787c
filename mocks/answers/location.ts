/** Countries and states. Countries are `attributes` itself; states are under their own name. */
import type { AnswersOf } from './context';
import { narrowed } from './narrowed';

export const location = {
  countryCodes: (query, { demo }) => demo.countries.matching(query),
  states: (input, { demo }) => ({ states: demo.states.matching(input, narrowed(input)) }),
} satisfies AnswersOf<'location'>;
