/** Track contacts: the server's `/track/admin/` paths. */
import { z } from 'zod';
import { csvCall, Id, ListQuery, list, post, record } from '../endpoint';
import type { TrackContact } from '../entities/track-contact';

const ofTrack = { trackId: Id.optional() };

export const trackContact = {
  list: post('/track/admin/list', {
    input: ListQuery.extend(ofTrack),
    output: list<TrackContact>('trackContact'),
    needs: ['read', 'TrackContact'],
  }),
  /** Asked with id and trackId (specification, section 3), so the body repeats the path's id. */
  detail: post('/track/admin/detail/{id}', {
    input: z.strictObject({ id: Id, trackId: Id.optional() }),
    output: record<TrackContact>('trackContact'),
    needs: ['read', 'TrackContact'],
    repeats: ['id'],
  }),
  csv: csvCall('/track/admin/generate-csv', { of: 'trackContact', input: ofTrack, needs: ['read', 'TrackContact'] }),
};
