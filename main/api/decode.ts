/** From bytes to text, by what the answer says of itself: a byte order mark first, then its `charset`, then the bytes. */

const marks: readonly (readonly [bytes: readonly number[], label: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  // JSON without a mark, two bytes a character: the first character of JSON is always ASCII.
  [[0x7b, 0x00], 'utf-16le'],
  [[0x5b, 0x00], 'utf-16le'],
  [[0x00, 0x7b], 'utf-16be'],
  [[0x00, 0x5b], 'utf-16be'],
];

export interface Decoded {
  readonly text: string;
  /** What was wrong with the bytes, for the log; left out where they are what the answer says they are. */
  readonly note?: string;
}

/** The charset of a content type that is known here; undefined for none, or one that nobody knows. */
const labelled = (type: string): InstanceType<typeof TextDecoder> | undefined => {
  const label = /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i.exec(type)?.[1];
  try {
    return label === undefined ? undefined : new TextDecoder(label);
  } catch {
    return undefined;
  }
};

/**
 * Text of bytes that are not valid UTF-8 although they should be. Where no other character of theirs is one of UTF-8
 * either, they are of an old server that writes Western European text; else a few bytes are damaged, and shown as such.
 */
const mended = (bytes: Uint8Array): Decoded => {
  const text = new TextDecoder().decode(bytes);
  const hasUtf8 = /[^\0-\x7f\ufffd]/.test(text);
  return hasUtf8
    ? { text, note: 'bytes that are not UTF-8 were replaced' }
    : { text: new TextDecoder('windows-1252').decode(bytes), note: 'read as windows-1252' };
};

/** Never fails. A mark at the start is left out. */
export const decode = (bytes: Uint8Array, type: string): Decoded => {
  const mark = marks.find(([start]) => start.every((byte, index) => bytes[index] === byte));
  const decoder = mark ? new TextDecoder(mark[1]) : labelled(type);
  if (decoder && decoder.encoding !== 'utf-8') return { text: decoder.decode(bytes) };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return mended(bytes);
  }
};
