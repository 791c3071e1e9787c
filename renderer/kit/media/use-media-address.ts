/** The address under which the page may load a picture or document of the server. */
import type { MediaAddress } from '@contract/bridge/media';
import { useEffect } from 'react';
import { requestAddress, waitForHost } from './media-addresses';
import { useMedia } from './media-state';

/** Addresses from answers or made by the page itself. */
const isLocalUrl = /^(?:data:(?:image\/|application\/pdf)|blob:)/;

type MediaAddressState = MediaAddress | { readonly state: 'pending' };

const refused = { state: 'refused' } as const;
const pending = { state: 'pending' } as const;

/** Undefined or empty means `refused`: there is nothing to show. */
export const useMediaAddress = (url: string | null | undefined): MediaAddressState => {
  const isData = typeof url === 'string' && isLocalUrl.test(url);
  const remote = typeof url === 'string' && url !== '' && !isData ? url : undefined;
  const found = useMedia((state) => (remote === undefined ? undefined : state.found[remote]));
  const isKnown = found !== undefined;
  useEffect(() => {
    if (remote !== undefined && !isKnown) requestAddress(remote);
  }, [remote, isKnown]);
  const host = found?.state === 'needs-permission' ? found.host : undefined;
  useEffect(() => (host === undefined ? undefined : waitForHost(host)), [host]);
  if (isData) return { state: 'ready', address: url };
  if (remote === undefined) return refused;
  return found ?? pending;
};
