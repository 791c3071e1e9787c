/** Which records an entry of the outbox changes. */
import type { OutboxEntry } from '@contract/bridge';
import { isUnsent } from '../stores/outbox';

const idsIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The tracks that an assignment adds or removes; all of them if the earlier ones are not known. */
const changedTracks = ({ fields, input }: OutboxEntry): readonly unknown[] => {
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
    return (area === 'admin' && input.subAdminId === id) || (area === 'track' && changedTracks(entry).includes(id));
  return call.startsWith(`${area}.`) && input.id === id;
};
