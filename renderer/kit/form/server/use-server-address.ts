/** Validates a server address while a person types it, by the policy and the person's choice for this exact text. */
import { mayAcceptPlain, serverAddress } from '@contract/server/server-address';
import { useState } from 'react';
import { useSettings } from '../../stores/settings';

export const useServerAddress = (typed: string) => {
  const allowHttp = useSettings(({ settings }) => settings?.allowHttp);
  const [accepted, setAccepted] = useState<string>();
  const acceptsPlain = accepted === typed.trim();
  const byPolicy = serverAddress(typed, allowHttp ? { allowHttp } : {});
  return {
    address: byPolicy.ok || !acceptsPlain ? byPolicy : serverAddress(typed, { acceptsPlain }),
    acceptsPlain,
    setAccepted: (isAccepted: boolean) => setAccepted(isAccepted ? typed.trim() : undefined),
    /** Whether the address only needs the person's own choice. */
    asks: !byPolicy.ok && mayAcceptPlain(typed),
  };
};
