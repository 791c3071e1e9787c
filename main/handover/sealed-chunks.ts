/**
 * Encrypts a file in chunks, so that it is written and read as a stream. Each chunk's nonce has its number and whether
 * it is the last one, so that chunks can't be cut off, dropped, repeated or moved unnoticed.
 */
import { createCipheriv, createDecipheriv } from 'node:crypto';
import { failureError } from '../core/call/failure-error';
import type { OpenedHeader } from './header';

const chunkBytes = 65_536;
const tagBytes = 16;

/** Cuts a stream into pieces of a size; `isLast` is set for the last one, which may be shorter, or empty. */
async function* piecesOf(source: AsyncIterable<Uint8Array>, size: number) {
  let pending: Buffer = Buffer.alloc(0);
  for await (const bytes of source) {
    pending = Buffer.concat([pending, bytes]);
    let from = 0;
    // A full piece may be the last one, so it waits for more.
    for (; pending.length - from > size; from += size)
      yield { piece: pending.subarray(from, from + size), isLast: false };
    pending = pending.subarray(from);
  }
  yield { piece: pending, isLast: true };
}

const nonceOf = (number: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
};

/** The header, then the sealed chunks. */
export async function* seal(
  source: AsyncIterable<Uint8Array>,
  { header, key }: OpenedHeader,
): AsyncGenerator<Uint8Array, void> {
  yield header;
  let number = 0;
  for await (const { piece, isLast } of piecesOf(source, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast)).setAAD(header);
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/** Opens what follows the header. Throws `handover-file` at the first chunk that is not as it was sealed. */
export async function* unseal(
  source: AsyncIterable<Uint8Array>,
  { header, key }: OpenedHeader,
): AsyncGenerator<Uint8Array, void> {
  let number = 0;
  for await (const { piece, isLast } of piecesOf(source, chunkBytes + tagBytes)) {
    let plain: Buffer;
    try {
      const options = { authTagLength: tagBytes };
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast), options).setAAD(header);
      decipher.setAuthTag(piece.subarray(-tagBytes));
      plain = Buffer.concat([decipher.update(piece.subarray(0, -tagBytes)), decipher.final()]);
    } catch {
      throw failureError('invalid', 'handover-file');
    }
    yield plain;
    number += 1;
  }
}
