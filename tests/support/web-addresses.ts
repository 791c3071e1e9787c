import fc from 'fast-check';

/** Addresses of pages, most of them valid. fast-check's own `webUrl` takes seconds before it makes the first one. */
export const webAddress = fc
  .tuple(
    fc.constantFrom('https://', 'https://', 'http://', 'ftp://', ''),
    fc.constantFrom('', '', '', 'user@', 'user:word@'),
    fc.oneof(fc.domain(), fc.constantFrom('localhost', '127.0.0.1', '10.0.0.7', '[::1]', '[fd00::1]')),
    fc.constantFrom('', '', ':443', ':8443', ':65536'),
    fc.stringMatching(/^(\/[\w.~%-]{0,6}){0,3}(\?[\w=&%.]{0,8})?(#\w{0,4})?$/),
  )
  .map((parts) => parts.join(''));
