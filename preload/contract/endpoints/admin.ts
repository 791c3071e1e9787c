import { z } from 'zod';
import { csvCall, done, Id, ListQuery, list, post, record } from '../endpoint';
import type { Admin } from '../entities/admin';
import { Data } from '../json/data';

const narrowed = { roleId: Id.optional(), trackId: Id.optional() };

export const admin = {
  list: post('/admin/list', {
    input: ListQuery.extend(narrowed),
    output: list<Admin>('admin'),
    needs: ['read', 'Admin'],
  }),
  detail: post('/admin/detail/{id}', {
    input: z.strictObject({ id: Id }),
    output: record<Admin>('admin'),
    needs: ['read', 'Admin'],
  }),
  create: post('/admin/create', {
    input: z.strictObject({ data: Data }),
    output: done('admin'),
    returns: 'error-as-value',
    needs: ['create', 'Admin'],
  }),
  update: post('/admin/update/{id}', {
    input: z.strictObject({ id: Id, data: Data }),
    output: done('admin'),
    returns: 'error-as-value',
    needs: ['update', 'Admin'],
    kind: 'write',
    readBy: { call: 'admin.detail', input: { id: 'id' } },
  }),
  remove: post('/admin/delete', {
    input: z.strictObject({ id: Id }),
    output: done(),
    needs: ['delete', 'Admin'],
  }),
  csv: csvCall('/admin/generate-csv', { of: 'admin', input: narrowed, needs: ['read', 'Admin'] }),
};
