/** A store in memory that outlives its session, and can't be read for a while, as if the disk were full. */
import { failureError } from '../../main/core/call/failure-error';
import { createMemoryStore } from '../../main/core/store/memory-store';
import type { Store, StoreKind } from '../../main/core/store/store';

export type DiskStore = Store & {
  /** Whether reading fails: of all kinds, or of one. A list fails after its first record. */
  isUnreadable: boolean | StoreKind;
};

export const createDiskStore = (): DiskStore => {
  const memory = createMemoryStore();
  const requireReadable = (kind: StoreKind): void => {
    if (disk.isUnreadable === true || disk.isUnreadable === kind) throw failureError('file', 'disk-full');
  };
  const disk: DiskStore = {
    ...memory,
    isDurable: true,
    isUnreadable: false,
    read: async (kind, id) => {
      requireReadable(kind);
      return memory.read(kind, id);
    },
    list: async function* (kind) {
      for await (const record of memory.list(kind)) {
        yield record;
        requireReadable(kind);
      }
      requireReadable(kind);
    },
    close: async () => undefined,
  };
  return disk;
};
