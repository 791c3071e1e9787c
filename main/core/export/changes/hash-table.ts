/** A table of 64-bit keys and values in typed arrays: 17 to 34 bytes a row, where a `Map` of a million rows takes 100 MB. */
import type { Hash } from './row-hash';

export interface HashTable {
  readonly size: number;
  /** Adds a key. False if the table has it; its value then stays. */
  add(key: Hash, value: Hash): boolean;
  has(key: Hash): boolean;
  /** Whether the key's value is this one; undefined if the table does not have the key. */
  matches(key: Hash, value: Hash): boolean | undefined;
}

const smallest = 1_024;

const createSlots = (capacity: number) => ({
  capacity,
  used: new Uint8Array(capacity),
  words: new Uint32Array(capacity * 4),
});

export const createHashTable = (): HashTable => {
  let slots = createSlots(smallest);
  let size = 0;

  /** The slot of a key, or the free one where it belongs. */
  const slotOf = ({ high, low }: Hash): number => {
    const { capacity, used, words } = slots;
    let at = low & (capacity - 1);
    while (used[at] === 1 && (words[at * 4] !== high || words[at * 4 + 1] !== low)) at = (at + 1) & (capacity - 1);
    return at;
  };
  const put = (at: number, key: Hash, value: Hash): void => {
    slots.used[at] = 1;
    slots.words.set([key.high, key.low, value.high, value.low], at * 4);
  };
  const grow = (): void => {
    const before = slots;
    slots = createSlots(before.capacity * 2);
    for (let at = 0; at < before.capacity; at += 1) {
      if (before.used[at] !== 1) continue;
      const [high = 0, low = 0, valueHigh = 0, valueLow = 0] = before.words.subarray(at * 4, at * 4 + 4);
      const key = { high, low };
      put(slotOf(key), key, { high: valueHigh, low: valueLow });
    }
  };
  return {
    get size() {
      return size;
    },
    add(key, value) {
      // At most three quarters full, so that few slots are tried.
      if (size * 4 >= slots.capacity * 3) grow();
      const at = slotOf(key);
      if (slots.used[at] === 1) return false;
      put(at, key, value);
      size += 1;
      return true;
    },
    has: (key) => slots.used[slotOf(key)] === 1,
    matches(key, value) {
      const at = slotOf(key);
      if (slots.used[at] !== 1) return undefined;
      return slots.words[at * 4 + 2] === value.high && slots.words[at * 4 + 3] === value.low;
    },
  };
};
