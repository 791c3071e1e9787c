/** The frame of a multipart form around one file, of a length known before the first byte is sent. */
import { randomBytes } from 'node:crypto';

export interface Multipart {
  readonly contentType: string;
  readonly head: Uint8Array;
  readonly tail: Uint8Array;
}

/** The HTML standard's escapes for names in a form: nothing in a name can end its line or its quotes. */
const escaped = (name: string): string =>
  name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22').replaceAll('\0', '');

/**
 * Fields first, then the file as the last part. `mime` comes from our own table. The boundary is random, so no content
 * can contain it by intent.
 */
export const createMultipart = (
  fields: Readonly<Record<string, string>>,
  file: { readonly name: string; readonly mime: string },
): Multipart => {
  const boundary = `----pitwall${randomBytes(16).toString('hex')}`;
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(name)}"\r\n\r\n${value}\r\n`,
  );
  const start = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${escaped(file.name)}"\r\nContent-Type: ${file.mime}\r\n\r\n`;
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    head: Buffer.from(parts.join('') + start),
    tail: Buffer.from(`\r\n--${boundary}--\r\n`),
  };
};
