/**
 * Splits a value into keychain entries. Windows limits an entry to 2,560 bytes and NUL ends a value, so it is stored as
 * base64url in pieces under 2,400 bytes. The first piece (the head) names its version, a stamp, the slot of the others and
 * their number; the others repeat the stamp, so that pieces of two writes are never joined.
 */
const version = '1';
const maxPieceLength = 2_300;
/** The most pieces a value may take: about 220 kB of text. */
export const maxPieces = 128;

export type Slot = 'a' | 'b';

export interface Head {
  readonly stamp: string;
  readonly slot: Slot;
  /** All pieces, including the head. */
  readonly count: number;
  readonly piece: string;
}

export interface Pieces {
  readonly head: string;
  /** The texts of the pieces after the head. */
  readonly rest: readonly string[];
}

/** Splits a value. Undefined if it is empty or too long to store. */
export const split = (value: string, stamp: string, slot: Slot): Pieces | undefined => {
  const text = Buffer.from(value, 'utf8').toString('base64url');
  const parts = text.match(new RegExp(`.{1,${maxPieceLength}}`, 'g')) ?? [];
  const [first, ...rest] = parts;
  if (first === undefined || parts.length > maxPieces) return undefined;
  return {
    head: [version, stamp, slot, parts.length, first].join('.'),
    rest: rest.map((part, index) => [version, stamp, index + 1, part].join('.')),
  };
};

/** Parses a head; undefined if it is damaged or of another version. */
export const parseHead = (entry: string): Head | undefined => {
  const match = /^1\.([\w-]{1,64})\.([ab])\.(\d{1,3})\.([\w-]{1,2300})$/.exec(entry);
  if (!match) return undefined;
  const [, stamp = '', slot, digits = '', piece = ''] = match;
  const count = Number(digits);
  if (count < 1 || count > maxPieces) return undefined;
  return { stamp, slot: slot === 'b' ? 'b' : 'a', count, piece };
};

/** Joins a head and its further pieces; undefined if one is missing, damaged or from another write. */
export const join = (head: Head, entries: readonly (string | null)[]): string | undefined => {
  let text = head.piece;
  for (let index = 1; index < head.count; index += 1) {
    const prefix = `${[version, head.stamp, index].join('.')}.`;
    const entry = entries[index - 1];
    if (!entry?.startsWith(prefix)) return undefined;
    text += entry.slice(prefix.length);
  }
  return Buffer.from(text, 'base64url').toString('utf8');
};
