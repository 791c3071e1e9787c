/** How many people a message reaches, from the totals of the visitors' list. */
import type { Page } from '@contract/endpoint';
import { useMay } from '../../kit/session';
import { type Call, useCall } from '../../kit/use-call';
import type { Message, Recipients } from './message';

const totalOf = ({ value }: Call<Page<unknown>>): number | undefined =>
  value?.total ?? (value?.whole ? value.rows.length : undefined);

/**
 * A server that knows nothing of a filter answers with everybody: where a part is as large as the whole, its size is
 * not known rather than wrong. Those of a track cannot be counted at all.
 */
export const useRecipients = ({ audience, event, people }: Message): Recipients => {
  const may = useMay(['read', 'Visitor']);
  const narrowed = audience === 'racers' || audience === 'spectators' || (audience === 'event' && event !== null);
  const all = useCall('visitor.list', { perPage: 1 }, { enabled: may && (narrowed || audience === 'all') });
  const part = useCall(
    'visitor.list',
    {
      perPage: 1,
      ...(audience === 'racers' ? { userType: 'racer' as const } : {}),
      ...(audience === 'spectators' ? { userType: 'spectator' as const } : {}),
      ...(audience === 'event' && event ? { eventId: event.id } : {}),
    },
    { enabled: may && narrowed },
  );
  if (audience === 'custom') return { state: 'known', count: new Set(people.map(({ id }) => id)).size };
  if (!may || (audience !== 'all' && !narrowed)) return { state: 'unknown' };
  const asked = narrowed ? [all, part] : [all];
  if (asked.some(({ state }) => state === 'rejected')) return { state: 'failed' };
  if (asked.some(({ state }) => state === 'pending')) return { state: 'pending' };
  const whole = totalOf(all);
  const count = narrowed ? totalOf(part) : whole;
  if (count === undefined || (narrowed && count !== 0 && count === whole)) return { state: 'unknown' };
  return { state: 'known', count };
};
