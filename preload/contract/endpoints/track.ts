import { z } from 'zod';
import { CsvQuery, csv, done, Id, ListQuery, list, post, record } from '../endpoint';
import type { Track, WaiverTemplate } from '../entities/track';
import { Data } from '../json/data';

export const track = {
  list: post('/track/list', {
    input: ListQuery.extend({ subAdminId: Id.optional() }),
    output: list<Track>('track'),
    returns: 'attributes',
    needs: ['read', 'Track'],
    kind: 'read',
  }),
  detail: post('/track/detail/{id}', {
    input: z.strictObject({ id: Id }),
    output: record<Track>('track'),
    returns: 'attributes',
    needs: ['read', 'Track'],
    kind: 'read',
  }),
  create: post('/track/create', {
    input: z.strictObject({ data: Data }),
    output: done('track'),
    returns: 'error-as-value',
    needs: ['create', 'Track'],
    kind: 'once',
  }),
  /** Sends id and data (specification, section 3), so the body repeats the path's id. */
  update: post('/track/update/{id}', {
    input: z.strictObject({ id: Id, data: Data }),
    output: done('track'),
    returns: 'error-as-value',
    needs: ['update', 'Track'],
    kind: 'write',
    repeats: ['id'],
  }),
  remove: post('/track/delete', {
    input: z.strictObject({ id: Id }),
    output: done(),
    returns: 'attributes',
    needs: ['delete', 'Track'],
    kind: 'once',
  }),
  waiverTemplate: post('/track/waiverForm-template', {
    input: z.strictObject({ trackId: Id.optional() }),
    output: record<WaiverTemplate>('waiverTemplate'),
    returns: 'attributes',
    needs: ['read', 'Track'],
    kind: 'read',
  }),
  csv: post('/track/generate-csv', {
    input: CsvQuery.extend({ subAdminId: Id.optional() }),
    output: csv('track'),
    returns: 'csv',
    needs: ['read', 'Track'],
    kind: 'read',
    by: 'files',
  }),
};
