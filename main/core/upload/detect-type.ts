/** Detects a file's type by its content. */

/** The MIME type of what starts with these bytes, if it is known. The library is large: it loads with the first file. */
export const detectType = async (head: Uint8Array): Promise<string | undefined> => {
  const { fileTypeFromBuffer } = await import('file-type');
  return (await fileTypeFromBuffer(head))?.mime;
};
