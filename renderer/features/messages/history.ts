/** The messages sent from this computer, stored by main. */
import type { OutboxEntry } from '@contract/bridge';
import type { SentMessage } from '@contract/settings/sent-message';
import { bridge } from '../../kit/bridge/bridge';
import { type Call, refreshAreas, useCachedQuery } from '../../kit/bridge/use-call';
import { isUnsent } from '../../kit/stores/outbox';
import { useSession } from '../../kit/stores/session';
import { recordsOfMessages } from '../../state/records-of-messages';

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

/** The ids of the messages that are in the outbox: sending them again from here could send them twice. */
export const findDrafts = (messages: readonly SentMessage[], entries: readonly OutboxEntry[]): ReadonlySet<string> =>
  new Set([...recordsOfMessages(messages, entries.filter(isUnsent)).values()].map(({ id }) => id));

export const refreshHistory = (): Promise<void> => refreshAreas(['messages']);
