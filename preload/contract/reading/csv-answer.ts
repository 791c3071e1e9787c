/** Reads the answer to a CSV call in one of its four forms: rows, text, base64, or the address of a file. */
import type { CsvAnswer } from '../endpoint';
import { stripByteOrderMark } from '../json/read-json';
import { field, isRecord } from '../json/record';
import { type Hints, rowsOf } from './envelope';
import { readRecords } from './read-record';

const addressNames = [
  'url',
  'fileUrl',
  'file_url',
  'file',
  'path',
  'link',
  'downloadUrl',
  'download_url',
  'filePath',
  'file_path',
  'href',
  'location',
];

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
    const address = addressNames.map((name) => field(content, name)).find((at) => typeof at === 'string' && at !== '');
    if (typeof address === 'string') return { form: 'url', url: address };
    const base64 = field(content, 'base64');
    if (typeof base64 === 'string') return /^data:/i.test(base64) ? csvText(base64) : { form: 'base64', text: base64 };
    const inner =
      field(content, 'csv') ?? field(content, 'data') ?? field(content, 'content') ?? field(content, 'result');
    if (typeof inner === 'string') return csvText(inner);
    if (isRecord(inner) && depth < 3) return csvOf(inner, body, hints, depth + 1);
  }
  const rows = content === null ? undefined : rowsOf(content, body, hints);
  return (
    rows && { form: 'rows', rows: hints.entity === undefined ? rows : readRecords(hints.entity, rows, hints.profile) }
  );
};
