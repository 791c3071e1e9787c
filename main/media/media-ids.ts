/** Random ids under which the page asks for addresses, so that it never names one. */
import { randomBytes } from 'node:crypto';

export interface MediaIds {
  /** The id of an address; a new one for an address without one. */
  idOf(address: string): string;
  addressOf(id: string): string | undefined;
  clear(): void;
}

/** Keeps at most `maxIds`; `forgotten` is called with the oldest one when there are more. */
export const createMediaIds = (maxIds: number, forgotten: (id: string) => void): MediaIds => {
  const ids = new Map<string, string>();
  const addresses = new Map<string, string>();
  return {
    idOf: (address) => {
      const known = ids.get(address);
      if (known !== undefined) return known;
      const id = randomBytes(16).toString('hex');
      ids.set(address, id);
      addresses.set(id, address);
      const [oldest] = ids;
      if (ids.size > maxIds && oldest) {
        ids.delete(oldest[0]);
        addresses.delete(oldest[1]);
        forgotten(oldest[1]);
      }
      return id;
    },
    addressOf: (id) => addresses.get(id),
    clear: () => {
      ids.clear();
      addresses.clear();
    },
  };
};
