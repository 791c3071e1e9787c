/** Encrypts the records of a store, so that its files show neither what they hold nor whose it is. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** The first byte of a sealed record: which keys and which form it has. */
const version = 1;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = 1 + nonceBytes;

export interface OpenedRecord {
  readonly id: string;
  readonly value: Uint8Array;
}

export interface Seal {
  /** The name of a record: the kind, and a keyed hash of its id. */
  nameOf(kind: string, id: string): string;
  /** Version, nonce, ciphertext of id and value, tag. Each call uses a new nonce. */
  close(name: string, record: OpenedRecord): Uint8Array;
  /** Undefined if the bytes are damaged, of another owner, or were stored under another name. */
  open(name: string, sealed: Uint8Array): OpenedRecord | undefined;
}

/** Creates the seal of an owner from their 32-byte key. */
export const createSeal = (ownerKey: Uint8Array): Seal => {
  const subkey = (purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', ownerKey, '', `pitwall store ${version} ${purpose}`, 32));
  const valueKey = subkey('values');
  const nameKey = subkey('names');
  const associatedData = (name: string): Buffer => Buffer.from(`${version} ${name}`);

  return {
    nameOf: (kind, id) => `${kind}/${createHmac('sha256', nameKey).update(`${kind}\0${id}`).digest('hex')}`,
    close: (name, { id, value }) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', valueKey, nonce).setAAD(associatedData(name));
      const idBytes = Buffer.from(id);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(idBytes.length);
      const ciphertext = [cipher.update(length), cipher.update(idBytes), cipher.update(value), cipher.final()];
      return Buffer.concat([Buffer.of(version), nonce, ...ciphertext, cipher.getAuthTag()]);
    },
    open: (name, sealed) => {
      if (sealed[0] !== version || sealed.length < headBytes + 4 + tagBytes) return undefined;
      try {
        const decipher = createDecipheriv('aes-256-gcm', valueKey, sealed.subarray(1, headBytes), {
          authTagLength: tagBytes,
        }).setAAD(associatedData(name));
        decipher.setAuthTag(sealed.subarray(-tagBytes));
        const plain = Buffer.concat([decipher.update(sealed.subarray(headBytes, -tagBytes)), decipher.final()]);
        const end = 4 + plain.readUInt32BE();
        return { id: plain.toString('utf8', 4, end), value: new Uint8Array(plain.subarray(end)) };
      } catch {
        return undefined;
      }
    },
  };
};
