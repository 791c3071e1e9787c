/** A disk whose open files behave otherwise than real ones: methods of their handles are replaced. */
import type { FileHandle } from 'node:fs/promises';
import { type Disk, disk } from '../../main/desktop/disk';

export const changeFiles = (change: (handle: FileHandle) => object): Disk => ({
  ...disk,
  open: async (...input) => {
    const handle = await disk.open(...input);
    return Object.assign(handle, change(handle));
  },
});
