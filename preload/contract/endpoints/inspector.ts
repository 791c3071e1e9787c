import { z } from 'zod';
import { csvCall, Id, ListQuery, list, post, record } from '../endpoint';
import type { Inspector } from '../entities/inspector';

const narrowed = { teamId: Id.optional(), trackId: Id.optional() };

export const inspector = {
  list: post('/inspector/list', {
    input: ListQuery.extend(narrowed),
    output: list<Inspector>('inspector'),
    returns: 'attributes.data',
    needs: ['read', 'Inspector'],
  }),
  detail: post('/inspector/detail/{id}', {
    input: z.strictObject({ id: Id }),
    output: record<Inspector>('inspector'),
    needs: ['read', 'Inspector'],
  }),
  csv: csvCall('/inspector/generate-csv', { of: 'inspector', input: narrowed, needs: ['read', 'Inspector'] }),
};
