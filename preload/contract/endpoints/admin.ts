import { z } from 'zod';
import { CsvQuery, csv, done, Id, ListQuery, list, post, record } from '../endpoint';
import type { Admin } from '../entities/admin';
import { Data } from '../json/data';

const narrowed = { roleId: Id.optional(), trackId: Id.optional() };

export const admin = {
  list: post('/admin/list', {
    input: ListQuery.extend(narrowed),
    output: list<Admin>('admin'),
    returns: 'attributes',
    needs: ['read', 'Admin'],
    kind: 'read',
  }),
  detail: post('/admin/detail/{id}', {
    input: z.strictObject({ id: Id }),
    output: record<Admin>('admin'),
    returns: 'attributes',
    needs: ['read', 'Admin'],
    kind: 'read',
  }),
  create: post('/admin/create', {
    input: z.strictObject({ data: Data }),
    output: done('admin'),
    returns: 'error-as-value',
    needs: ['create', 'Admin'],
    kind: 'once',
  }),
  update: post('/admin/update/{id}', {
    input: z.strictObject({ id: Id, data: Data }),
    output: done('admin'),
    returns: 'error-as-value',
    needs: ['update', 'Admin'],
    kind: 'write',
  }),
  remove: post('/admin/delete', {
    input: z.strictObject({ id: Id }),
    output: done(),
    returns: 'attributes',
    needs: ['delete', 'Admin'],
    kind: 'once',
  }),
  csv: post('/admin/generate-csv', {
    input: CsvQuery.extend(narrowed),
    output: csv('admin'),
    returns: 'csv',
    needs: ['read', 'Admin'],
    kind: 'read',
    by: 'files',
  }),
};
