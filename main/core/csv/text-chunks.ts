/** A server's text or base64 in chunks. */
import { failureError } from '../call/failure-error';

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

/** Bytes that are written as a character each. */
export function* decodeBytes(text: string): Generator<Uint8Array, void> {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  yield bytes;
}

/** Decodes base64, with or without a `data:` prefix and line breaks. Throws a `FailureError` for any other text. */
export function* decodeBase64(text: string): Generator<Uint8Array, void> {
  const start = /^\s*data:[^,]{0,200},/.exec(text)?.[0].length ?? 0;
  const plain = text.slice(start).replace(/\s+/g, '').replaceAll('-', '+').replaceAll('_', '/');
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(plain) || plain.replace(/=+$/, '').length % 4 === 1)
    throw failureError('unexpected', 'bad-answer');
  // Chunks are multiples of four characters long, so each can be decoded alone.
  for (const chunk of splitText(plain)) {
    yield* decodeBytes(atob(chunk.replace(/=+$/, '')));
  }
}
