/** Tells the delimiter of CSV text from its first records. */
import { createParser } from './csv-parser';
import { chunkLength } from './text-chunks';

const delimiters = [',', ';', '\t', '|'] as const;
/** Records after the header that tell the delimiter. */
const headRecords = 20;

/** The first records of a text; `isWhole` if it isn't cut off in one. */
const firstRecords = (text: string, delimiter: string, isWhole: boolean): readonly string[][] => {
  const parser = createParser(delimiter);
  try {
    parser.write(text);
    if (isWhole) parser.end();
  } catch {
    // A quote that is not closed: the records before it still tell the delimiter.
  }
  return parser.take().slice(0, headRecords + 1);
};

/** Whether no text that follows can change which delimiter is told. A cell between quotes may have many lines. */
export const hasHead = (text: string): boolean =>
  text.length >= chunkLength ||
  delimiters.every((delimiter) => firstRecords(text.replace(/^\uFEFF/, ''), delimiter, false).length > headRecords);

/** How the start of a text reads with a delimiter. */
interface Reading {
  readonly delimiter: string;
  /** The number of titles. */
  readonly width: number;
  /** How many of the first lines are as wide as the titles, from 0 to 1. */
  readonly even: number;
  /** Whether the delimiter is part of the words: "Name (last, first)", or a space after it in every line. */
  readonly tearsWords: boolean;
}

const readingOf = (head: string, delimiter: string, isWhole: boolean): Reading => {
  const [header = [], ...rows] = firstRecords(head, delimiter, isWhole);
  const width = header.length;
  const isEven = (row: string[]): boolean => row.length >= width && row.slice(width).every((cell) => cell === '');
  const isSpaced = (row: string[]): boolean => row.slice(1).some((cell) => cell.startsWith(' '));
  return {
    delimiter,
    width,
    even: rows.length === 0 ? 1 : rows.filter(isEven).length / rows.length,
    tearsWords: header.some((title) => /\([^)]*$/.test(title)) || [header, ...rows].every(isSpaced),
  };
};

/**
 * The delimiter that makes all of the first lines equally wide. Where several do, the one that tears no words, then the
 * one with most columns, then another than the comma, which is also a decimal sign.
 */
export const delimiterOf = (head: string): string => {
  // The last record of a longer text may be cut off.
  const isWhole = !hasHead(head);
  const readings = delimiters.map((delimiter) => readingOf(head, delimiter, isWhole));
  const ranks = (one: Reading): readonly number[] => [
    Number(one.width > 1),
    one.even,
    Number(!one.tearsWords),
    one.width,
    Number((one.delimiter === ',') === one.width < 2),
  ];
  return readings.reduce((best, one) => {
    const [ours, theirs] = [ranks(one), ranks(best)];
    const at = ours.findIndex((rank, index) => rank !== theirs[index]);
    return at >= 0 && (ours[at] ?? 0) > (theirs[at] ?? 0) ? one : best;
  }).delimiter;
};

/** A first line that names the delimiter for spreadsheets: `sep=;`, also in quotes or padded to the width of the table. */
export const namedDelimiter = /^"?sep="?([^\w"\r\n])[^\w\r\n]*(?:\r\n?|\n|$)/i;
