/** Pictures and documents fetched in this session, in memory only; the least recently shown are dropped first. */
export interface CachedFile<C> {
  readonly content: C;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface MemoryCache<C> {
  get(key: string): CachedFile<C> | undefined;
  set(key: string, file: CachedFile<C>): void;
  clear(): void;
  readonly bytes: number;
}

export const createMemoryCache = <C>(maxBytes: number): MemoryCache<C> => {
  const files = new Map<string, CachedFile<C>>();
  let bytes = 0;
  const drop = (key: string): void => {
    bytes -= files.get(key)?.bytes.byteLength ?? 0;
    files.delete(key);
  };
  return {
    get(key) {
      const found = files.get(key);
      if (!found) return undefined;
      files.delete(key);
      files.set(key, found);
      return found;
    },
    set(key, value) {
      drop(key);
      if (value.bytes.byteLength > maxBytes) return;
      files.set(key, value);
      bytes += value.bytes.byteLength;
      for (const oldest of files.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
    clear() {
      files.clear();
      bytes = 0;
    },
    get bytes() {
      return bytes;
    },
  };
};
