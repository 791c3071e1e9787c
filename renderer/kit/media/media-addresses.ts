/** Asks main for the addresses of pictures and documents, and the user about their hosts. */
import type { MediaAddress } from '@contract/bridge/media';
import { isReachable, type NetworkView } from '@contract/network/network-view';
import { bridge } from '../bridge/bridge';
import { notifyFailure } from '../feedback/notify-failure';
import { useNetwork } from '../stores/network';
import { useSession } from '../stores/session';
import { useMedia } from './media-state';

/** Main forgets its addresses at the end of the session, so the page does too. */
useSession.subscribe(({ session }, before) => {
  if (session?.state !== before.session?.state || session?.person?.id !== before.session?.person?.id)
    useMedia.setState({ found: {}, declined: [] });
});

/** The maximum number of addresses in one call. */
const maxBatch = 100;
let pendingUrls = new Set<string>();

const resolvePending = async (): Promise<void> => {
  const urls = [...pendingUrls];
  pendingUrls = new Set();
  for (let at = 0; at < urls.length; at += maxBatch) {
    const urlBatch = urls.slice(at, at + maxBatch);
    const result = await bridge().media.resolve({ urls: urlBatch });
    const answers: readonly MediaAddress[] = result.ok ? result.value : [];
    const found = urlBatch.map((url, index) => [url, answers[index] ?? ({ state: 'refused' } as const)] as const);
    useMedia.setState((state) => ({ found: { ...state.found, ...Object.fromEntries(found) } }));
  }
};

const maxLength = 4_096;

/** Requests an address from main; requests made at the same time share one call. */
export const requestAddress = (url: string): void => {
  if (url.length > maxLength) return;
  if (pendingUrls.size === 0) queueMicrotask(() => void resolvePending());
  pendingUrls.add(url);
};

const countIn = (name: 'waiting' | 'failed', key: string): (() => void) => {
  const count = (by: number): void =>
    useMedia.setState(({ [name]: counts }) => {
      const { [key]: before = 0, ...others } = counts;
      return { [name]: before + by > 0 ? { ...others, [key]: before + by } : others };
    });
  count(1);
  return () => count(-1);
};

/** Counts a picture that waits for its host's permission; returns a function that ends the waiting. */
export const waitForHost = (host: string): (() => void) => countIn('waiting', host);

/** Counts a place whose picture did not load; returns a function that ends this. */
export const noteFailed = (url: string): (() => void) => countIn('failed', url);

/** Asks the user about a host; if they agree, all its pictures load. */
export const allowHost = async (host: string): Promise<void> => {
  const result = await bridge().media.allow({ host });
  if (!notifyFailure(result) || !result.ok || !result.value) return;
  const { found } = useMedia.getState();
  const hidden = Object.keys(found).filter((url) => {
    const address = found[url];
    return address?.state === 'needs-permission' && address.host === host;
  });
  for (const url of hidden) requestAddress(url);
};

export const declineHost = (host: string): void =>
  useMedia.setState(({ declined }) => ({ declined: [...declined, host] }));

/** Gives a picture whose loading was cancelled a new address of the app, for when it is shown again. */
export const replaceAddress = (urls: readonly string[]): void =>
  useMedia.setState(({ found }) => {
    const replaced = urls.flatMap((url) => {
      const known = found[url];
      if (known?.state !== 'ready') return [];
      const [address = '', serial = '0'] = known.address.split('?');
      return [[url, { ...known, address: `${address}?${Number(serial) + 1}` }] as const];
    });
    return { found: { ...found, ...Object.fromEntries(replaced) } };
  });

const isDownIn = (view: NetworkView, host: string): boolean =>
  view.unreachableHosts?.some((one) => one.host === host) === true;

/** Loads what failed once more when the server, or a host of pictures, can be reached again. */
useNetwork.subscribe((now, before) => {
  const isServerBack = isReachable(now.state) && !isReachable(before.state);
  const isHostBack = before.unreachableHosts?.some(({ host }) => !isDownIn(now, host)) === true;
  if (isServerBack || isHostBack) replaceAddress(Object.keys(useMedia.getState().failed));
});
