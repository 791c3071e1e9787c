/** Detects a file's type by its content. */

export interface DetectedType {
  readonly mime: string;
  /** Its usual file extension. */
  readonly extension: string;
}

const latin1 = new TextDecoder('latin1');
const maxBrands = 64;

/** Whether a picture of the general brand `mif1` says among its other brands that it is an AVIF. */
const isAvif = (head: Uint8Array): boolean => {
  const length = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0);
  const brands = latin1.decode(head.subarray(16, Math.min(length, 16 + 4 * maxBrands)));
  return /^(?:.{4})*avi[fs]/s.test(brands) && !/^(?:.{4})*hei[cx]/s.test(brands);
};

/** The type of what starts with these bytes, if it is known. The library is large: it loads with the first file. */
export const detectType = async (head: Uint8Array): Promise<DetectedType | undefined> => {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(head);
  if (!found) return undefined;
  if (found.mime.startsWith('image/heif') && isAvif(head)) return { mime: 'image/avif', extension: 'avif' };
  return { mime: found.mime, extension: found.ext };
};
