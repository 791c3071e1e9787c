import { readAnswer } from '@contract/http/read-answer';
import { emptyProfile, type ServerProfile } from '@contract/reading/server-profile';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { row } from '../../../support/rows';

const failureOf = (id: string, status: number, body: unknown, profile: ServerProfile = emptyProfile) => {
  const result = readAnswer(row(id), { status, type: 'application/json', body }, undefined, profile);
  return result.ok ? undefined : result.failure;
};

describe('the server’s message is found at all usual places', () => {
  const message = 'Event is sold out';
  it.each<[string, unknown]>([
    ['the specification', { messages: { error: { msg: message } } }],
    ['message', { message: message }],
    ['a list of messages', { statusCode: 400, message: [message], error: 'Bad Request' }],
    ['error as text', { error: message }],
    ['error as an object', { error: { code: 17, message: message } }],
    ['an error inside data', { data: { error: { message: message } } }],
    ['errors as texts', { errors: [message] }],
    ['errors as objects', { errors: [{ message: message }] }],
    ['JSON:API', { errors: [{ status: '409', title: 'Conflict', detail: message }] }],
    ['detail', { detail: message }],
    ['details', { code: 3, details: message }],
    ['msg', { status: false, msg: message }],
    ['a problem', { type: 'about:blank', title: 'Conflict', status: 409, detail: message }],
    ['a problem with a title only', { type: 'about:blank', title: message, status: 409 }],
    ['OAuth', { error: 'invalid_grant', error_description: message }],
    ['messages as a list', { messages: [message] }],
    ['messages.error as text', { status: 400, error: 400, messages: { error: message } }],
    ['JSend', { status: 'error', message: message }],
    ['meta', { meta: { code: 400, message: message }, data: [] }],
    ['Django', { non_field_errors: [message] }],
    ['GraphQL', { data: null, errors: [{ message: message, path: ['a'] }] }],
    ['plain text', message],
  ])('%s', (_name, body) => {
    expect(failureOf('booking.list', 409, body)?.message).toBe(message);
    expect(failureOf('admin.create', 409, body)?.message).toBe(message);
  });

  it('at the paths of the profile first', () => {
    const body = { message: 'E-17', outcome: { notes: [{ forPeople: message }] } };
    const profile: ServerProfile = { version: 1, messages: ['nowhere.text', 'outcome.notes.0.forPeople'] };
    expect(failureOf('booking.list', 400, body, profile)?.message).toBe(message);
  });

  it.each<[string, unknown]>([
    ['a phrase of HTTP', { message: 'Bad Request', error: 'Forbidden' }],
    ['a page', '<!doctype html><h1>500</h1>'],
    ['a trace', 'TypeError: x is undefined\n    at run (/srv/app.js:3:1)'],
    ['a number', { message: 5, error: 400 }],
    ['nothing', {}],
  ])('%s is not a message', (_name, body) => expect(failureOf('booking.list', 400, body)?.message).toBeUndefined());
});

describe('the server’s messages about fields', () => {
  it.each<[string, unknown]>([
    ['Laravel', { message: 'Invalid', errors: { email: ['Taken'] } }],
    ['Rails', { errors: { email: ['Taken'] } }],
    ['Django', { email: ['Taken'] }],
    ['express-validator', { errors: [{ type: 'field', msg: 'Taken', path: 'email', location: 'body' }] }],
    ['FastAPI', { detail: [{ loc: ['body', 'email'], msg: 'Taken', type: 'value_error' }] }],
    ['Joi', { error: 'Bad Request', details: [{ message: 'Taken', path: ['data', 'email'] }] }],
    ['zod', { issues: [{ path: ['email'], message: 'Taken', code: 'custom' }] }],
    ['zod inside error', { error: { issues: [{ path: ['email'], message: 'Taken' }] } }],
    ['Mongoose', { errors: { email: { message: 'Taken', path: 'email', kind: 'unique' } } }],
    ['Spring', { fieldErrors: [{ field: 'email', defaultMessage: 'Taken' }] }],
    ['ASP.NET', { title: 'One or more validation errors occurred.', errors: { Email: ['Taken'] } }],
    ['JSON:API', { errors: [{ detail: 'Taken', source: { pointer: '/data/attributes/email' } }] }],
    ['a problem', { title: 'Invalid', 'invalid-params': [{ name: 'email', reason: 'Taken' }] }],
    [
      'class-validator',
      {
        message: [{ property: 'email', constraints: { isUnique: 'Taken' } }],
        errors: [{ property: 'email', constraints: { isUnique: 'Taken' } }],
      },
    ],
    ['CodeIgniter', { status: 400, error: 400, messages: { email: 'Taken' } }],
    ['JSend', { status: 'fail', data: { email: 'Taken' } }],
    ['brackets', { errors: { 'user[email]': 'x', 'data.email': 'Taken' } }],
  ])('%s', (_name, body) => expect(failureOf('admin.create', 422, body)?.fields).toMatchObject({ email: 'Taken' }));

  it('have the names of the form fields', () =>
    expect(failureOf('admin.create', 422, { errors: { first_name: ['Missing'] } })?.fields).toEqual({
      firstName: 'Missing',
    }));

  it('become the message if there is no other', () =>
    expect(failureOf('admin.create', 422, { errors: { email: ['Taken'] } })?.message).toBe('email: Taken'));
});

