import { csvCall, Id, ListQuery, list, post } from '../endpoint';
import type { Wish } from '../entities/wishlist';

const narrowed = { userId: Id.optional(), eventId: Id.optional(), trackId: Id.optional() };

export const wishlist = {
  list: post('/wishlist/list/event-wishlist', {
    input: ListQuery.extend(narrowed),
    output: list<Wish>('wish'),
    needs: ['read', 'Wishlist'],
  }),
  csv: csvCall('/wishlist/event-wishlist/generate-csv', { of: 'wish', input: narrowed, needs: ['read', 'Wishlist'] }),
};
