/**
 * What can go wrong before a response is read, as a failure code. Transports throw nothing else: an AxiosError holds the
 * token and the body, so it is converted where it is caught.
 */
import type { FailureCode } from '@contract/failure';

export class TransportError extends Error {
  override readonly name = 'TransportError';

  constructor(
    readonly code: FailureCode,
    /** Whether the request may have reached the server. If so, a write has an unknown outcome. */
    readonly wasSent: boolean,
    /** The network stack's own error code, such as `ERR_CONNECTION_RESET`, for the log. */
    readonly detail = '',
  ) {
    super(detail === '' ? code : `${code} (${detail})`);
  }
}

/** Error codes of Chromium and Node, and whether they can occur after sending. The first match wins. */
const patterns: readonly (readonly [pattern: RegExp, code: FailureCode, wasSent: boolean])[] = [
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

/** An error and its causes. axios wraps what its network throws. */
const chainOf = (error: unknown): readonly Error[] => {
  const found: Error[] = [];
  let next = error;
  for (; found.length < 5 && next instanceof Error; next = next.cause) found.push(next);
  return found;
};

/** The codes and messages of an error and its causes. */
const codesOf = (error: unknown): readonly string[] =>
  chainOf(error).flatMap((each) => {
    const code: unknown = 'code' in each ? each.code : undefined;
    const message = /net::(\w+)/.exec(each.message)?.[1] ?? each.message;
    return typeof code === 'string' ? [code, message] : [message];
  });

/** Only error codes go to the log, never a sentence: it might quote an address or a header. */
const isErrorCode = (text: string): boolean => /^[A-Z][A-Z0-9_]{2,60}$/.test(text);

/** Converts anything that a network stack throws. An unknown error counts as `unreachable` after sending, to be safe. */
export const toTransportError = (error: unknown): TransportError => {
  const own = chainOf(error).find((each) => each instanceof TransportError);
  if (own) return own;
  const codes = codesOf(error);
  const detail = codes.find((text) => isErrorCode(text) && text !== 'ERR_NETWORK' && text !== 'ERR_BAD_REQUEST') ?? '';
  for (const [pattern, code, wasSent] of patterns) {
    if (codes.some((text) => pattern.test(text))) return new TransportError(code, wasSent, detail);
  }
  return new TransportError('unreachable', true, detail);
};
