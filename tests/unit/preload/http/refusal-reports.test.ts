import { type AnyRow, done, get, list, post, record } from '@contract/endpoint';
import { isPageType, refusalOf } from '@contract/http/refusal';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const input = z.looseObject({});
const reading = get('/x', { input, output: record('booking'), returns: 'attributes', kind: 'read' });
const bare = get('/x', { input, output: list('booking'), returns: 'raw', kind: 'read' });
const reporting = get('/x', { input, output: record('booking'), returns: 'error-as-value', kind: 'read' });
const changing = post('/x', { input, output: done(), returns: 'attributes', kind: 'once' });
const failureOf = (row: AnyRow, status: number, body?: unknown, type = 'application/json') =>
  refusalOf(row, { status, type, body }, { version: 1 });
const isFailed = (row: AnyRow, body: unknown): boolean => failureOf(row, 200, body) !== undefined;

describe('the status of an answer', () => {
  it.each([
    [0, 'rejected', 'rejected'],
    [199, 'rejected', 'rejected'],
    [300, 'network', 'redirected'],
    [399, 'network', 'redirected'],
    [400, 'rejected', 'rejected'],
    [401, 'signed-out', 'signed-out'],
    [403, 'refused', 'not-allowed'],
    [404, 'rejected', 'not-found'],
    [407, 'network', 'proxy-sign-in'],
    [410, 'rejected', 'not-found'],
    [411, 'rejected', 'server-upload-length'],
    [413, 'rejected', 'server-size'],
    [414, 'rejected', 'server-address-length'],
    [415, 'rejected', 'server-type'],
    [422, 'rejected', 'rejected'],
    [429, 'rejected', 'rate-limited'],
    [431, 'rejected', 'server-address-length'],
    [499, 'rejected', 'rejected'],
    [500, 'rejected', 'server-error'],
    [503, 'rejected', 'server-error'],
    [507, 'rejected', 'server-full'],
    [511, 'network', 'html-answer'],
    [521, 'network', 'unreachable'],
    [522, 'network', 'unreachable'],
    [523, 'network', 'unreachable'],
  ])('%i means %s, %s', (status, kind, code) => {
    for (const row of [reading, changing]) expect(failureOf(row, status, {})).toEqual({ kind, code, status });
  });

  it.each([200, 204, 299])('%i is a success', (status) => {
    expect(failureOf(reading, status, { id: 1 })).toBeUndefined();
  });

  it.each([502, 504, 520, 524])(
    '%i of a gateway leaves the outcome of a change unknown, but not that of a read',
    (status) => {
      expect(failureOf(changing, status, { message: 'x' })).toMatchObject({
        kind: 'unknown-outcome',
        code: 'unknown-outcome',
      });
      expect(failureOf(reading, status, {})).toMatchObject({ kind: 'rejected', code: 'server-error' });
      const specified = { messages: { error: { msg: 'Sold out' } } };
      expect(failureOf(changing, status, specified)).toMatchObject({ code: 'server-error', message: 'Sold out' });
    },
  );
});

describe('a 403', () => {
  const meaning = (body: unknown) => failureOf(reading, 403, body);

  it.each([{}, { message: 'Forbidden' }, undefined])('with no words (%j) concerns the role', (body) => {
    expect(meaning(body)).toEqual({ kind: 'refused', code: 'not-allowed', status: 403 });
  });

  it.each([
    'You do not have permission to delete tracks',
    'You are not permitted to do this',
    'Not allowed for you',
    'This is forbidden for guests',
    'Your role may not do this',
    'Needs one of the roles admin, owner',
    'No access to tracks',
    'You are not authorized to do this',
    'You are not authorised to do this',
    'A privilege is missing',
    'You have no right to do this',
    'Insufficient rights',
    'Missing ability',
    'The scope is too small',
    'DENIED by the organizer',
  ])('that says %j concerns the role', (message) => {
    expect(meaning({ message })).toEqual({ kind: 'refused', code: 'not-allowed', status: 403, message });
  });

  it.each([
    'CSRF token mismatch',
    'An xsrf cookie is missing',
    'Session token missing, no access',
    'Your license does not allow more than 5 events',
    'Your licence does not allow more than 5 events',
    'Monthly quota exceeded',
    'Not allowed by your plan',
    'Your subscription has ended',
    'The limit is reached',
    'Access denied from your IP',
    'Access denied from these IPs',
    'Access denied from this address',
    'No access without VPN',
    'No access from your country',
    'No access from your region',
    'You are blocked',
    'The account is suspended',
    'The account is disabled',
    'The account is locked',
    'The invitation has expired',
    'The account is inactive',
    'Verify your email to get access',
    'No access during maintenance',
    'The origin is not allowed',
    'CORS denied',
    'The signature is not allowed',
    'Solve the captcha to get access',
    'Denied by the firewall',
    'This key has no access',
  ])('that says %j has another cause than the role', (message) => {
    expect(meaning({ message })).toEqual({ kind: 'rejected', code: 'rejected', status: 403, message });
  });

  it.each(['The event is closed', 'See the explanation', 'Trips are full', 'A monkey did it', 'Keys of the parole'])(
    'that says %j is shown with these words',
    (message) => expect(meaning({ message })).toEqual({ kind: 'refused', code: 'rejected', status: 403, message }),
  );
});

