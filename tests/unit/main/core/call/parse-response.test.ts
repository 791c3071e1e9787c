/** What the bytes of an answer mean, asked of the module itself: whole calls are in refusals, calls and downloads. */
import { jsonLimits } from '@contract/json/read-json';
import { emptyProfile } from '@contract/reading/server-profile';
import { expect, test } from 'vitest';
import { parseResponse, type ResponseContext } from '../../../../../main/core/call/parse-response';
import { row } from '../../../../support/rows';

const json = 'application/json';
const token = 'a-secret-token';
const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0NyJ9.c2lnbmF0dXJl';
const read = (id: string, body: string | Uint8Array, changes: Partial<ResponseContext> = {}) =>
  parseResponse(row(id), typeof body === 'string' ? Buffer.from(body) : body, {
    status: 200,
    type: json,
    input: {},
    profile: emptyProfile,
    secrets: [token],
    ...changes,
  });
const list = (...rows: readonly object[]): string => JSON.stringify({ data: { attributes: rows } });
const bad = (code: string, status = 200) => ({ ok: false, failure: { kind: 'unexpected', code, status } });

test('a list becomes its rows, without the tokens in use and without a note', () => {
  const answer = read('booking.list', list({ id: 1, notes: `asked with ${token}` }));
  expect(answer).toEqual({ result: expect.anything(), isUnreadable: false, note: undefined });
  expect(answer.result).toMatchObject({ ok: true, value: { rows: [{ id: 1, notes: 'asked with ***' }] } });
});

test('bytes of another charset are decoded, and the log notes it', () => {
  const answer = read('booking.list', Buffer.from(list({ id: 1, notes: 'José' }), 'latin1'));
  expect(answer.result).toMatchObject({ ok: true, value: { rows: [{ notes: 'José' }] } });
  expect(answer.note).toBe('read as windows-1252');
  const renewed = read('auth.changePassword', Buffer.from('{"data":{"note":"José"}}', 'latin1'));
  expect(renewed.note).toBe('read as windows-1252');
});

test('a truncated JSON answer has an unknown outcome, unless its status says that it was refused', () => {
  for (const status of [200, 201, 299])
    expect(read('booking.list', '{"data":[{"id":', { status })).toEqual({
      result: bad('bad-answer', status),
      isUnreadable: true,
      note: undefined,
    });
  for (const status of [199, 300, 400, 503])
    expect(read('booking.list', '{"data":[{"id":', { status }), String(status)).toMatchObject({ isUnreadable: false });
  expect(read('booking.list', '{"data":[{"id":', { status: 503 }).result).toMatchObject({ failure: { status: 503 } });
});

test('data that can’t be read is no message of a change that was made, whatever its type says', () => {
  for (const text of [
    '{"success": tr',
    '[{"id":7,"na',
    "{'success': False}",
    '<response><status>error</status></response>',
  ])
    for (const type of ['', 'text/plain', 'application/xml'])
      expect(read('admin.create', text, { type }), `${type} ${text}`).toMatchObject({ isUnreadable: true });
  for (const text of ['Created', '[OK] created', '{0} created'])
    expect(read('admin.create', text, { type: 'text/plain' }).result).toEqual({ ok: true, value: { message: text } });
});

test('an answer with a bare NaN is read, and a change answered so was made', () => {
  const body = '{"data":{"attributes":{"id":1,"total":NaN}}}';
  expect(read('booking.detail', body).result).toEqual({
    ok: true,
    value: { id: 1, total: null, unreadableFields: ['total'] },
  });
  expect(read('admin.create', body)).toMatchObject({ result: { ok: true }, isUnreadable: false });
});

test('a page, an empty answer and a text that does not claim to be JSON are not unreadable JSON', () => {
  for (const type of [json, 'application/problem+json; charset=utf-8', 'text/html', ''])
    for (const text of ['<html>', ' \n<!doctype html>', '', ' \n'])
      expect(read('booking.list', text, { type }), `${type} ${text}`).toMatchObject({ isUnreadable: false });
  // A gateway's error, which says nothing of what the server did.
  expect(read('track.update', '<error>no</error>', { type: json })).toMatchObject({
    result: { ok: false },
    isUnreadable: true,
  });
  expect(read('booking.list', 'busy', { type: 'text/plain' }).isUnreadable).toBe(false);
  expect(read('booking.list', 'busy', { type: 'text/jsonp' }).isUnreadable).toBe(false);
  expect(read('booking.list', 'busy', { type: 'Application/JSON' }).isUnreadable).toBe(true);
  expect(read('booking.list', 'busy', { type: json }).isUnreadable).toBe(true);
});

