/** Files of the page that are still loading. When no element waits for a file, main stops loading it. */
import { bridge } from '../bridge/bridge';
import { replaceAddress } from './media-addresses';

/** The number of elements that wait for an address. */
const waiting = new Map<string, number>();
/** Addresses that have loaded once: main most likely still has them cached, so there is nothing to cancel. */
const loaded = new Set<string>();
const cancellable = new Map<string, string>();

/** The maximum number of addresses in one call. */
const maxBatch = 500;

const cancelLoading = (): void => {
  // An element that moved within the page waits for its file again by now.
  const cancelled = [...cancellable].filter(([address]) => !waiting.has(address)).slice(0, maxBatch);
  cancellable.clear();
  if (cancelled.length === 0) return;
  void bridge().media.cancel({ addresses: cancelled.map(([address]) => address) });
  // The next request has another address, because this message and that request may arrive in either order.
  replaceAddress(cancelled.map(([, url]) => url));
};

/** Marks an address as loaded or failed. */
export const markLoaded = (address: string): void => {
  loaded.add(address);
};

/** Waits for an address until the returned function is called; main then stops loading an incomplete file. */
export const trackPendingFile = (url: string, address: string): (() => void) => {
  if (loaded.has(address)) return () => undefined;
  waiting.set(address, (waiting.get(address) ?? 0) + 1);
  return () => {
    const remaining = (waiting.get(address) ?? 1) - 1;
    if (remaining > 0) waiting.set(address, remaining);
    else waiting.delete(address);
    if (remaining > 0 || loaded.has(address)) return;
    if (cancellable.size === 0) queueMicrotask(cancelLoading);
    cancellable.set(address, url);
  };
};
