/** The rows of an export as they are kept to find changes later: id, label and hash, as lines of text in chunks. */
import type { Hash } from './row-hash';

/** A row of an earlier export. */
export interface KeptRow {
  readonly id: string;
  /** The text of the first column, to recognize a row that is gone. */
  readonly label: string;
  readonly hash: Hash;
}

/** Rows per chunk: half a megabyte. */
const rowsPerChunk = 10_000;
const maxId = 200;
const maxLabel = 40;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Whether a row can be found again by this id. */
export const isUsableId = (id: string): boolean => id !== '' && id.length <= maxId && !/[\t\r\n]/.test(id);

const lineOf = ({ id, label, hash }: KeptRow): string =>
  `${id}\t${label.slice(0, maxLabel).replaceAll(/[\t\r\n]+/g, ' ')}\t${hash.high.toString(36)}\t${hash.low.toString(36)}`;

/** Collects rows into chunks of bytes. */
export const createRowCollector = () => {
  const chunks: Uint8Array[] = [];
  let lines: string[] = [];
  const close = (): void => {
    if (lines.length > 0) chunks.push(encoder.encode(lines.join('\n').toWellFormed()));
    lines = [];
  };
  return {
    add(row: KeptRow): void {
      lines.push(lineOf(row));
      if (lines.length === rowsPerChunk) close();
    },
    /** All chunks; nothing can be added afterwards. */
    end(): readonly Uint8Array[] {
      close();
      return chunks;
    },
  };
};

/** Undefined if the bytes are no chunk, so that damaged data never counts as changes. */
export const readChunk = (bytes: Uint8Array | undefined): readonly KeptRow[] | undefined => {
  if (!bytes) return undefined;
  const rows: KeptRow[] = [];
  for (const line of decoder.decode(bytes).split('\n')) {
    const [id = '', label, high = '', low = ''] = line.split('\t');
    const hash = { high: Number.parseInt(high, 36), low: Number.parseInt(low, 36) };
    if (label === undefined || !isUsableId(id) || Number.isNaN(hash.high) || Number.isNaN(hash.low)) return undefined;
    rows.push({ id, label, hash });
  }
  return rows;
};