const reports: readonly (readonly [string, unknown])[] = [
  ['status: false', { status: false, message: 'Sold out' }],
  ['status: 0', { status: 0, message: 'Sold out' }],
  ['success: false', { success: false, message: 'Sold out' }],
  ['success: false beside more', { success: false, message: 'Sold out', eventId: 5, remaining: 0 }],
  ['ok: false', { ok: false, error: 'Sold out' }],
  ['error: true', { error: true, message: 'Sold out' }],
  ['error: 1', { error: 1, message: 'Sold out' }],
  ['code: 409', { code: 409, message: 'Sold out' }],
  ['code as text', { code: '400', message: 'Sold out', data: {} }],
  ['statusCode beside empty data', { statusCode: 409, message: 'Sold out', data: null }],
  ['a code of five digits', { code: 40001, msg: 'Sold out' }],
  ['errcode', { errcode: 12, errmsg: 'Sold out' }],
  ['status: fail with its data', { status: 'fail', data: { quantity: 'Sold out' } }],
  ['status: ERROR', { status: 'ERROR', message: 'Sold out' }],
  ['status as an object', { status: { code: 400, message: 'Sold out' } }],
  ['meta', { meta: { code: 400, message: 'Sold out' }, data: [] }],
  ['an error beside empty data', { data: [], error: 'Sold out' }],
];

describe('a 200 whose body reports a failure', () => {
  it.each(reports)('%s', (_name, body) => {
    for (const id of ['booking.list', 'booking.detail', 'admin.create', 'admin.remove']) {
      expect(failureOf(id, 200, body)?.kind, id).toBe('rejected');
      expect(failureOf(id, 200, body)?.message, id).toContain('Sold out');
    }
  });

  it('with the status of an ended session is one', () => {
    expect(failureOf('booking.list', 200, { status: false, code: 401, message: 'x' })?.kind).toBe('signed-out');
    expect(failureOf('booking.list', 200, { success: false, statusCode: 404 })?.code).toBe('not-found');
  });

  it('in the content of a change', () => {
    for (const report of [{ success: false, message: 'No' }, { status: 'error', message: 'No' }, { error: 'No' }])
      expect(failureOf('admin.create', 200, { data: { attributes: report } })?.message).toBe('No');
  });

  it('a gateway’s own message leaves the outcome of a change unknown', () => {
    expect(failureOf('admin.create', 504, { message: 'Endpoint request timed out' })?.kind).toBe('unknown-outcome');
    expect(failureOf('admin.create', 521, undefined)).toMatchObject({ kind: 'network', code: 'unreachable' });
  });
});

describe('a success is never mistaken for a failure', () => {
  const odd = fc.record(
    {
      message: fc.string(),
      msg: fc.string(),
      status: fc.constantFrom('error', 'failed', 'denied', 'fail', false, 0, 400, 'sent'),
      error: fc.constantFrom('card declined', true, null, { code: 1 }),
      errors: fc.constantFrom(['x'], [], 0),
      code: fc.constantFrom(400, 404, 'E1', 40001),
      detail: fc.string(),
      title: fc.string(),
    },
    { requiredKeys: [] },
  );
  const record = fc
    .tuple(fc.constantFrom('id', '_id', 'uuid', 'bookingId'), odd)
    .map(([id, rest]) => ({ [id]: 7, ...rest }));
  const envelopes: readonly ((content: unknown) => unknown)[] = [
    (content) => ({ data: { attributes: content } }),
    (content) => ({ attributes: content }),
    (content) => ({ data: content }),
    (content) => ({ success: true, message: 'OK', data: content }),
    (content) => ({ status: 'success', code: 200, error: null, errors: [], data: content }),
    (content) => ({ status: true, statusCode: 201, error: false, message: 'Created', data: content }),
    (content) => ({ code: 0, msg: 'ok', data: content }),
    (content) => ({
      messages: { success: { msg: 'Done' }, error: { msg: '', code: 0 } },
      data: { attributes: content },
    }),
  ];
  const isRejected = (id: string, body: unknown) =>
    ['rejected', 'refused', 'signed-out'].includes(failureOf(id, 200, body)?.kind ?? '');

  it('by any fields of its record, in any envelope or none', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('booking.detail', 'admin.create', 'support.sendPush'),
        record,
        fc.integer({ min: -1, max: 7 }),
        (id, content, at) => {
          const body = at < 0 ? content : envelopes[at]?.(content);
          expect(isRejected(id, body)).toBe(false);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('by the fields of its rows', () => {
    fc.assert(
      fc.property(fc.array(record, { maxLength: 3 }), fc.integer({ min: 0, max: 7 }), (rows, at) => {
        expect(isRejected('booking.list', envelopes[at]?.(rows))).toBe(false);
        expect(isRejected('booking.list', rows)).toBe(false);
      }),
    );
  });

  it('and a failure stays one with any other fields next to it', () => {
    const otherFields = fc.record(
      { timestamp: fc.string(), path: fc.string(), requestId: fc.string(), data: fc.constantFrom(null, [], {}) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...reports),
        otherFields,
        fc.constantFrom('booking.list', 'admin.create'),
        ([, report], more, id) => {
          expect(isRejected(id, { ...more, ...(report as object) })).toBe(true);
        },
      ),
    );
  });
});
