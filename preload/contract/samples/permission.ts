import { z } from 'zod';
import { del, done, get, Id, list, post } from '../endpoint';
import type { SamplePermission } from './entities/permission';
import { paging } from './paging';

const name = z.string().min(1).max(100);

export const permission = {
  list: get('/apps/permissions/data', {
    input: z.strictObject({ ...paging(10), assignedTo: z.string().max(64).optional() }),
    output: list<SamplePermission>(),
    returns: 'raw',
    kind: 'read',
  }),
  /** Assigned to administrator only. */
  create: post('/apps/permissions/add-permission', {
    input: z.strictObject({ name }),
    output: done(),
    returns: 'raw',
    kind: 'once',
    status: 201,
  }),
  update: post('/apps/permissions/update-permission', {
    input: z.strictObject({ id: Id, name }),
    output: done(),
    returns: 'raw',
    kind: 'write',
    status: 201,
  }),
  remove: del('/apps/permissions/delete', {
    input: z.strictObject({ id: Id }),
    output: done(),
    returns: 'raw',
    kind: 'once',
    status: 200,
  }),
};
