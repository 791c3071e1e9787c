import { z } from 'zod';
import { CsvQuery, csv, Id, ListQuery, list, post, record } from '../endpoint';
import { type Visitor, visitorTypes } from '../entities/visitor';

const narrowed = { userType: z.enum(visitorTypes).optional(), eventId: Id.optional() };

export const visitor = {
  list: post('/user/list', {
    input: ListQuery.extend(narrowed),
    output: list<Visitor>('visitor'),
    returns: 'attributes',
    needs: ['read', 'Visitor'],
    kind: 'read',
  }),
  search: post('/user/search-users', {
    input: ListQuery.extend(narrowed),
    output: list<Visitor>('visitor'),
    returns: 'attributes',
    needs: ['read', 'Visitor'],
    kind: 'read',
  }),
  detail: post('/user/detail/{id}', {
    input: z.strictObject({ id: Id }),
    output: record<Visitor>('visitor'),
    returns: 'attributes',
    needs: ['read', 'Visitor'],
    kind: 'read',
  }),
  csv: post('/user/generate-csv', {
    input: CsvQuery.extend(narrowed),
    output: csv('visitor'),
    returns: 'csv',
    needs: ['read', 'Visitor'],
    kind: 'read',
    by: 'files',
  }),
};
