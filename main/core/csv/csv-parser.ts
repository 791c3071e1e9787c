/** Reads the records of CSV text with a known delimiter, however the text is split. */
import { failureError } from '../call/failure-error';

/** A longer record has a quote that was never closed. */
const maxRecordLength = 8 * 1024 * 1024;

/**
 * Where in a cell the reader is: at its start, in plain text, between quotes, after a quote that may end them, or behind
 * a carriage return that may be half of a line end.
 */
type Position = 'start' | 'plain' | 'quoted' | 'quote' | 'return';

export const createParser = (delimiter: string) => {
  const plainText = new RegExp(`[^${delimiter.replace(/[\\\]^-]/, '\\$&')}\r\n]*`, 'y');
  let records: string[][] = [];
  let record: string[] = [];
  let cell = '';
  let length = 0;
  let position: Position = 'start';
  let isQuoted = false;

  const append = (text: string): void => {
    cell += text;
    length += text.length;
    if (length > maxRecordLength) throw failureError('unexpected', 'bad-answer');
  };
  const endCell = (): void => {
    record.push(cell);
    cell = '';
    position = 'start';
    isQuoted = false;
  };
  const endRecord = (): void => {
    const isEmptyLine = record.length === 0 && cell === '' && !isQuoted;
    endCell();
    if (!isEmptyLine) records.push(record);
    record = [];
    length = 0;
  };
  /** Handles the delimiter or line end at the end of a cell. Returns the position after it. */
  const endAt = (text: string, at: number): number => {
    const char = text.charAt(at);
    if (char === delimiter) endCell();
    else {
      endRecord();
      if (char === '\r') position = 'return';
    }
    return at + 1;
  };
  const readPlain = (text: string, at: number): number => {
    plainText.lastIndex = at;
    append(plainText.exec(text)?.[0] ?? '');
    const end = plainText.lastIndex;
    return end < text.length ? endAt(text, end) : end;
  };
  const readQuoted = (text: string, at: number): number => {
    const quote = text.indexOf('"', at);
    append(text.slice(at, quote < 0 ? text.length : quote));
    if (quote < 0) return text.length;
    position = 'quote';
    return quote + 1;
  };
  const readAfterQuote = (text: string, at: number): number => {
    const char = text.charAt(at);
    if (char === '"') {
      append(char);
      position = 'quoted';
      return at + 1;
    }
    if (char === delimiter || char === '\r' || char === '\n') return endAt(text, at);
    // The quotes enclose only a part of the cell, so they are ordinary characters.
    cell = `"${cell}"`;
    position = 'plain';
    return at;
  };
  const read = (text: string, at: number): number => {
    switch (position) {
      case 'return':
        position = 'start';
        return text.charAt(at) === '\n' ? at + 1 : at;
      case 'start':
        isQuoted = text.charAt(at) === '"';
        position = isQuoted ? 'quoted' : 'plain';
        return isQuoted ? at + 1 : at;
      case 'plain':
        return readPlain(text, at);
      case 'quoted':
        return readQuoted(text, at);
      case 'quote':
        return readAfterQuote(text, at);
    }
  };

  return {
    write(text: string): void {
      for (let at = 0; at < text.length; ) at = read(text, at);
    },
    end(): void {
      if (position === 'quoted') throw failureError('unexpected', 'bad-answer');
      if (position !== 'return') endRecord();
    },
    /** Returns the records read since the last call. */
    take(): readonly string[][] {
      const taken = records;
      records = [];
      return taken;
    },
  };
};
