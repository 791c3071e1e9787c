/** Query words that the sample lists share. */
import { z } from 'zod';

export const paging = (size: number) => ({
  q: z.string().max(200).optional(),
  page: z.int().min(1).default(1),
  perPage: z.int().min(1).max(10_000).default(size),
});

export const sorting = {
  sort: z.enum(['asc', 'desc']).optional(),
  sortColumn: z.string().max(64).optional(),
};
