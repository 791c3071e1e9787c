/** Reads the answer to a CSV call in one of its four forms: rows, text, base64, or the address of a file. */
import type { CsvAnswer } from '../endpoint';
import { stripByteOrderMark } from '../json/read-json';
import { isRecord } from '../json/record';
import { type Hints, rowsOf } from './envelope';
import { readRecords } from './read-record';
import { wordsOf } from './words';

const isAddressName = (name: string): boolean =>
  !wordsOf(name).includes('name') &&
  wordsOf(name).some((word) => ['url', 'uri', 'link', 'href', 'path', 'location', 'file', 'download'].includes(word));
const isContentName = (name: string): boolean =>
  wordsOf(name).some((word) => ['csv', 'base', 'data', 'content', 'result', 'body', 'text'].includes(word));

/** Removes a byte order mark, which would become part of the first title. For bytes, the decoder has done so. */
const csvText = (marked: string): CsvAnswer => {
  const text = stripByteOrderMark(marked);
  const data = /^data:([^,]{0,200}?)(;base64)?,/i.exec(text);
  if (data) return inlineFile(text.slice(data[0].length), data[1] ?? '', data[2] !== undefined);
  if (/^https?:\/\/\S+$/i.test(text) || /^\/\S*\.csv$/i.test(text)) return { form: 'url', url: text };
  const looksEncoded = text.length >= 24 && text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
  return looksEncoded ? { form: 'base64', text } : { form: 'text', text };
};

/** The content of a data URL of a content type. Escapes that are not UTF-8 are bytes, as in a file. */
const inlineFile = (content: string, type: string, isBase64: boolean): CsvAnswer => {
  const hasCharset = /;\s*charset\s*=(?!\s*"?utf-?8\b)/i.test(type);
  const typed = hasCharset ? { type } : {};
  if (isBase64) return { form: 'base64', text: content, ...typed };
  try {
    if (!hasCharset) return { form: 'text', text: stripByteOrderMark(decodeURIComponent(content)) };
  } catch {
    // The escapes are not UTF-8.
  }
  const bytes = content.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  const isBytes = /[\x80-\xff]/.test(bytes) && !/[^\0-\xff]/.test(bytes);
  return isBytes ? { form: 'bytes', text: bytes, ...typed } : { form: 'text', text: bytes };
};

/** Undefined if it is not a CSV answer. */
export const csvOf = (content: unknown, body: unknown, hints: Hints, depth = 0): CsvAnswer | undefined => {
  if (typeof content === 'string') return csvText(content);
  if (isRecord(content)) {
    const texts = Object.entries(content).filter(
      (one): one is [string, string] => typeof one[1] === 'string' && one[1] !== '',
    );
    const [, file] = texts.find(([name]) => isContentName(name)) ?? [];
    const [, address] = texts.find(([name, text]) => isAddressName(name) && !/\s/.test(text) && text !== file) ?? [];
    if (address !== undefined) return { form: 'url', url: address };
    if (typeof content.base64 === 'string' && !content.base64.startsWith('data:'))
      return { form: 'base64', text: content.base64 };
    if (file !== undefined) return csvText(file);
    const objects = Object.entries(content).filter(([, value]) => isRecord(value));
    const named = objects.find(([name]) => isAddressName(name) || isContentName(name));
    // An envelope of another name has nothing else in it: `{ ok: true, export: { url } }`.
    const inner = named ?? (objects.length === 1 ? objects[0] : undefined);
    const found = inner && depth < 3 ? csvOf(inner[1], body, hints, depth + 1) : undefined;
    if (found || named) return found;
  }
  const rows = content === null ? undefined : rowsOf(content, body, hints);
  return (
    rows && { form: 'rows', rows: hints.entity === undefined ? rows : readRecords(hints.entity, rows, hints.profile) }
  );
};
