/** The addresses that answers of this session contained: the page cannot make main fetch any other. */
import { hash } from 'node:crypto';

const maxLength = 4_096;
/** The most values searched in one answer. */
const maxValues = 500_000;

/** Absolute, or with a slash or a file ending; a sentence does not match. */
const isAddressLike = (text: string): boolean =>
  text.length <= maxLength && !/\s/.test(text) && !text.startsWith('data:') && /[/]|\.[a-z0-9]{2,5}$/i.test(text);

export interface SeenAddresses {
  /** Finds the addresses anywhere in a value. */
  remember(value: unknown): void;
  has(address: string): boolean;
  clear(): void;
}

/** Remembers at most `limit` addresses, as hashes; the oldest are forgotten first. */
export const createSeenAddresses = (limit = 200_000): SeenAddresses => {
  const seen = new Set<string>();
  const keyOf = (address: string): string => hash('sha1', address, 'base64');
  const add = (address: string): void => {
    const key = keyOf(address);
    seen.delete(key);
    seen.add(key);
    if (seen.size <= limit) return;
    const [oldest] = seen;
    if (oldest !== undefined) seen.delete(oldest);
  };
  return {
    remember(value) {
      const open: unknown[] = [value];
      for (let count = 0; open.length > 0 && count < maxValues; count += 1) {
        const next = open.pop();
        if (typeof next === 'string') {
          if (isAddressLike(next)) add(next);
        } else if (typeof next === 'object' && next !== null && !ArrayBuffer.isView(next)) {
          for (const inner of Object.values(next)) open.push(inner);
        }
      }
    },
    has: (address) => address.length <= maxLength && seen.has(keyOf(address)),
    clear: () => seen.clear(),
  };
};
