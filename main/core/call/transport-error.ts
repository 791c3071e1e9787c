/**
 * What can go wrong before an answer is read, as a code from the fixed list. Transports throw nothing else: an AxiosError
 * carries the token and the body, so it is converted where it is caught.
 */
import type { FailureCode } from '@contract/failure';

export class TransportError extends Error {
  override readonly name = 'Fault';

  constructor(
    readonly code: FailureCode,
    /** Whether the request may have reached the server: an unknown outcome for a call that changes something. */
    readonly sent: boolean,
    /** The network stack's own word (`ERR_CONNECTION_RESET`), for the log. */
    readonly word = '',
  ) {
    super(word === '' ? code : `${code} (${word})`);
  }
}

/** Chromium's and Node's words for one fault, and whether it comes before anything was sent. First match wins. */
const words: readonly (readonly [pattern: RegExp, code: FailureCode, sent: boolean])[] = [
  [/redirect/i, 'redirected', true],
  [/ERR_CERT_|ERR_SSL_(VERSION|PINNED|OBSOLETE|CLIENT_AUTH)|ERR_BAD_SSL|ERR_ECH/, 'tls', false],
  [/^CERT_|SELF_SIGNED|^UNABLE_TO_|ERR_TLS_|HOSTNAME_MISMATCH|^INVALID_CA|^INVALID_PURPOSE/, 'tls', false],
  [/ERR_SSL_|EPROTO/, 'tls', true],
  [/ERR_(PROXY|TUNNEL|PAC|MANDATORY_PROXY|UNEXPECTED_PROXY|HTTPS_PROXY|SOCKS)/, 'proxy', false],
  [/ERR_INTERNET_DISCONNECTED|ERR_NAME_|ERR_DNS_|ERR_ADDRESS_|ERR_NETWORK_ACCESS/, 'offline', false],
  [/^(ENOTFOUND|EAI_\w+|ENETUNREACH|EHOSTUNREACH|ENETDOWN|EHOSTDOWN|EADDRNOTAVAIL)$/, 'offline', false],
  [/ERR_NETWORK_(CHANGED|IO_SUSPENDED)/, 'offline', true],
  [/ERR_CONNECTION_(REFUSED|TIMED_OUT|FAILED)|ERR_UNSAFE_PORT/, 'unreachable', false],
  [/^(ECONNREFUSED|UND_ERR_CONNECT_TIMEOUT)$/, 'unreachable', false],
  [/ERR_CONTENT_DECODING|ERR_INVALID_(HTTP|RESPONSE|CHUNKED)|^HPE_|^Z_\w+_ERROR$/, 'bad-answer', true],
  [/ERR_RESPONSE_HEADERS_TOO_BIG|UND_ERR_HEADERS_OVERFLOW|HPE_HEADER_OVERFLOW/, 'too-large', true],
];

/** The words of an error and of what caused it: codes first, then Chromium's `net::` words and the sentences. */
const spoken = (error: unknown): readonly string[] => {
  const found: string[] = [];
  let next = error;
  for (let depth = 0; depth < 5 && next instanceof Error; depth += 1) {
    const code: unknown = 'code' in next ? next.code : undefined;
    if (typeof code === 'string') found.push(code);
    found.push(/net::(\w+)/.exec(next.message)?.[1] ?? next.message);
    next = next.cause;
  }
  return found;
};

/** Only a word of the network stack goes to the log, never a sentence: it might quote an address or a header. */
const isWord = (text: string): boolean => /^[A-Z][A-Z0-9_]{2,60}$/.test(text);

/**
 * The fault of anything a network stack throws. An unknown one counts as `unreachable` after sending: the careful reading.
 */
export const toTransportError = (error: unknown): TransportError => {
  if (error instanceof TransportError) return error;
  const all = spoken(error);
  const word = all.find((text) => isWord(text) && text !== 'ERR_NETWORK' && text !== 'ERR_BAD_REQUEST') ?? '';
  for (const [pattern, code, sent] of words) {
    if (all.some((text) => pattern.test(text))) return new TransportError(code, sent, word);
  }
  return new TransportError('unreachable', true, word);
};
