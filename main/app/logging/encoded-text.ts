/** Reads what a word of text may hide: percent signs, escapes of JSON, base64 or hexadecimal digits. */

const printable = /^[\t\n\r\x20-\x7e\u00a0-\u{10ffff}]+$/u;

const decodePercent = (word: string): string => {
  try {
    return decodeURIComponent(word.replaceAll('+', ' '));
  } catch {
    // A cut escape must not hide the rest.
    return word.replaceAll(/(?:%[0-9a-f]{2})+/gi, (escapes) =>
      Buffer.from(escapes.replaceAll('%', ''), 'hex').toString(),
    );
  }
};

/** `slashes` are those in front of an escape: of JSON within JSON, which belong to it, or of a path, which don't. */
const decodeEscapes = (word: string, slashes: 'drop' | 'keep'): string =>
  word
    .replaceAll(/(\\*)\\u\{?([0-9a-f]{4,6})\}?/gi, (_all, before: string, code: string) => {
      const point = Number.parseInt(code, 16);
      return `${slashes === 'keep' ? before : ''}${point <= 0x10ffff ? String.fromCodePoint(point) : ''}`;
    })
    .replaceAll(/\\+x([0-9a-f]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Text or nothing: a request id in base64 or hexadecimal digits decodes to bytes that are no text. */
const decodeBytes = (word: string, encoding: 'base64' | 'hex'): string => {
  const text = Buffer.from(word, encoding).toString();
  return text !== '' && printable.test(text) ? text : '';
};

const run = /[A-Za-z0-9+/_-]{8,}/g;
const maxFolders = 12;

/** Slashes are digits of base64 and separate the folders of a path, so any part of a path may be one text. */
const partsOf = (path: string): readonly string[] => {
  const folders = path.split('/');
  if (folders.length === 1 || folders.length > maxFolders) return [path, ...folders];
  return folders.flatMap((_, from) =>
    folders.slice(from).map((_folder, count) => folders.slice(from, from + count + 1).join('/')),
  );
};

/** The texts that a word stands for, besides itself; addresses nest, so percent signs are decoded twice. */
export const decodings = (word: string): readonly string[] => {
  const once = decodePercent(word);
  const escapes = [word, once].flatMap((text) => [decodeEscapes(text, 'drop'), decodeEscapes(text, 'keep')]);
  const found = [...word.matchAll(run)].flatMap(([path]) => partsOf(path)).filter((part) => part.length >= 8);
  const bytes = found.flatMap((part) => [
    decodeBytes(part, 'base64'),
    ...(/^([0-9a-f]{2})+$/i.test(part) ? [decodeBytes(part, 'hex')] : []),
  ]);
  const texts = [once, decodePercent(once), ...escapes, ...bytes];
  return [...new Set(texts)].filter((text) => text !== '' && text !== word);
};
