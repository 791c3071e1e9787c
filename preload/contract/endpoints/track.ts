import { z } from 'zod';
import { csvCall, done, Id, ListQuery, list, post, record } from '../endpoint';
import type { Track, WaiverTemplate } from '../entities/track';
import { Data } from '../json/data';

export const track = {
  list: post('/track/list', {
    input: ListQuery.extend({ subAdminId: Id.optional() }),
    output: list<Track>('track'),
    needs: ['read', 'Track'],
  }),
  detail: post('/track/detail/{id}', {
    input: z.strictObject({ id: Id }),
    output: record<Track>('track'),
    needs: ['read', 'Track'],
  }),
  create: post('/track/create', {
    input: z.strictObject({ data: Data }),
    output: done('track'),
    returns: 'error-as-value',
    needs: ['create', 'Track'],
  }),
  /** Sends id and data (specification, section 3), so the body repeats the path's id. */
  update: post('/track/update/{id}', {
    input: z.strictObject({ id: Id, data: Data }),
    output: done('track'),
    returns: 'error-as-value',
    needs: ['update', 'Track'],
    kind: 'write',
    repeats: ['id'],
    readBy: { call: 'track.detail', input: { id: 'id' } },
  }),
  remove: post('/track/delete', {
    input: z.strictObject({ id: Id }),
    output: done(),
    needs: ['delete', 'Track'],
  }),
  waiverTemplate: post('/track/waiverForm-template', {
    input: z.strictObject({ trackId: Id.optional() }),
    output: record<WaiverTemplate>('waiverTemplate'),
    needs: ['read', 'Track'],
  }),
  csv: csvCall('/track/generate-csv', {
    of: 'track',
    input: { subAdminId: Id.optional() },
    needs: ['read', 'Track'],
  }),
};
