/** Opens addresses in the system's browser, mail program or phone; the only way to do so. */
import { fail, ok, type Result } from '@contract/failure';
import { isContactLink } from '@contract/text/contact-link';

const maxLength = 2_048;
/** Characters that a system's opener might read as a separator or another path. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const unsafeCharacters = /[\s\u0000-\u001f\u007f\\`"'<>^{|}]|%00/;

/** Parses a page's address: https, without a user name. Anything else is undefined. */
const securePage = (address: string): URL | undefined => {
  if (address.length > maxLength || unsafeCharacters.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url : undefined;
};

/**
 * The normalized address to open: https with one of these origins, or a single plain mail address or phone
 * number. Anything else is undefined.
 */
export const openable = (address: string, origins: readonly string[]): string | undefined => {
  if (isContactLink(address)) return address;
  const url = securePage(address);
  return url && origins.includes(url.origin) ? url.href : undefined;
};

export interface ExternalPorts {
  /** Origins that currently open without asking the person. */
  readonly origins: () => readonly string[];
  /** Asks in a native dialog whether to open a page of another host, so that no script of the page can answer. */
  readonly ask: (host: string, address: string) => Promise<boolean>;
  /** The system's opener. */
  readonly open: (address: string) => Promise<void>;
}

/**
 * Opens external addresses. Fails with `not-allowed` for all but https pages, mail addresses and phone numbers, `busy`
 * while the dialog is open, `cancelled` if the person declines, or `unexpected` if the system has no program for it.
 */
export const createExternal = ({ origins, ask, open }: ExternalPorts) => {
  let isAsking = false;
  const allowedAddress = async (address: string): Promise<Result<string>> => {
    const allowed = openable(address, origins());
    if (allowed) return ok(allowed);
    const url = securePage(address);
    if (!url) return fail('refused', 'not-allowed');
    if (isAsking) return fail('busy', 'busy');
    isAsking = true;
    try {
      return (await ask(url.host, url.href)) ? ok(url.href) : fail('cancelled', 'cancelled');
    } finally {
      isAsking = false;
    }
  };
  return async (address: string): Promise<Result<null>> => {
    try {
      const allowed = await allowedAddress(address);
      if (!allowed.ok) return allowed;
      await open(allowed.value);
      return ok(null);
    } catch {
      return fail('unexpected', 'unexpected');
    }
  };
};

/**
 * The plain page behind which a Wi-Fi shows its sign-in page: a sign-in page can't stand in for an encrypted one. It names
 * the server's own host only, so that no other host learns of the request. Undefined without a server.
 */
export const signInPageOf = (server: string): string | undefined =>
  URL.canParse(server) ? new URL(`http://${new URL(server).hostname}/`).href : undefined;

/** Origins that open without asking: the live server's own, and hosts that the person has allowed permanently. */
export const originsOf = (server: string, hosts: readonly string[] = []): readonly string[] => [
  ...(URL.canParse(server) ? [new URL(server).origin] : []),
  ...hosts.map((host) => `https://${host}`),
];
