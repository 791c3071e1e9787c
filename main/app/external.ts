/** The one way to open anything outside: in the person's own browser, mail program or phone. */
import { fail, ok, type Result } from '@contract/failure';
import { isReachAddress } from '@contract/reach';

const longest = 2_048;
/** What some system's opener might read as more than one word or another path. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const odd = /[\s\u0000-\u001f\u007f\\`"'<>^{|}]|%00/;

/**
 * The address to open: https and of one of these very origins, written out anew, or one plain mail address or phone
 * number. Anything else is undefined.
 */
export const openable = (address: string, origins: readonly string[]): string | undefined => {
  if (isReachAddress(address)) return address;
  if (address.length > longest || odd.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const clean = url.protocol === 'https:' && url.username === '' && url.password === '';
  return clean && origins.includes(url.origin) ? url.href : undefined;
};

/**
 * Opens addresses outside. `origins` says which are allowed at this moment; `open` is the system's opener. Fails as
 * `not-allowed`, or `unexpected` where the system has nothing to open it with.
 */
export const createExternal =
  (origins: () => readonly string[], open: (address: string) => Promise<void>) =>
  async (address: string): Promise<Result<null>> => {
    const allowed = openable(address, origins());
    if (!allowed) return fail('refused', 'not-allowed');
    try {
      await open(allowed);
      return ok(null);
    } catch {
      return fail('unexpected', 'unexpected');
    }
  };

/** What may be opened: the live server's own pages, where one is set. */
export const originsOf = (server: string): readonly string[] => (URL.canParse(server) ? [new URL(server).origin] : []);