test('CSV is not unreadable JSON, whatever its type says', () => {
  expect(read('booking.ticketCsv', 'id,total\n1,2.50\n', { type: json }).isUnreadable).toBe(false);
  expect(read('booking.list', 'id,total\n1,2.50\n', { type: json }).isUnreadable).toBe(true);
});

test('white space alone counts as an empty answer', () => {
  for (const text of ['', ' ', '\n\t'])
    expect(read('track.remove', text, { type: 'text/plain' }).result).toEqual(read('track.remove', '').result);
});

test('a JSON null is an answer without a value, not the text "null"', () => {
  expect(read('track.update', 'null').result).toEqual({ ok: true, value: {} });
  expect(read('track.csv', ' null\n').result).toEqual(bad('bad-answer'));
  expect(read('track.detail', 'null', { status: 404 }).result).toMatchObject({ failure: { code: 'not-found' } });
});

test('a text in place of JSON is the message of a refusal', () => {
  const answer = read('booking.list', 'Gate closed', { status: 403, type: 'text/plain' });
  expect(answer.result).toMatchObject({ ok: false, failure: { message: 'Gate closed' } });
});

const nested = (depth: number, [open, close]: readonly [string, string] = ['[', ']']): string =>
  `${open.repeat(depth)}${close.repeat(depth)}`;

test('only what nests deeper than the limit counts as deep: not many lists side by side, and no brackets in texts', () => {
  const inner = jsonLimits.depth - 3;
  const read1 = (notes: unknown) => read('booking.list', list({ id: 1, notes }));
  for (const notes of [
    '['.repeat(300),
    `"${'['.repeat(300)}`,
    `\\${'{'.repeat(300)}`,
    `${'["'.repeat(300)}`,
    Array.from({ length: 300 }, () => []),
    Array.from({ length: 300 }, () => ({})),
    Array.from({ length: 300 }, () => [[], {}]),
  ])
    expect(read1(notes), JSON.stringify(notes).slice(0, 40)).toMatchObject({ result: { ok: true } });
  const at = (depth: number) => read('auth.profile', `{"data":{"more":${nested(depth)}}}`).result;
  expect(at(jsonLimits.depth - 2)).toMatchObject({ ok: true });
  expect(at(jsonLimits.depth - 1)).toEqual(bad('bad-answer'));
  const objects = `${'{"a":'.repeat(inner + 10)}1${'}'.repeat(inner + 10)}`;
  expect(read('auth.profile', objects).result).toEqual(bad('bad-answer'));
  expect(read('auth.profile', ` \n\t${nested(300)}`).result).toEqual(bad('bad-answer'));
});

test('a text that does not begin as a list or an object is no JSON, however many brackets follow', () => {
  expect(read('booking.list', `busy ${nested(300)}`, { type: 'text/plain' }).isUnreadable).toBe(false);
});

const deep = `${'['.repeat(300)}${']'.repeat(300)}`;

test('JSON nested too deep is not parsed: a success is unreadable, and a refusal has no message', () => {
  expect(read('booking.list', deep)).toEqual({ result: bad('bad-answer'), isUnreadable: true, note: undefined });
  expect(read('booking.list', deep, { type: 'text/plain' })).toMatchObject({
    result: bad('bad-answer'),
    isUnreadable: true,
  });
  const refused = read('booking.list', deep, { status: 500 });
  expect(refused.isUnreadable).toBe(false);
  expect(JSON.stringify(refused.result)).not.toContain('[[');
});

test('JSON with too many values is not parsed, and a refusal stays a refusal', () => {
  const many = `[${'[],'.repeat(1_000_001)}[]]`;
  expect(read('booking.list', many)).toEqual({ result: bad('too-large'), isUnreadable: true, note: undefined });
  expect(read('booking.list', many, { status: 500 })).toEqual({
    result: bad('too-large', 500),
    isUnreadable: false,
    note: undefined,
  });
});

test('as many values and containers as the limits allow are read', () => {
  // Not closed, so that only the limits are looked at: reading that many rows takes seconds.
  const isTooLarge = (text: string): boolean => {
    const { result } = read('booking.list', text);
    return !result.ok && result.failure.code === 'too-large';
  };
  const values = (commas: number) => isTooLarge(`[${'1,'.repeat(commas)}`);
  expect(values(jsonLimits.values)).toBe(false);
  expect(values(jsonLimits.values + 1)).toBe(true);
  expect(isTooLarge(`["${','.repeat(jsonLimits.values + 1)}"`)).toBe(false);
  const containers = (count: number) => isTooLarge(`[${'[],'.repeat(count - 1)}`);
  expect(containers(jsonLimits.containers)).toBe(false);
  expect(containers(jsonLimits.containers + 1)).toBe(true);
});

