/** Inspectors; the list is read from `attributes.data` (specification, section 3). CSV comes as rows. */

import type { AnswersOf } from './context';
import { chosenOf, inForm } from './csv';
import { listFilters } from './list-filters';
import { missing } from './refusal';

export const inspector = {
  list: (input, { demo }) => demo.inspectors.list(input, listFilters(input)),
  detail: ({ id }, { demo }) => demo.inspectors.get(id) ?? missing('inspector'),
  csv: (input, { demo }) =>
    inForm('rows', chosenOf(demo.inspectors.matching(input, listFilters(input)), input.ids), 'inspectors'),
} satisfies AnswersOf<'inspector'>;
