/** Track contacts: the server's `/track/admin/` paths. */
import { z } from 'zod';
import { CsvQuery, csv, Id, ListQuery, list, post, record } from '../endpoint';
import type { TrackContact } from '../entities/track-contact';

const ofTrack = { trackId: Id.optional() };

export const trackContact = {
  list: post('/track/admin/list', {
    input: ListQuery.extend(ofTrack),
    output: list<TrackContact>('trackContact'),
    returns: 'attributes',
    needs: ['read', 'TrackContact'],
    kind: 'read',
  }),
  /** Asked with id and trackId (specification, section 3), so the body repeats the path's id. */
  detail: post('/track/admin/detail/{id}', {
    input: z.strictObject({ id: Id, trackId: Id.optional() }),
    output: record<TrackContact>('trackContact'),
    returns: 'attributes',
    needs: ['read', 'TrackContact'],
    kind: 'read',
    repeats: ['id'],
  }),
  csv: post('/track/admin/generate-csv', {
    input: CsvQuery.extend(ofTrack),
    output: csv('trackContact'),
    returns: 'csv',
    needs: ['read', 'TrackContact'],
    kind: 'read',
    by: 'files',
  }),
};
