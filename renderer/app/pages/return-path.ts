/** Return paths. They come from the address, so they are not trusted. */

/** The path of this app in a text; undefined for anything that leads elsewhere. */
export const parseReturnPath = (text: string | null | undefined): string | undefined => {
  if (!text || text.length > 2_000 || !/^\/(?![/\\])/.test(text)) return undefined;
  try {
    const base = 'https://pitwall.invalid';
    const url = new URL(text, base);
    // A path that begins with two slashes would name another host.
    const isOwn = url.origin === base && !url.pathname.startsWith('//');
    return isOwn && !url.pathname.startsWith('/login') ? url.pathname + url.search + url.hash : undefined;
  } catch {
    return undefined;
  }
};

/** Where the person was, or what the sign-in screen's address leads to; undefined for the first page of the user. */
export const pathAfterSignIn = (resumePath: string | undefined, search: string): string | undefined =>
  parseReturnPath(resumePath) ?? parseReturnPath(new URLSearchParams(search).get('to'));

/** The sign-in screen's address that leads to `path` afterwards. */
export const loginPathFor = (path: string): string => {
  const returnPath = parseReturnPath(path);
  return returnPath && returnPath !== '/' ? `/login?to=${encodeURIComponent(returnPath)}` : '/login';
};
