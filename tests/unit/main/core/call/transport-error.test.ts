import { failureCodes } from '@contract/failure';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toFailure } from '../../../../../main/core/call/call-failure';
import { TransportError, toTransportError } from '../../../../../main/core/call/transport-error';
import { row } from '../../../../support/rows';

const chromium = (word: string) => new Error(`net::${word}`);
const node = (code: string) =>
  Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error('x'), { code }) });

describe('a network fault (row 42)', () => {
  test.each([
    ['ERR_INTERNET_DISCONNECTED', 'offline', false],
    ['ERR_NAME_NOT_RESOLVED', 'offline', false],
    ['ERR_ADDRESS_UNREACHABLE', 'offline', false],
    ['ERR_NETWORK_CHANGED', 'offline', true],
    ['ERR_NETWORK_IO_SUSPENDED', 'offline', true],
    ['ERR_CONNECTION_REFUSED', 'unreachable', false],
    ['ERR_CONNECTION_TIMED_OUT', 'unreachable', false],
    ['ERR_CONNECTION_RESET', 'unreachable', true],
    ['ERR_CONNECTION_CLOSED', 'unreachable', true],
    ['ERR_EMPTY_RESPONSE', 'unreachable', true],
    ['ERR_TIMED_OUT', 'unreachable', true],
    ['ERR_CONTENT_LENGTH_MISMATCH', 'unreachable', true],
    ['ERR_HTTP2_PING_FAILED', 'unreachable', true],
    ['ERR_CERT_AUTHORITY_INVALID', 'tls', false],
    ['ERR_CERT_DATE_INVALID', 'tls', false],
    ['ERR_CERT_COMMON_NAME_INVALID', 'tls', false],
    ['ERR_SSL_VERSION_OR_CIPHER_MISMATCH', 'tls', false],
    ['ERR_SSL_PROTOCOL_ERROR', 'tls', true],
    ['ERR_PROXY_CONNECTION_FAILED', 'proxy', false],
    ['ERR_TUNNEL_CONNECTION_FAILED', 'proxy', false],
    ['ERR_UNEXPECTED_PROXY_AUTH', 'proxy', false],
    ['ERR_CONTENT_DECODING_FAILED', 'bad-answer', true],
    ['ERR_RESPONSE_HEADERS_TOO_BIG', 'too-large', true],
    ['ERR_SOMETHING_NEW', 'unreachable', true],
  ] as const)('Chromium’s %s is %s', (word, code, sent) => {
    expect(toTransportError(chromium(word))).toMatchObject({ code, wasSent: sent, detail: word });
  });

  test.each([
    ['ENOTFOUND', 'offline', false],
    ['EAI_AGAIN', 'offline', false],
    ['ENETUNREACH', 'offline', false],
    ['ECONNREFUSED', 'unreachable', false],
    ['ECONNRESET', 'unreachable', true],
    ['EPIPE', 'unreachable', true],
    ['UND_ERR_SOCKET', 'unreachable', true],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'tls', false],
    ['CERT_HAS_EXPIRED', 'tls', false],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls', false],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'tls', false],
  ] as const)('Node’s %s is %s', (word, code, sent) => {
    expect(toTransportError(node(word))).toMatchObject({ code, wasSent: sent, detail: word });
  });

  test('of an unknown kind counts as sent, to be safe', () => {
    expect(toTransportError(undefined)).toMatchObject({ code: 'unreachable', wasSent: true });
  });

  test('never contains the message of what was thrown, whatever it was (row 8, SEC-36)', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (thing, secret) => {
        const thrown = Object.assign(new Error(`Bearer canary-${secret}`, { cause: thing }), {
          config: { headers: { authorization: 'Bearer canary' } },
        });
        const fault = toTransportError(thrown);
        expect(failureCodes).toContain(fault.code);
        expect(JSON.stringify({ ...fault, message: fault.message, stack: fault.stack })).not.toContain('canary-');
        expect(fault.cause).toBeUndefined();
      }),
    );
  });
});

describe('the failure after a network fault', () => {
  const lost = new TransportError('unreachable', true);
  const unsent = new TransportError('unreachable', false);
  test.each([
    ['a read', 'booking.list', lost, undefined, 'network', 'unreachable'],
    ['a read at its deadline', 'booking.list', lost, 'deadline', 'timeout', 'deadline'],
    ['a create', 'admin.create', lost, undefined, 'unknown-outcome', 'unknown-outcome'],
    ['a create that never left', 'admin.create', unsent, undefined, 'network', 'unreachable'],
    ['a create at its deadline', 'admin.create', lost, 'deadline', 'unknown-outcome', 'unknown-outcome'],
    ['a create that never left by its deadline', 'admin.create', unsent, 'deadline', 'timeout', 'deadline'],
    ['an update', 'admin.update', lost, undefined, 'unknown-outcome', 'unknown-outcome'],
    ['a log-in, which changes nothing', 'auth.logIn', lost, undefined, 'network', 'unreachable'],
    ['anything that was stopped', 'admin.create', lost, 'cancelled', 'cancelled', 'cancelled'],
  ] as const)('for %s', (_name, id, fault, why, kind, code) => {
    expect(toFailure(row(id), fault, why)).toEqual({ kind, code });
  });
});