test('a CSV in a charset that is not known is refused, because its letters may be wrong; JSON is read', () => {
  const type = 'text/csv; charset=x-cedar';
  const csv = Buffer.from('id,name\n1,José\n', 'latin1');
  const unknown = { kind: 'unexpected', code: 'unknown-charset', about: { charset: 'x-cedar' } };
  const read1 = (changes: Partial<ResponseContext>) => read('booking.ticketCsv', csv, { type, ...changes });
  expect(read1({})).toMatchObject({ result: { ok: false, failure: unknown }, isUnreadable: false });
  expect(read1({ status: 500 }).result).not.toMatchObject({ failure: { code: 'unknown-charset' } });
  expect(read1({ type: 'text/csv' }).result).not.toMatchObject({ failure: { code: 'unknown-charset' } });
  const body = Buffer.from(list({ id: 1, notes: 'José' }), 'latin1');
  expect(read('booking.list', body, { type: `${json}; charset=x-cedar` }).result).toMatchObject({ ok: true });
});

test('a refused read says in which case the server names an input, and a refused change does not', () => {
  const body = JSON.stringify({ message: 'Unknown parameter', errors: { sort_column: 'is missing' } });
  const input = { sortColumn: 'bookingDate' };
  const refused = (id: string, status: number) => read(id, body, { status, input });
  for (const status of [400, 422])
    expect(refused('booking.list', status), String(status)).toMatchObject({ nameCase: 'snake', result: { ok: false } });
  expect(refused('booking.list', 500)).not.toHaveProperty('nameCase');
  expect(refused('booking.list', 200)).not.toHaveProperty('nameCase');
  expect(refused('admin.create', 422)).not.toHaveProperty('nameCase');
  expect(read('booking.list', '{"message":"No"}', { status: 400, input })).not.toHaveProperty('nameCase');
  expect(read('booking.list', nested(300), { status: 400, input })).not.toHaveProperty('nameCase');
});

test('the fields whose long numbers became texts are named with the record', () => {
  const answer = read('booking.detail', '{"data":{"attributes":{"id":90071992547409931,"total":"2.50"}}}');
  expect(answer).toMatchObject({
    result: { ok: true, value: { id: '90071992547409931' } },
    numberNames: ['booking.id'],
  });
  expect(read('booking.detail', '{"data":{"attributes":{"id":9}}}')).not.toHaveProperty('numberNames');
});

test('only log-in and password changes provide tokens, and only the log-in keeps them in its record', () => {
  const body = JSON.stringify({ data: { attributes: { accessToken: jwt, id: 47 } } });
  const other = read('auth.profile', body);
  expect(other.tokens).toBeUndefined();
  expect(JSON.stringify(other.result)).not.toContain(jwt);
  const changed = read('auth.changePassword', body);
  expect(changed).toMatchObject({ isUnreadable: false, tokens: { access: jwt } });
  expect(JSON.stringify(changed.result)).not.toContain(jwt);
  const logIn = read('auth.logIn', body);
  expect(logIn).toMatchObject({ isUnreadable: false, tokens: { access: jwt } });
  expect(logIn.result).toMatchObject({ ok: true, value: { id: 47 } });
  expect(JSON.stringify(logIn.result)).toContain(jwt);
});

test('a refused log-in provides no token, and its message contains no secret', () => {
  const body = JSON.stringify({ message: `No such user for ${token}`, data: { accessToken: jwt } });
  const refused = read('auth.logIn', body, { status: 401 });
  expect(refused).toEqual({ result: expect.objectContaining({ ok: false }), isUnreadable: false });
  expect(refused.result).toMatchObject({ failure: { message: 'No such user for ***' } });
});

test('the original records are returned to checks only, and only from JSON that succeeded', () => {
  const body = list({ order_no: 'BK-7F3KQ' });
  expect(read('booking.list', body, { inspects: true }).inspected).toMatchObject({
    originals: [{ order_no: 'BK-7F3KQ' }],
  });
  expect(read('booking.list', body).inspected).toBeUndefined();
  expect(read('booking.list', body, { inspects: true, status: 500 }).inspected).toBeUndefined();
  expect(read('booking.list', 'busy', { inspects: true, type: 'text/plain' }).inspected).toBeUndefined();
});

test('a message about a password field reaches the form, without a token', () => {
  const errors = { currentPassword: 'Enter your current password.', newPassword: `Not ${token}.` };
  const { result } = read('auth.changePassword', JSON.stringify({ message: 'Not saved', errors }), { status: 422 });
  expect(result.ok ? undefined : result.failure.fields).toEqual({
    currentPassword: 'Enter your current password.',
    newPassword: 'Not ***.',
  });
});
