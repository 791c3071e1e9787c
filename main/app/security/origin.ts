/** The app's own origin, the only one that a window may show. */
import { wallPath } from '@contract/settings/wall';

export const scheme = 'app';
const host = 'pitwall';
export const origin = `${scheme}://${host}`;
export const startPage = `${origin}/`;
export const wallPage = `${origin}${wallPath}`;

/** The session partition of the windows, apart from the default one that carries calls to the server. */
export const partition = 'persist:pitwall';

/**
 * Whether an address is one of the app's own pages. Parsed, never compared by prefix: `app://pitwall.evil/` and
 * `app://pitwall@evil/` start alike.
 */
export const isOwn = (address: string): boolean => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return (
    url !== undefined &&
    url.protocol === `${scheme}:` &&
    url.host === host &&
    url.username === '' &&
    url.password === ''
  );
};
