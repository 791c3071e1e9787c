/** Which records an entry of the outbox changes. */
import type { OutboxEntry } from '@contract/bridge';
import { isUnsent } from '../stores/outbox';

/** As texts: the address of a page has `27` where a server's record has 27. */
const idsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** The tracks that an assignment adds or removes; all of them if the earlier ones are not known. */
const changedTracks = ({ fields, input }: OutboxEntry): readonly string[] => {
  const field = fields.find(({ name }) => name === 'trackIds');
  const mine = idsIn(input.trackIds);
  if (!Array.isArray(field?.base)) return mine;
  const base = idsIn(field.base);
  return [...mine.filter((id) => !base.includes(id)), ...base.filter((id) => !mine.includes(id))];
};

/** `area` is the contract's: `track` for `track.detail`. */
export const affectsRecord = (entry: OutboxEntry, area: string, id: string): boolean => {
  if (!isUnsent(entry)) return false;
  const { call, input } = entry;
  if (call === 'assignment.assign')
    return (
      (area === 'admin' && String(input.subAdminId) === id) || (area === 'track' && changedTracks(entry).includes(id))
    );
  return call.startsWith(`${area}.`) && String(input.id) === id;
};