describe('a web page in place of an answer', () => {
  it.each(['text/html', 'application/xhtml+xml', 'TEXT/HTML; charset=utf-8'])(
    'is recognized by its type %s',
    (type) => {
      expect(isPageType(type)).toBe(true);
      expect(failureOf(reading, 200, 'x', type)).toEqual({ kind: 'network', code: 'html-answer', status: 200 });
    },
  );

  it.each(['application/json', 'text/html5x', 'text/xxhtml', ''])('is not recognized by its type %j', (type) => {
    expect(isPageType(type)).toBe(false);
  });

  it.each(['<!doctype html>', '  \n<HTML lang="en">', '<head>', '<body>'])('is recognized by its start %j', (body) => {
    expect(failureOf(reading, 200, body, 'text/plain')?.code).toBe('html-answer');
  });

  it.each(['x <html>', '<b>html</b>'])('is not recognized by %j', (body) => {
    expect(failureOf(bare, 200, body, 'text/plain')).toBeUndefined();
  });

  it('is not data that the server calls a page, as PHP does', () => {
    for (const row of [reading, changing])
      expect(failureOf(row, 200, { data: { id: 7 } }, 'text/html')).toBeUndefined();
    expect(failureOf(reading, 200, undefined, 'text/html')?.code).toBe('html-answer');
  });

  it('with a 403 does not come from the server, and its text is not shown', () => {
    expect(failureOf(reading, 403, '<html>Blocked')).toEqual({ kind: 'network', code: 'blocked', status: 403 });
    expect(failureOf(reading, 500, '<html>{"message":"x"}')?.message).toBeUndefined();
  });
});

const rejects = [reading, bare, changing];

