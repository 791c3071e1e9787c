/** Decodes bytes to text. A byte order mark decides first, then the answer's `charset`, then the bytes themselves. */

const marks: readonly (readonly [bytes: readonly number[], label: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  // UTF-16 JSON without a mark shows a zero byte first or second, because JSON always starts with an ASCII character.
  [[0x7b, 0x00], 'utf-16le'],
  [[0x5b, 0x00], 'utf-16le'],
  [[0x00, 0x7b], 'utf-16be'],
  [[0x00, 0x5b], 'utf-16be'],
];

export interface DecodedText {
  readonly text: string;
  /** What was wrong with the bytes, for the log; absent if they match what the answer declares. */
  readonly note?: string;
}

/** The charset that a content type names. */
export const charsetOf = (type: string): string | undefined => /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i.exec(type)?.[1];

/** The decoder of a content type's charset; undefined if it names none, or one that is unknown here. */
const labelled = (type: string): InstanceType<typeof TextDecoder> | undefined => {
  const label = charsetOf(type);
  try {
    return label === undefined ? undefined : new TextDecoder(label);
  } catch {
    return undefined;
  }
};

/**
 * Decodes bytes that should be UTF-8 but are not valid. If they contain no multi-byte UTF-8 character at all, an old
 * server wrote them as Western European text; otherwise a few bytes are damaged and appear as replacement characters.
 */
const mended = (bytes: Uint8Array): DecodedText => {
  const text = new TextDecoder().decode(bytes);
  const hasUtf8 = /[^\0-\x7f\ufffd]/.test(text);
  return hasUtf8
    ? { text, note: 'bytes that are not UTF-8 were replaced' }
    : { text: new TextDecoder('windows-1252').decode(bytes), note: 'read as windows-1252' };
};

/** Never fails. Removes a byte order mark at the start. */
export const decodeText = (bytes: Uint8Array, type: string): DecodedText => {
  const mark = marks.find(([start]) => start.every((byte, index) => bytes[index] === byte));
  const decoder = mark ? new TextDecoder(mark[1]) : labelled(type);
  if (decoder && decoder.encoding !== 'utf-8') return { text: decoder.decode(bytes) };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return mended(bytes);
  }
};
