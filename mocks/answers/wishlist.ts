/** Wishlist entries. CSV comes as base64. */
import type { AnswersOf } from './context';
import { chosenOf, inForm } from './csv';
import { listFilters } from './list-filters';

export const wishlist = {
  list: (input, { demo }) => demo.wishes.list(input, listFilters(input)),
  csv: (input, { demo }) =>
    inForm('base64', chosenOf(demo.wishes.matching(input, listFilters(input)), input.ids), 'wishlists'),
} satisfies AnswersOf<'wishlist'>;
