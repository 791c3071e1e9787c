/** A server address while it is typed: by the policy, and by the person's choice for this very text. */
import { asksForPlain, serverAddress } from '@contract/server-address';
import { useState } from 'react';
import { useSettings } from './settings';

export const useTypedServer = (typed: string) => {
  const allowHttp = useSettings(({ settings }) => settings?.allowHttp);
  const [accepted, setAccepted] = useState<string>();
  const acceptsPlain = accepted === typed.trim();
  const byPolicy = serverAddress(typed, allowHttp ? { allowHttp } : {});
  return {
    address: byPolicy.ok || !acceptsPlain ? byPolicy : serverAddress(typed, { acceptsPlain }),
    acceptsPlain,
    setAccepted: (isAccepted: boolean) => setAccepted(isAccepted ? typed.trim() : undefined),
    /** Whether only the person's own choice is missing. */
    asks: !byPolicy.ok && asksForPlain(typed),
  };
};
