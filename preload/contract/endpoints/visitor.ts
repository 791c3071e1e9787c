import { z } from 'zod';
import { csvCall, Id, ListQuery, list, post, record } from '../endpoint';
import type { Visitor } from '../entities/visitor';
import { visitorTypes } from '../entities/visitor-types';

const narrowed = { userType: z.enum(visitorTypes).optional(), eventId: Id.optional() };

export const visitor = {
  list: post('/user/list', {
    input: ListQuery.extend(narrowed),
    output: list<Visitor>('visitor'),
    needs: ['read', 'Visitor'],
  }),
  search: post('/user/search-users', {
    input: ListQuery.extend(narrowed),
    output: list<Visitor>('visitor'),
    needs: ['read', 'Visitor'],
  }),
  detail: post('/user/detail/{id}', {
    input: z.strictObject({ id: Id }),
    output: record<Visitor>('visitor'),
    needs: ['read', 'Visitor'],
  }),
  csv: csvCall('/user/generate-csv', { of: 'visitor', input: narrowed, needs: ['read', 'Visitor'] }),
};
