/** Answers of servers: their bytes, JSON, `Link` headers, and the addresses in them. */

import { nextInHeader } from '../../../main/core/call/next-page';
import { toOwnAddress } from '../../../main/core/call/own-address';
import { parseResponse, type ResponseContext } from '../../../main/core/call/parse-response';
import { readWritten, writeJson } from '../../../preload/contract/json/long-numbers';
import { readJson } from '../../../preload/contract/json/read-json';
import { emptyProfile, readServerProfile, type ServerProfile } from '../../../preload/contract/reading/server-profile';
import { endpointIds, rowOf } from '../../../preload/contract/table';
import { hold, holdNamed, holdSame, jsonOf, shapeOf, type Target, textOf } from '../target';

const token = 'secret-of-this-session';

/** Whether an own field of the value, at any depth, has the name. */
const hasName = (value: unknown, name: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.hasOwn(value, name) || Object.values(value).some((inner) => hasName(inner, name)));

/** Reads a body for a call, and holds what every answer promises. Returns how it ended. */
const readBody = (id: string, body: Uint8Array, changes: Partial<ResponseContext>): string => {
  const row = rowOf(id);
  if (!row) return 'no such call';
  const status = changes.status ?? 200;
  const context = { status, type: 'application/json', input: {}, profile: emptyProfile, secrets: [token], ...changes };
  const { result, isUnreadable } = parseResponse(row, body, context);
  if (row.by !== 'session') hold(!JSON.stringify(result).includes(token), 'a token in use is in no answer');
  if (!result.ok) return `${id} ${status} ${holdNamed(result.failure)} ${isUnreadable}`;
  hold(status >= 200 && status < 300, 'a status that reports a failure is no success');
  hold(!hasName(result.value, '__proto__'), 'no value has a field named __proto__');
  structuredClone(result.value);
  const text = textOf(body);
  const mayBeOther =
    row.output.shape === 'csv' || /^\s*$|NaN|Infinity|undefined/.test(text) || body.some((byte) => byte > 127);
  if (context.type === 'application/json' && !mayBeOther)
    hold(jsonOf(text) !== undefined, 'what JSON.parse refuses is no success');
  return `${id} ${status} ${shapeOf(result.value, 3)}`;
};

/** The first line says what the answer is to: `booking.list 200 application/json`. */
const answer: Target = {
  words: [
    ...[
      token,
      'data',
      'attributes',
      'messages',
      'error',
      'msg',
      'errors',
      '"id":',
      'rows',
      'total',
      'nextPage',
      '$oid',
    ],
    ...['NaN', 'undefined', '90071992547409931', '"__proto__":{"x":1}', '1e999', '[[[[', '{"a":', '\\ud800', '\\u0000'],
    ...['2026-05-16T10:00:00Z', '$12.50', '12,50', 'true', 'null', '<html>', 'accessToken', 'statusCode', 'links'],
  ],
  read: (input) => {
    const end = input.indexOf(10);
    const [id = '', status = '', ...type] = textOf(input.subarray(0, Math.max(0, end))).split(' ');
    const known = endpointIds.find((one) => one === id) ?? endpointIds[input.length % endpointIds.length] ?? '';
    const isStatus = /^[1-5]\d\d$/.test(status);
    const changes = { status: isStatus ? Number(status) : 200, type: type.join(' ') || 'application/json' };
    return readBody(known, input.subarray(end + 1), changes);
  },
};

const json: Target = {
  words: [
    'NaN',
    '-Infinity',
    'undefined',
    '12345678901234567890',
    '"then":',
    '"__proto__":',
    '1E5',
    '-0',
    '\\u005f',
    '//',
  ],
  read: (input) => {
    const text = textOf(input);
    const [reference, own] = [jsonOf(text.replace(/^\ufeff/, '')), readJson(text)];
    if (/NaN|Infinity|undefined/.test(text)) return shapeOf(own);
    holdSame(own === undefined, reference === undefined, 'the verdict is that of JSON.parse');
    if (reference === undefined) return 'refused';
    const isPlain = !/\d{16}|__proto__|toString|valueOf|toJSON|then|hasOwnProperty|\\u/.test(text);
    if (isPlain) holdSame(own, reference, 'the value is that of JSON.parse');
    if (!/\d{16}|\ufdd1|\\u/.test(text))
      holdSame(
        jsonOf(writeJson(readWritten(JSON.stringify(reference)))),
        jsonOf(JSON.stringify(reference)),
        'what is written again is the same',
      );
    return shapeOf(own);
  },
};

/** An answer of some fields that a profile may name, and one that is empty. */
const bodies = [
  { data: { attributes: [{ id: 1, name: 'A', total: 3, tickets: [{ status: 'ok' }] }], items: [{ order_no: 'B-1' }] } },
  {},
].map((body) => new Uint8Array(Buffer.from(JSON.stringify(body))));

const profile: Target = {
  words: [
    ...['data.attributes', 'tickets.status', '__proto__.x', 'constructor', 'America/Chicago', 'minor', '*.example.com'],
    ...[
      '"booking":',
      '"fields":',
      '"words":',
      '"send":',
      '"calls":',
      '"envelope":',
      '/v2/../x',
      'snake',
      'flat',
      '0',
      '..',
    ],
  ],
  read: (input) => {
    const read = readServerProfile(jsonOf(textOf(input)));
    if (!read.ok) {
      const { fields = {} } = read.failure;
      hold(Object.keys(fields).length > 0 && Object.keys(fields).length <= 20, 'a refusal names 1 to 20 places');
      return `${holdNamed(read.failure)} ${Object.keys(fields).length}`;
    }
    holdSame(readServerProfile(jsonOf(JSON.stringify(read.value))), read, 'a written profile reads the same');
    const server: ServerProfile = read.value;
    for (const id of ['booking.list', 'booking.detail', 'auth.logIn', 'track.update'])
      for (const body of bodies) readBody(id, body, { profile: server });
    return shapeOf(read.value);
  },
};

const server = 'https://api.example.com/v1';

/** Addresses in answers. */
const address: Target = {
  words: [
    ...[
      'https://api.example.com/v1/',
      'https://evil.example/',
      '//',
      '@',
      '\\',
      '..',
      '%2e%2e/',
      ':443',
      ':8443',
      '?page=2',
    ],
    ...['rel="next"', '<', '>', '; ', '#', 'javascript:', '\t', '/v1', '[::1]', '％', 'xn--', 'K'],
  ],
  read: (input) => {
    const text = textOf(input);
    const link = nextInHeader(text);
    const own = toOwnAddress(link && 'link' in link ? link.link : text, server);
    if (!own.ok) return `${link !== undefined} ${holdNamed(own.failure)}`;
    const url = new URL(own.value.path, server);
    holdSame(url.origin, new URL(server).origin, 'an address of an answer is on its server');
    hold(!/(^|\/)\.\.?(\/|$)/.test(url.pathname), 'a path has no dots to lead upwards');
    return `${link !== undefined} ${own.value.path.split('/').length} ${url.search !== ''}`;
  },
};

export const answerTargets = { answer, json, profile, address };
