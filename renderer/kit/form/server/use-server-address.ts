/** Validates a server address as it is typed, by the policy and by the user's consent for this exact text. */
import { mayAcceptPlain, serverAddress } from '@contract/server/server-address';
import { useState } from 'react';
import { useSettings } from '../../stores/settings';

export const useServerAddress = (text: string) => {
  const allowHttp = useSettings(({ settings }) => settings?.allowHttp);
  const [accepted, setAccepted] = useState<string>();
  const acceptsPlain = accepted === text.trim();
  const byPolicy = serverAddress(text, allowHttp ? { allowHttp } : {});
  return {
    address: byPolicy.ok || !acceptsPlain ? byPolicy : serverAddress(text, { acceptsPlain }),
    acceptsPlain,
    setAccepted: (isAccepted: boolean) => setAccepted(isAccepted ? text.trim() : undefined),
    /** Whether the address is valid if the user consents to an unencrypted connection. */
    needsConsent: !byPolicy.ok && mayAcceptPlain(text),
  };
};
