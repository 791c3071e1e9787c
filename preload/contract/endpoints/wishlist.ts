import { CsvQuery, csv, Id, ListQuery, list, post } from '../endpoint';
import type { Wish } from '../entities/wishlist';

const narrowed = { userId: Id.optional(), eventId: Id.optional(), trackId: Id.optional() };

export const wishlist = {
  list: post('/wishlist/list/event-wishlist', {
    input: ListQuery.extend(narrowed),
    output: list<Wish>('wish'),
    returns: 'attributes',
    needs: ['read', 'Wishlist'],
    kind: 'read',
  }),
  csv: post('/wishlist/event-wishlist/generate-csv', {
    input: CsvQuery.extend(narrowed),
    output: csv('wish'),
    returns: 'csv',
    needs: ['read', 'Wishlist'],
    kind: 'read',
    by: 'files',
  }),
};
