/**
 * Decodes whatever a server sends as text, at once or while it arrives. A byte order mark decides first, then the
 * answer's `charset`; bytes without either are UTF-8 if they are valid, or else Windows-1252.
 */
import { failureError } from './failure-error';
import { joinBytes } from './read-bytes';

const marks: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

interface DecodingFacts {
  /** What was wrong with the bytes, for the log; absent if they match what the answer declares. */
  readonly note?: string;
  /** The answer's charset, if it is unknown here and the bytes are not UTF-8, so that letters may be wrong. */
  readonly unknownCharset?: string;
}

export interface DecodedText extends DecodingFacts {
  readonly text: string;
}

/** The charset that a content type names. */
const charsetOf = (type: string): string | undefined => /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i.exec(type)?.[1];

/** The encoding of a charset; undefined if it is unknown. */
const encodingOf = (charset: string): string | undefined => {
  try {
    return new TextDecoder(charset).encoding;
  } catch {
    return undefined;
  }
};

type Decode = (bytes: Uint8Array, isLast: boolean) => string;

const decodeAs = (encoding: string): Decode => {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  return (bytes, isLast) => decoder.decode(bytes, { stream: !isLast });
};

/** Bytes after the first one that is not UTF-8 that show whether it is damaged, or the text another encoding. */
const evidenceLength = 65_536;

/** The bytes up to the start of a UTF-8 character whose end is still to come. */
const completeLength = (bytes: Uint8Array): number => {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
};

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * Decodes bytes that should be UTF-8. If others come first, the text after them shows whether it is UTF-8 with a few
 * damaged bytes, which become replacement characters, or Western European text of an old server. The decision depends on
 * the bytes only, not on how they are cut into pieces.
 */
const decodeUnnamed = (hasMark: boolean, note: (text: string, isWestern: boolean) => void): Decode => {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const lenient = new TextDecoder('utf-8', { ignoreBOM: true });
  let hasUtf8 = hasMark;
  let held: Uint8Array = new Uint8Array();
  let decided: Decode | undefined;
  /** Whether the bytes are Western European text; undefined if more of them have to be seen. */
  const isWestern = (bytes: Uint8Array, isLast: boolean): boolean | undefined => {
    const text = lenient.decode(bytes);
    const [before = ''] = text.split('\ufffd', 1);
    if (hasUtf8 || /[^\0-\x7f]/.test(before)) return false;
    // What comes before is ASCII, so characters count as bytes.
    if (!isLast && bytes.length - before.length < evidenceLength) return undefined;
    const after = lenient.decode(bytes.subarray(before.length, before.length + evidenceLength));
    return count(after, /\ufffd/g) >= count(after, /[^\0-\x7f\ufffd]/g);
  };
  return (bytes, isLast) => {
    if (decided) return decided(bytes, isLast);
    const all = held.length === 0 ? bytes : joinBytes([held, bytes], held.length + bytes.length);
    const length = isLast ? all.length : completeLength(all);
    try {
      const text = strict.decode(all.subarray(0, length));
      hasUtf8 ||= /[^\0-\x7f]/.test(text);
      held = all.slice(length);
      return text;
    } catch {
      const western = isWestern(all, isLast);
      if (western === undefined) {
        held = all;
        return '';
      }
      note(western ? 'read as windows-1252' : 'bytes that are not UTF-8 were replaced', western);
      decided = decodeAs(western ? 'windows-1252' : 'utf-8');
      return decided(all, isLast);
    }
  };
};

interface TextReader {
  /** The text of the next bytes; a character that is not complete waits for them. */
  readonly decode: Decode;
  /** What was found out about the bytes so far. */
  facts(): DecodingFacts;
}

/** Decodes bytes piece by piece, without a byte order mark at the start. Never throws. */
const createTextReader = (type: string): TextReader => {
  const charset = charsetOf(type);
  const declared = charset === undefined ? undefined : encodingOf(charset);
  const isUnknown = charset !== undefined && declared === undefined;
  let facts: DecodingFacts = isUnknown ? { note: `unknown charset ${charset}` } : {};
  const note = (text: string, isWestern: boolean): void => {
    facts = isUnknown
      ? { note: `unknown charset ${charset}, ${text}`, ...(isWestern ? { unknownCharset: charset } : {}) }
      : { note: text };
  };
  const choose = (head: Uint8Array): readonly [decode: Decode, markLength: number] => {
    const mark = marks.find(([bytes]) => bytes.every((byte, at) => head[at] === byte));
    if (mark) return [mark[1] === 'utf-8' ? decodeUnnamed(true, note) : decodeAs(mark[1]), mark[0].length];
    // UTF-16 without a mark: the text starts with an ASCII character, one of whose bytes is zero.
    if (head.length > 1 && (head[0] === 0) !== (head[1] === 0)) return [decodeAs(head[0] ? 'utf-16le' : 'utf-16be'), 0];
    return [declared === undefined || declared === 'utf-8' ? decodeUnnamed(false, note) : decodeAs(declared), 0];
  };
  let head: Uint8Array = new Uint8Array();
  let chosen: Decode | undefined;
  return {
    decode(bytes, isLast) {
      if (chosen) return chosen(bytes, isLast);
      const all = head.length === 0 ? bytes : joinBytes([head, bytes], head.length + bytes.length);
      if (all.length < 3 && !isLast) {
        head = all;
        return '';
      }
      const [decode, markLength] = choose(all);
      chosen = decode;
      return decode(all.subarray(markLength), isLast);
    },
    facts: () => facts,
  };
};

/** Decodes all bytes of an answer of a content type. Never fails. Removes a byte order mark at the start. */
export const decodeText = (bytes: Uint8Array, type: string): DecodedText => {
  const reader = createTextReader(type);
  return { text: reader.decode(bytes, true), ...reader.facts() };
};

/**
 * Decodes a file of a content type while it arrives, exactly as `decodeText` decodes it at once. Throws a `FailureError`
 * if its charset is unknown and its letters can't be told.
 */
export async function* decodeFile(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  type: string,
): AsyncGenerator<string, void> {
  const reader = createTextReader(type);
  const decode = (chunk: Uint8Array, isLast: boolean): string => {
    const text = reader.decode(chunk, isLast);
    const { unknownCharset } = reader.facts();
    if (unknownCharset !== undefined) throw failureError('unexpected', 'unknown-charset', { charset: unknownCharset });
    return text;
  };
  for await (const chunk of bytes) yield decode(chunk, false);
  yield decode(new Uint8Array(), true);
}
