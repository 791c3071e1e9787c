/** Builds the parts of a multipart form before and after one file, so that the length is known before sending. */
import type { Random } from '../async/ports';

export interface Multipart {
  readonly contentType: string;
  readonly head: Uint8Array;
  readonly tail: Uint8Array;
}

/** Escapes a name as the HTML standard does, so that it cannot end its line or its quotes. */
const escapeName = (name: string): string =>
  name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22').replaceAll('\0', '');

const randomHex = (random: Random, length: number): string =>
  Array.from(random.bytes(length), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Fields first, then the file. The boundary is random, so no file can contain it on purpose. */
export const createMultipart = (
  random: Random,
  fields: Readonly<Record<string, string>>,
  file: { readonly name: string; readonly mime: string },
): Multipart => {
  const boundary = `----pitwall${randomHex(random, 16)}`;
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${escapeName(name)}"\r\n\r\n${value}\r\n`,
  );
  const start = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${escapeName(file.name)}"\r\nContent-Type: ${file.mime}\r\n\r\n`;
  const encoder = new TextEncoder();
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    head: encoder.encode(parts.join('') + start),
    tail: encoder.encode(`\r\n--${boundary}--\r\n`),
  };
};
