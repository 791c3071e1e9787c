/** The messages sent from this computer, stored by main. */
import type { OutboxEntry } from '@contract/bridge';
import type { SentMessage } from '@contract/bridge/sent-message';
import { bridge } from '../../kit/bridge/bridge';
import { type Call, refreshAreas, useCachedQuery } from '../../kit/bridge/use-call';
import { isUnsent } from '../../kit/stores/outbox';
import { useSession } from '../../kit/stores/session';

export const useHistory = (): Call<readonly SentMessage[]> => {
  const owner = useSession(({ session }) => `${session?.server} ${session?.person?.id}`);
  return useCachedQuery<readonly SentMessage[]>({
    queryKey: ['messages.list', owner],
    queryFn: async () => {
      const stored = await bridge().messages.list();
      if (stored.ok) return stored.value;
      throw stored.failure;
    },
  });
};

/** Milliseconds between the record of a message and its entry in the outbox, at most. */
const maxDelay = 5_000;

/** The ids of the messages that are in the outbox: sending them again from here could send them twice. */
export const findDrafts = (messages: readonly SentMessage[], entries: readonly OutboxEntry[]): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const { call, input, createdAt } of entries.filter(isUnsent)) {
    if (call !== 'support.sendPush') continue;
    const open = messages.filter(({ id, by, outcome }) => by === undefined && outcome !== 'sent' && !found.has(id));
    // The text of a draft can be edited, so the time comes first.
    const own =
      open.find(({ at }) => Math.abs(Date.parse(createdAt) - Date.parse(at)) < maxDelay) ??
      open.find(({ title, body }) => title === input.title && body === input.body);
    if (own) found.add(own.id);
  }
  return found;
};

export const refreshHistory = (): Promise<void> => refreshAreas(['messages']);
