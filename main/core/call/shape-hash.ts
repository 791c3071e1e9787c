/** Hashes of the names that an object has. */

/** Another odd factor in each run, so that nobody can make names whose hashes are equal. */
const factor = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) | 1;

/** The hash of names with one more, which are the bytes between two positions: 30 bits, which take less memory in a set. */
export const hashWithName = (names: number, bytes: Uint8Array, from: number, to: number): number => {
  let hash = Math.imul(names + 1, factor);
  for (let index = from; index < to; index += 1) hash = Math.imul(hash ^ (bytes[index] ?? 0), factor);
  return (hash ^ (hash >>> 15)) & 0x3fff_ffff;
};
