/** The headers of the app's protocol. Imports nothing, because the demo's server loads this file directly. */

/** The page's own host, as in `origin.ts`. */
const host = 'pitwall';

/** The hash of the empty text: Griffel adds empty `<style>` elements and fills them through the CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const shared = {
  'default-src': "'none'",
  'font-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-src': "'none'",
  'object-src': "'none'",
  'frame-ancestors': "'none'",
};

const strict = {
  ...shared,
  'script-src': "'self'",
  'style-src': `'self' ${emptyStyle}`,
  'img-src': "'self' data: blob:",
  'media-src': "'self'",
  'connect-src': "'self'",
  'require-trusted-types-for': "'script'",
  // The sanitizer creates one policy, to parse a waiver's markup in a separate document.
  'trusted-types': 'default dompurify',
};

/** For hot reload only: Vite puts scripts and styles into the page and keeps a web socket to its own server. */
const loose = (server: URL): Readonly<Record<string, string>> => ({
  ...shared,
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'media-src': "'self'",
  // Vite's page first tries its own host; that attempt must be allowed to fail so that it then tries the right one.
  'connect-src': `'self' ws://${host} ws://${server.host}`,
});

/** The content security policy; relaxed for a development server. */
export const contentSecurityPolicy = (server?: URL): string =>
  Object.entries(server ? loose(server) : strict)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');

/**
 * Headers of every answer, including errors. They never repeat any part of the request. There is no
 * `cross-origin-opener-policy`: Chromium would start a second process for the page, and no page here has an opener.
 */
export const headersOf = (type: string, server?: URL): Record<string, string> => ({
  'content-type': type,
  'content-security-policy': contentSecurityPolicy(server),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'x-dns-prefetch-control': 'off',
  'cache-control': 'no-cache',
});
