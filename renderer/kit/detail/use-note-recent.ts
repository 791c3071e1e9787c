import { useEffect } from 'react';
import type { ResourceArea } from '../area/area';
import type { Values } from '../area/field';
import { recordAddress } from '../area/record-address';
import type { Call } from '../bridge/use-call';
import { nameOf } from '../format/naming';
import { forgetRecentRecord, noteRecentRecord } from '../stores/recent-records';

/** Notes an opened record among the recent ones; a record that the server no longer has is forgotten. */
export const useNoteRecent = (area: ResourceArea, id: string, { value, failure }: Call<Values>): void => {
  const path = area.group === 'samples' ? undefined : recordAddress(area.path, id);
  const title = value && (nameOf(area.naming, value) || id);
  const isGone = failure?.code === 'not-found';
  useEffect(() => {
    if (path === undefined) return;
    if (isGone) forgetRecentRecord(path);
    else if (title !== undefined) noteRecentRecord({ area: area.name, path, title });
  }, [path, title, isGone, area.name]);
};
