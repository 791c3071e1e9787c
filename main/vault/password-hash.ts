/** A slow hash of a password, for unlocking without the server. It is in the keychain only, beside the session. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const keyBytes = 32;
/** About a tenth of a second and 64 MB a guess. */
const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** `<version>.<salt>.<key>`. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  return ['1', salt.toString('base64url'), (await derive(password, salt)).toString('base64url')].join('.');
};

/** False for a hash that this version did not write. */
export const matchesPassword = async (password: string, hash: string): Promise<boolean> => {
  const [, salt = '', key = ''] = /^1\.([\w-]{22})\.([\w-]{43})$/.exec(hash) ?? [];
  if (salt === '') return false;
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url')), Buffer.from(key, 'base64url'));
};
