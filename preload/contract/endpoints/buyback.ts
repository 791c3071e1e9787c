import { z } from 'zod';
import { Id, ListQuery, list, post, record } from '../endpoint';
import type { Buyback } from '../entities/buyback';

export const buyback = {
  list: post('/buyback/list', {
    input: ListQuery.extend({ userId: Id.optional(), eventId: Id.optional(), bookingId: Id.optional() }),
    output: list<Buyback>('buyback'),
    needs: ['read', 'Buyback'],
  }),
  bookingDetail: post('/buyback/booking-detail', {
    input: z.strictObject({ id: Id, bookingId: Id.optional() }),
    output: record<Buyback>('buyback'),
    needs: ['read', 'Buyback'],
  }),
};
