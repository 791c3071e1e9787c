import { z } from 'zod';
import { CsvQuery, csv, Id, ListQuery, list, post, record } from '../endpoint';
import type { Inspector } from '../entities/inspector';

const narrowed = { teamId: Id.optional(), trackId: Id.optional() };

export const inspector = {
  list: post('/inspector/list', {
    input: ListQuery.extend(narrowed),
    output: list<Inspector>('inspector'),
    returns: 'attributes.data',
    needs: ['read', 'Inspector'],
    kind: 'read',
  }),
  detail: post('/inspector/detail/{id}', {
    input: z.strictObject({ id: Id }),
    output: record<Inspector>('inspector'),
    returns: 'attributes',
    needs: ['read', 'Inspector'],
    kind: 'read',
  }),
  csv: post('/inspector/generate-csv', {
    input: CsvQuery.extend(narrowed),
    output: csv('inspector'),
    returns: 'csv',
    needs: ['read', 'Inspector'],
    kind: 'read',
    by: 'files',
  }),
};
