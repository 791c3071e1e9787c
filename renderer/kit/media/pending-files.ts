/** Pictures, videos and documents of the page that have not come yet: when no element waits for one, main stops fetching it. */
import { bridge } from '../bridge/bridge';
import { replaceAddress } from './media-addresses';

/** How many elements wait for an address. */
const waiting = new Map<string, number>();
/** Addresses that came once: main most likely still holds them, so there is nothing to stop. */
const arrived = new Set<string>();
const unwanted = new Map<string, string>();

/** Most that one call takes. */
const batch = 500;

const cancelUnwanted = (): void => {
  // An element that moved within the page waits again by now.
  const cancelled = [...unwanted].filter(([address]) => !waiting.has(address)).slice(0, batch);
  unwanted.clear();
  if (cancelled.length === 0) return;
  void bridge().media.cancel({ addresses: cancelled.map(([address]) => address) });
  // The next request has another address: this message and that request may arrive in either order.
  replaceAddress(cancelled.map(([, url]) => url));
};

/** Notes that an address came, or cannot be had. */
export const markLoaded = (address: string): void => {
  arrived.add(address);
};

/** Waits for an address of the app until the returned function is called; what has not come by then is no longer fetched. */
export const trackPendingFile = (url: string, address: string): (() => void) => {
  if (arrived.has(address)) return () => undefined;
  waiting.set(address, (waiting.get(address) ?? 0) + 1);
  return () => {
    const left = (waiting.get(address) ?? 1) - 1;
    if (left > 0) waiting.set(address, left);
    else waiting.delete(address);
    if (left > 0 || arrived.has(address)) return;
    if (unwanted.size === 0) queueMicrotask(cancelUnwanted);
    unwanted.set(address, url);
  };
};
