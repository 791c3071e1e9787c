/** The key of an owner's store. It is in the keychain only, under a name that shows neither person nor server. */
import { createHash, randomBytes } from 'node:crypto';
import type { Vault } from '../core/session/vault';
import type { StoreOwner } from '../core/store/store-access';

const keyBytes = 32;

/** Names an owner's folder and key. */
export const ownerHash = ({ mode, server, personId }: Pick<StoreOwner, 'mode' | 'server' | 'personId'>): string =>
  createHash('sha256')
    .update(JSON.stringify([mode, server, personId]))
    .digest('hex')
    .slice(0, 32);

export const keyName = (hash: string): string => `offline ${hash}`;

export interface StoreKey {
  readonly key: Uint8Array;
  /** What an earlier key encrypted can't be read any more. */
  readonly isNew: boolean;
}

/** The key with a name, made when it is first needed; undefined without a keychain that can keep it. */
export const storeKey = async (vault: Vault, hash: string): Promise<StoreKey | undefined> => {
  const { state, value } = await vault.get(keyName(hash));
  if (state !== 'ok') return undefined;
  const known = Buffer.from(value ?? '', 'base64url');
  if (known.length === keyBytes) return { key: known, isNew: false };
  const key = randomBytes(keyBytes);
  const stored = await vault.set(keyName(hash), key.toString('base64url'));
  return stored === 'ok' ? { key, isNew: true } : undefined;
};
