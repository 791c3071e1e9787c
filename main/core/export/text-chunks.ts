/** A server's text or bytes as chunks of text. */
import { failureError } from '../failure-error';

/** Characters handled at a time: a few milliseconds of work. */
export const chunkLength = 65_536;

/** Splits a text into chunks, never through a surrogate pair. */
export function* splitText(text: string): Generator<string, void> {
  for (let from = 0; from < text.length; ) {
    let to = Math.min(from + chunkLength, text.length);
    if (/[\uD800-\uDBFF]/.test(text.charAt(to - 1)) && to < text.length) to += 1;
    yield text.slice(from, to);
    from = to;
  }
}

/** Decodes base64, with or without a `data:` prefix and line breaks. Throws a `FailureError` for any other text. */
export function* decodeBase64(text: string): Generator<Uint8Array, void> {
  const start = /^\s*data:[^,]{0,200},/.exec(text)?.[0].length ?? 0;
  const plain = text.slice(start).replace(/\s+/g, '').replaceAll('-', '+').replaceAll('_', '/');
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(plain) || plain.replace(/=+$/, '').length % 4 === 1)
    throw failureError('unexpected', 'bad-answer');
  // Chunks are multiples of four characters long, so each can be decoded alone.
  for (const chunk of splitText(plain)) {
    const binary = atob(chunk.replace(/=+$/, ''));
    const bytes = new Uint8Array(binary.length);
    for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
    yield bytes;
  }
}

const byteOrderMarks = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** Decodes UTF-8, or UTF-16 after a byte order mark. Throws a `FailureError` for other bytes. */
export async function* decodeText(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<string, void> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let head = new Uint8Array();
  const decode = (chunk: Uint8Array | undefined): string => {
    try {
      return decoder?.decode(chunk, { stream: chunk !== undefined }) ?? '';
    } catch {
      throw failureError('unexpected', 'bad-answer');
    }
  };
  for await (const chunk of bytes) {
    if (decoder) {
      yield decode(chunk);
      continue;
    }
    head = Uint8Array.from([...head, ...chunk.subarray(0, 2)]);
    if (head.length < 2) continue;
    const marked = byteOrderMarks.find((mark) => mark.bytes.every((byte, at) => head[at] === byte));
    decoder = new TextDecoder(marked?.encoding ?? 'utf-8', { fatal: true });
    yield decode(head);
    yield decode(chunk.subarray(2));
  }
  decoder ??= new TextDecoder('utf-8', { fatal: true });
  if (head.length < 2) yield decode(head);
  yield decode(undefined);
}
