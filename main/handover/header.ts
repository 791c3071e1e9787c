/**
 * The head of a hand-over file: how its key comes from the passphrase. After it come the sealed chunks.
 *
 * | bytes | what |
 * |---|---|
 * | 8 | `PITWALL` and a line end |
 * | 4 | version, and scrypt's cost: log2 of N, r, p |
 * | 16 | salt |
 * | 16 | a mark of the key, by which a wrong passphrase is told from a damaged file |
 * | 8 | the start of the SHA-256 of all of these |
 */
import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const magic = Buffer.from('PITWALL\n');
const version = 1;
/** N = 2^17, r = 8, p = 1: about 0.4 seconds and 128 MiB for each guess. */
const cost = { logN: 17, r: 8, p: 1 } as const;
const facts = Buffer.of(version, cost.logN, cost.r, cost.p);
const saltBytes = 16;
const markBytes = 16;
const sumBytes = 8;

const saltAt = magic.length + facts.length;
const markAt = saltAt + saltBytes;
const sumAt = markAt + markBytes;
export const headerBytes = sumAt + sumBytes;

export interface FileKeys {
  /** Encrypts the chunks. */
  readonly key: Uint8Array;
  /** Makes the mark. */
  readonly markKey: Uint8Array;
}
export type DeriveKeys = (passphrase: string, salt: Uint8Array) => Promise<FileKeys>;

/** By scrypt. A passphrase is the same however its accents are typed. */
export const deriveKeys: DeriveKeys = (passphrase, salt) =>
  new Promise((resolve, reject) => {
    const { r, p } = cost;
    const N = 2 ** cost.logN;
    scrypt(passphrase.normalize('NFKC'), salt, 64, { N, r, p, maxmem: 2 * 128 * N * r }, (error, bytes) =>
      error ? reject(error) : resolve({ key: bytes.subarray(0, 32), markKey: bytes.subarray(32) }),
    );
  });

const markOf = ({ markKey }: FileKeys, start: Uint8Array): Buffer =>
  createHmac('sha256', markKey).update(start).digest().subarray(0, markBytes);
const sumOf = (start: Uint8Array): Buffer => createHash('sha256').update(start).digest().subarray(0, sumBytes);

export interface OpenedHeader {
  readonly header: Buffer;
  readonly key: Uint8Array;
}

/** A header with a salt of its own, so that no two files have the same key. */
export const createHeader = async (passphrase: string, derive: DeriveKeys): Promise<OpenedHeader> => {
  const start = Buffer.concat([magic, facts, randomBytes(saltBytes)]);
  const keys = await derive(passphrase, start.subarray(saltAt));
  const marked = Buffer.concat([start, markOf(keys, start)]);
  return { header: Buffer.concat([marked, sumOf(marked)]), key: keys.key };
};

export type HeaderProblem = 'damaged' | 'version' | 'passphrase';

/** Computes nothing costly for a file that is not intact: a file can't choose scrypt's cost. */
export const openHeader = async (
  header: Buffer,
  passphrase: string,
  derive: DeriveKeys,
): Promise<OpenedHeader | HeaderProblem> => {
  const marked = header.subarray(0, sumAt);
  if (header.length !== headerBytes || !header.subarray(0, magic.length).equals(magic)) return 'damaged';
  if (!header.subarray(sumAt).equals(sumOf(marked))) return 'damaged';
  if (!header.subarray(magic.length, saltAt).equals(facts)) return 'version';
  const keys = await derive(passphrase, header.subarray(saltAt, markAt));
  const isRight = timingSafeEqual(header.subarray(markAt, sumAt), markOf(keys, header.subarray(0, markAt)));
  return isRight ? { header, key: keys.key } : 'passphrase';
};
