import { z } from 'zod';
import { del, done, Email, get, Id, list, post, record } from '../endpoint';
import { type SampleUser, userStatuses } from './entities/user';
import { paging } from './paging';

const word = z.string().max(64);

export const user = {
  all: get('/api/users/list/all-data', {
    input: z.strictObject({}),
    output: list<SampleUser>(),
    returns: 'raw',
    kind: 'read',
  }),
  list: get('/api/users/list/data', {
    input: z.strictObject({
      ...paging(10),
      role: word.optional(),
      currentPlan: word.optional(),
      status: z.enum(userStatuses).optional(),
      sort: z.enum(['asc', 'desc']).default('asc'),
      sortColumn: word.default('fullName'),
    }),
    output: list<SampleUser>(),
    returns: 'raw',
    kind: 'read',
  }),
  detail: get('/api/users/user', {
    input: z.strictObject({ id: Id }),
    output: record<SampleUser>(),
    returns: 'raw',
    kind: 'read',
  }),
  create: post('/apps/users/add-user', {
    input: z.strictObject({
      fullName: z.string().min(1).max(200),
      username: word.min(1),
      email: Email,
      role: word,
      currentPlan: word,
      company: z.string().max(200).default(''),
      country: z.string().max(100).default(''),
      contact: z.string().max(40).default(''),
      billing: word.default(''),
      status: z.enum(userStatuses).default('active'),
      avatar: z.string().max(2_048).default(''),
    }),
    output: done(),
    returns: 'raw',
    kind: 'once',
    status: 201,
  }),
  remove: del('/apps/users/delete', {
    input: z.strictObject({ id: Id }),
    output: done(),
    returns: 'raw',
    kind: 'once',
  }),
};
