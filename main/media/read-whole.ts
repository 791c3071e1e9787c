/** Reads a complete picture or document, as far as it may be shown. */
import { headLength, isDrawable } from './content-type';
import type { Download } from './download';

/** Its bytes; or the status that refuses it: too large a file, or a picture of too many pixels. */
export const readWhole = async (
  { content, head, chunks }: Download & { ok: true },
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | number> => {
  const read = [head];
  let size = head.byteLength;
  let isChecked = content.family !== 'image';
  for (;;) {
    const next = await chunks.next();
    if (!next.done) {
      read.push(next.value);
      size += next.value.byteLength;
    }
    if (!isChecked && (size >= headLength || next.done)) {
      isChecked = true;
      if (!isDrawable(content, Buffer.concat(read).subarray(0, Math.max(headLength, head.byteLength)))) {
        await chunks.return?.();
        return 415;
      }
    }
    if (size > maxBytes) {
      await chunks.return?.();
      return 413;
    }
    if (next.done) return new Uint8Array(Buffer.concat(read));
  }
};
