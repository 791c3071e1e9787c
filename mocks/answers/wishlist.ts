/** Wishlist entries. CSV comes as base64. */
import type { AnswersOf } from './context';
import { chosenOf, inForm } from './csv';
import { narrowed } from './narrowed';

export const wishlist = {
  list: (input, { demo }) => demo.wishes.list(input, narrowed(input)),
  csv: (input, { demo }) =>
    inForm('base64', chosenOf(demo.wishes.matching(input, narrowed(input)), input.ids), 'wishlists'),
} satisfies AnswersOf<'wishlist'>;
