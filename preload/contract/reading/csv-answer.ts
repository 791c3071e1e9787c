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
  const inline = /^data:[^,;]*(?:;charset=[\w-]+)?(;base64)?,/i.exec(text);
  if (inline) return inline[1] ? { form: 'base64', text: text.slice(inline[0].length) } : unescaped(text, inline[0]);
  if (/^https?:\/\/\S+$/i.test(text) || /^\/\S*\.csv$/i.test(text)) return { form: 'url', url: text };
  const looksEncoded = text.length >= 24 && text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
  return looksEncoded ? { form: 'base64', text } : { form: 'text', text };
};

const unescaped = (text: string, head: string): CsvAnswer => {
  try {
    return { form: 'text', text: stripByteOrderMark(decodeURIComponent(text.slice(head.length))) };
  } catch {
    return { form: 'text', text: text.slice(head.length) };
  }
};

/** Undefined if it is not a CSV answer. */
export const csvOf = (content: unknown, body: unknown, hints: Hints, depth = 0): CsvAnswer | undefined => {
  if (typeof content === 'string') return csvText(content);
  if (isRecord(content)) {
    const address = addressNames.map((name) => field(content, name)).find((at) => typeof at === 'string' && at !== '');
    if (typeof address === 'string') return { form: 'url', url: address };
    const base64 = field(content, 'base64');
    if (typeof base64 === 'string') return { form: 'base64', text: base64 };
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