describe('a failure reported with status 200', () => {
  it.each<[string, readonly unknown[]]>([
    ['success', [false, 0, '0', 'false']],
    ['ok', [false, 0]],
    ['isSuccess', [false]],
    ['succeeded', [false]],
    ['hasError', [true]],
    ['isError', [true]],
    ['failed', [true]],
    ['status', [false, 'error', 'Fail', 'failed', 'failure', 'unsuccessful', 'KO', 'k.o.', 'nok', 'false', 'invalid']],
    ['status', ['denied', 'unauthorized', 'unauthorised', 'forbidden', 400, '503', 40001, -3, '-12']],
    ['statusCode', [400, '404', -1]],
    ['status_code', [500]],
    ['code', [409, '40901', -32_000]],
    ['error', [true, 1, 'true', 'Sold out', { code: 3 }, ['x']]],
    ['errors', [['x'], { email: 'Taken' }]],
    ['err', ['Sold out']],
    ['exception', ['Sold out']],
    ['errorCode', [17, 'E17']],
    ['error_code', [17]],
    ['errcode', [17]],
    ['errno', [17]],
    ['Success', [false]],
    ['is_success', [false]],
    ['has-error', [true]],
    ['Status', ['Error']],
    ['StatusCode', [404]],
    ['Errors', [['x']]],
    ['fieldErrors', [{ email: ['Taken'] }]],
    ['result', [false, 'fail', 'error']],
    ['type', ['error']],
    ['code', ['FAILED']],
  ])('is `%s` of any of %j', (name, values) => {
    for (const value of values)
      for (const row of [reading, changing])
        expect(isFailed(row, { [name]: value, message: 'x' }), String(value)).toBe(true);
  });

  it.each<[string, readonly unknown[]]>([
    ['success', [true, 1, 'true', 'yes']],
    ['hasError', [false, 0, 'true']],
    ['status', [true, 'ok', 'sent', 'no error', 'no errors', 'failed to nobody', 200, 4000, '4000', 600, 14_000]],
    ['code', [0, 200, 399, 'E17', '-', '400x', '1400']],
    ['error', [null, '', false, 0, [], {}, '0', 'false']],
    ['errors', [[], {}, 0, false]],
    ['errorCode', [0, '0', '00', 200, '', null]],
    ['message', ['Error']],
  ])('is not `%s` of any of %j', (name, values) => {
    for (const value of values)
      for (const row of [reading, changing])
        expect(isFailed(row, { [name]: value, message: 'x' }), String(value)).toBe(false);
  });

  it.each(['status', 'meta'])('is an object in `%s`', (name) => {
    for (const at of [{ code: 400 }, { status: '404' }, { success: false }, { error: true }])
      expect(isFailed(reading, { [name]: at })).toBe(true);
    for (const at of [{ code: 200 }, { status: 'x' }, { success: true }, { error: false }, {}])
      expect(isFailed(reading, { [name]: at })).toBe(false);
  });

  it.each(['ValidationError', 'Error', 'HttpException'])('is an exception by the name of %s', (name) => {
    for (const row of rejects) expect(isFailed(row, { name, message: 'No' })).toBe(true);
    expect(isFailed(reading, { data: { name, message: 'No' } })).toBe(false);
    expect(isFailed(changing, { data: { name, message: 'No' } })).toBe(true);
  });

  it('is not an exception without a message or with another name', () => {
    for (const body of [
      { name: 'Error' },
      { name: 'Errors', message: 'x' },
      { name: 'No Error', message: 'x' },
      { name: 7, message: 'x' },
    ])
      for (const row of rejects) expect(isFailed(row, body)).toBe(false);
  });

  it('is the specification’s error with any content, at any place in the envelope', () => {
    const report = { messages: { error: { msg: 'No' } } };
    for (const body of [report, { data: report }, { data: { attributes: report } }])
      for (const row of rejects) expect(isFailed(row, body)).toBe(true);
    for (const error of [{}, { msg: '', code: 0, fields: [] }, null, '', false])
      expect(isFailed(reading, { messages: { error } })).toBe(false);
  });

  it.each([
    'Error: no seats',
    'exception',
    'FATAL: x',
    'failed',
    ' KO\n',
    'K.O.',
    'Forbidden',
    'Invalid email',
    'false',
  ])('is the text %j after a change', (text) => {
    expect(isFailed(changing, text)).toBe(true);
    expect(isFailed(bare, text)).toBe(false);
  });

  it.each(['no error', 'errorless', 'done', 'OK', 'Koala', 'Invalidated 3 sessions'])('is not the text %j', (text) => {
    expect(isFailed(changing, text)).toBe(false);
  });

  it('is an error without data, from a server that sends no envelope', () => {
    for (const body of [{ error: 'No' }, { errors: ['No'] }, { error: 'No', data: [] }, { success: false }])
      expect(isFailed(bare, body)).toBe(true);
    for (const body of [{ error: 'No', data: [1] }, { errors: [], error: null }, { success: true }, [{ error: 'No' }]])
      expect(isFailed(bare, body)).toBe(false);
  });

  it('next to content needs more evidence after a reading call than after a change', () => {
    for (const content of [{ data: { id: 1 } }, { attributes: [1] }, { result: 7 }]) {
      expect(isFailed(reading, { ...content, error: 'No' })).toBe(false);
      expect(isFailed(changing, { ...content, error: 'No' })).toBe(true);
    }
    for (const name of ['id', '_id', 'uuid']) expect(isFailed(reading, { success: false, [name]: 7 })).toBe(false);
    for (const name of ['seats', 'paid', 'idle', 'uuids', 'myuuid'])
      expect(isFailed(reading, { success: false, [name]: 7 })).toBe(true);
    expect(isFailed(changing, { success: false, id: 7 })).toBe(true);
    expect(isFailed(changing, { status: 'error', seats: 7 })).toBe(false);
  });

  it('is a report in the content, if the call changes something or answers errors as values', () => {
    for (const body of [{ data: { success: false } }, { data: { attributes: { status: 'error', message: 'No' } } }]) {
      for (const row of [changing, reporting]) expect(isFailed(row, body)).toBe(true);
      expect(isFailed(reading, body)).toBe(false);
    }
  });

  it.each([
    { result: { success: false } },
    { status: 200, response: { success: false, message: 'No' } },
    { d: { Success: false } },
    { data: { updateTrack: { ok: false } } },
    { data: { trackUpdate: { track: null, userErrors: [{ message: 'No' }] } } },
    { data: false },
    false,
    { success: 'N' },
    { updated: 0 },
    { status: 'success', data: { Updated: '0' } },
    { acknowledged: false },
    { acknowledged: true, matchedCount: 0, modifiedCount: 0, upsertedId: null, upsertedCount: 0 },
    { n: 0, nModified: 0, ok: 1 },
    { rowsAffected: [0] },
    { fieldCount: 0, affectedRows: 0, insertId: 0, info: '', serverStatus: 2, warningStatus: 0, changedRows: 0 },
    { message: 'Nothing to do', changes: 0 },
    { data: { update_events: { affected_rows: 0, returning: [] } } },
    { Envelope: { Body: { SaveResponse: { SaveResult: { ErrorCode: '7', ErrorText: 'Not allowed' } } } } },
  ])('is %j after a change, in whatever it is wrapped', (body) => {
    expect(isFailed(changing, body)).toBe(true);
  });

  it('is a fault of SOAP, whose message is read', () => {
    const faults = [
      { 'soap:Envelope': { '@xmlns:soap': 'x', 'soap:Body': { 'soap:Fault': { faultstring: 'No seats' } } } },
      { Body: { Fault: { Code: { Value: 'Receiver' }, Reason: { Text: 'No seats' } } } },
    ];
    for (const body of faults)
      for (const row of rejects) expect(failureOf(row, 200, body)).toMatchObject({ message: 'No seats' });
  });

  it('is no count or flag beside something that was done, or in a record', () => {
    for (const body of [
      { affectedRows: 1, changedRows: 0 },
      { acknowledged: true, matchedCount: 1, modifiedCount: 0 },
      { updated: 2, deleted: 0 },
      { deleted: true },
      { blocked: false },
      { code: 0, errors: [], warnings: 0 },
      { name: 'Cedar Bluff', deleted: false },
      { id: 7, removed: 0 },
      { title: 'Rain', updatedAt: null, deletedAt: null },
    ])
      expect(isFailed(changing, body)).toBe(false);
  });

  it('is nothing within the record that a change answers with', () => {
    for (const record of [
      { id: 7, waiver: { status: 'failed' } },
      { name: 'Cedar Bluff', waiver: { status: 'failed' } },
    ])
      for (const body of [record, { data: record }, { success: true, data: { track: record } }])
        expect(isFailed(changing, body)).toBe(false);
  });

  it('is a status of 0 with a message, or after a change without one', () => {
    for (const status of [0, '0']) {
      expect(isFailed(reading, { status, message: 'No' })).toBe(true);
      expect(isFailed(reading, { status, msg: 'No' })).toBe(true);
      expect(isFailed(reading, { status })).toBe(false);
      expect(isFailed(changing, { status })).toBe(true);
      expect(isFailed(changing, { status, data: [1] })).toBe(false);
    }
  });

  it.each([
    [{ success: false, statusCode: 404 }, 404, 'not-found'],
    [{ success: false, status_code: '401' }, 401, 'signed-out'],
    [{ success: false, error: { code: 429 } }, 429, 'rate-limited'],
    [{ success: false, status: { code: 404 } }, 404, 'not-found'],
    [{ success: false, meta: { status: 404 } }, 404, 'not-found'],
    [{ success: false, code: 400 }, 400, 'rejected'],
    [{ success: false, code: 599 }, 599, 'server-error'],
    [{ success: false, code: 399 }, 200, 'rejected'],
    [{ success: false, code: 600 }, 200, 'rejected'],
    [{ success: false, code: 404.5 }, 200, 'rejected'],
  ])('%j stands for the status %i', (body, status, code) => {
    expect(failureOf(reading, 200, body)).toMatchObject({ status, code });
  });
});
