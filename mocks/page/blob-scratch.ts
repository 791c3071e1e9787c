/** What an export of the browser demo puts aside, as blobs, which the browser keeps outside of the page's memory. */
import type { Scratch } from '../../main/core/csv/buffered-rows';

export const createBlobScratch = (): Scratch => {
  const blobs: Blob[] = [];
  return {
    async write(text) {
      blobs.push(new Blob([text]));
    },
    read: async (index) => (await blobs[index]?.text()) ?? '',
    async remove() {
      blobs.length = 0;
    },
  };
};
