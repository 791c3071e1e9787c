/** Deletes the entries of one user data folder in the system's keychain: sessions and keys of all its servers and persons. */
import { withTimeout } from '../core/async/timing';
import { systemClock } from '../desktop/system-ports';
import { createKeychain, type Keyring } from './keychain';
import { keychainService } from './keychain-service';

/** The part of keytar that is used. */
export interface KeyringEraser extends Keyring {
  findCredentials(service: string): Promise<readonly { readonly account: string }[]>;
}

const loadKeytar = async (): Promise<KeyringEraser> => (await import('keytar')).default;

const erase = async (load: () => Promise<KeyringEraser>, service: string, limit: number): Promise<boolean> => {
  // On Linux, listing the entries of a locked keyring crashes the process in the native module.
  if ((await createKeychain({ load, service, limit }).probe()) !== 'ok') return false;
  const keyring = await load();
  for (const { account } of await keyring.findCredentials(service)) await keyring.deletePassword(service, account);
  return (await keyring.findCredentials(service)).length === 0;
};

/** False if entries may be left, because the keychain is locked or does not answer. Never rejects. `limit` in milliseconds. */
export const eraseKeychain = ({
  load = loadKeytar,
  service = keychainService(),
  limit = 15_000,
}: {
  readonly load?: () => Promise<KeyringEraser>;
  readonly service?: string;
  readonly limit?: number;
} = {}): Promise<boolean> =>
  withTimeout(
    systemClock,
    erase(load, service, limit).catch(() => false),
    limit,
    false,
  );
