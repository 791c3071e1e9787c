/** The messages sent from this computer, stored by main. */
import type { SentMessage } from '@contract/settings/sent-message';
import { bridge } from '../kit/bridge/bridge';
import { type Call, useCachedQuery } from '../kit/bridge/use-call';
import { useSession } from '../kit/stores/session';

export const useSentMessages = (): Call<readonly SentMessage[]> => {
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
