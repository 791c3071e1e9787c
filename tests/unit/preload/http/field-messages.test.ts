/** Which names in an error answer mean a field, which the complete request, and how forms spell them. */
import { fieldMessages } from '@contract/http/field-messages';
import { describe, expect, it } from 'vitest';

const read = (body: unknown, isSpecified = false) => fieldMessages(body, 422, isSpecified);
const fieldsOf = (body: unknown) => read(body).fields;
const soldOut = ['Sold out'];
const taken = ['Taken'];

describe('an error of the complete request', () => {
  it.each([
    '__all__',
    'nonFieldErrors',
    'non_field_errors',
    'non_fielderrors',
    'base',
    'root',
    'formError',
    'formErrors',
    'form_error',
    'global',
    'error',
  ])('%s is of no field', (name) => {
    expect(read({ errors: { [name]: soldOut, seat: taken } })).toEqual({
      general: ['Sold out'],
      fields: { seat: 'Taken' },
    });
    expect(read({ errors: { [name]: soldOut } })).toEqual({ general: ['Sold out'] });
  });

  it.each(['rootstock', 'subroot', 'globals', 'database'])('is not assumed for the field %s', (name) => {
    expect(fieldsOf({ errors: { [name]: soldOut, seat: taken } })).toEqual({ [name]: 'Sold out', seat: 'Taken' });
  });

  it.each([
    'error',
    'errors',
    'message',
    'messages',
    'detail',
    'details',
    'issues',
    'violations',
    'error_messages',
    'errorMessages',
    'warnings',
  ])('a body of %s alone is no map of fields', (name) => {
    expect(fieldsOf({ [name]: ['Sold out', 'Too late'] })).toBeUndefined();
    expect(fieldsOf({ [name]: ['Sold out', 'Too late'], seat: taken })).toMatchObject({ seat: 'Taken' });
  });

  it.each(['errorsAtGate', 'ourErrors', 'warningsSent', 'ourWarnings', 'issue'])(
    'a body of %s alone is a map of fields',
    (name) => {
      expect(fieldsOf({ [name]: soldOut })).toEqual({ [name]: 'Sold out' });
    },
  );

  it('is listed once, and at most five are', () => {
    expect(read({ errors: soldOut, details: soldOut })).toEqual({ general: ['Sold out'] });
    expect(read({ errors: ['1 a', '2 b', '3 c', '4 d', '5 e', '6 f'] }).general).toHaveLength(5);
  });
});

describe('an error of a field', () => {
  it.each([
    'errors',
    'fieldErrors',
    'field_errors',
    'validationErrors',
    'violations',
    'fieldViolations',
    'issues',
    'details',
    'modelState',
    'subErrors',
    'failures',
    'detail',
    'invalid-params',
    'invalidParams',
    'invalidFields',
    'fields',
    'validation',
  ])('is found in `%s`, as a list or by name', (name) => {
    expect(read({ [name]: [{ field: 'email', message: 'Taken' }] })).toEqual({
      general: [],
      fields: { email: 'Taken' },
    });
    expect(fieldsOf({ [name]: { email: 'Taken' } })).toEqual({ email: 'Taken' });
    expect(fieldsOf({ error: { [name]: { email: ['Taken', 'Long'] } } })).toEqual({ email: 'Taken. Long' });
  });

  it.each(['field', 'path', 'param', 'loc', 'propertyPath', 'property', 'name', 'pointer', 'source', 'key'])(
    'is named by `%s` in a list',
    (key) => {
      expect(fieldsOf({ errors: [{ [key]: 'email', message: 'Taken' }] })).toEqual({ email: 'Taken' });
    },
  );

  it.each([
    [{ source: { pointer: '/data/attributes/email' } }, 'email'],
    [{ source: { parameter: 'email' } }, 'email'],
    [{ loc: ['body', 'email'] }, 'email'],
    [{ loc: ['body', 'tickets', 1, 'seat'] }, 'tickets.1.seat'],
    [{ path: ['rows', 0, 'at'] }, 'rows.0.at'],
    [{ field: 'user[email]' }, 'user.email'],
    [{ field: 'user[0].email' }, 'user.0.email'],
    [{ field: '$.email' }, 'email'],
    [{ field: '/data//email' }, 'email'],
    [{ field: 'query.email' }, 'email'],
    [{ field: 'params.email' }, 'email'],
    [{ field: 'payload/email' }, 'email'],
    [{ field: 'attributes.data.email' }, 'email'],
    [{ field: 'email.data' }, 'email.data'],
    [{ field: 'metadata.email' }, 'metadata.email'],
    [{ field: 'database.email' }, 'database.email'],
    [{ field: 'data' }, 'data'],
    [{ field: 'first_name' }, 'firstName'],
    [{ field: 'Email' }, 'email'],
    [{ field: 'VAT' }, 'VAT'],
    [{ field: 'myEmail' }, 'myEmail'],
    [{ field: 'x'.repeat(64) }, 'x'.repeat(64)],
  ])('is spelled as the forms spell it: %j', (entry, name) => {
    expect(fieldsOf({ errors: [{ ...entry, message: 'Taken' }] })).toEqual({ [name]: 'Taken' });
  });

  it.each(['non_field_errors', '__all__', '__proto__', 'base', 'root', 'a b', 'x'.repeat(65), '', 7, null])(
    'is never named %j',
    (name) => {
      expect(read({ errors: [{ field: name, message: 'Taken' }] })).toEqual({ general: ['Taken'] });
    },
  );

  it.each([
    ['JSend', { status: 'fail', data: { email: 'Taken' } }],
    ['CodeIgniter', { messages: { email: 'Taken' } }],
    ['a map of lists below `error`', { error: { email: ['Taken'] } }],
    ['a map of lists alone', { email: ['Taken'] }],
    ['constraints', { errors: [{ property: 'email', constraints: { isLength: 'Error', isUnique: 'Taken' } }] }],
  ])('is found in the format of %s', (_name, body) => {
    expect(fieldsOf(body)).toEqual({ email: 'Taken' });
  });

  it('is found at the specification’s path, where its `messages` are no map of fields', () => {
    const body = { messages: { error: { msg: 'No', fields: { email: 'Taken' } }, note: 'x y' } };
    expect(read(body, true)).toEqual({ general: [], fields: { email: 'Taken' } });
    expect(read({ messages: { note: 'x y' } }, true).fields).toBeUndefined();
  });

  it.each([
    ['other data', { status: 'error', data: { email: 'Taken' } }],
    ['words of success', { messages: { success: { msg: 'x' }, email: 'Taken' } }],
    ['lists beside other values', { email: ['Taken'], count: 1 }],
    ['lists of numbers beside lists of texts', { email: ['Taken'], count: [1, 2] }],
    ['an empty object beside a list of texts', { email: ['Taken'], seat: {} }],
    ['a list of forms and texts', { tickets: [{ seat: taken }, 'x'] }],
    ['a list of forms and other values', { tickets: [{ seat: taken }, { seat: 5 }] }],
    ['empty lists', { email: [] }],
    ['lists of numbers', { email: [1] }],
    ['an entry without words', { errors: [{ field: 'email' }] }],
    ['words without an entry', { errors: ['Taken'], code: 1 }],
    ['nothing', {}],
    ['no answer', undefined],
  ])('is not guessed from %s', (_name, body) => {
    expect(fieldsOf(body)).toBeUndefined();
  });

  it('is not a row of an answer that succeeded', () => {
    expect(fieldMessages({ tags: ['a'] }, 200, false).fields).toBeUndefined();
    expect(fieldMessages({ tags: ['a'] }, 400, false).fields).toEqual({ tags: 'a' });
  });

  it('may be next to texts, and comes from nested errors if it has no text', () => {
    const seat = { field: 'seat', message: 'Taken' };
    expect(read({ errors: ['Sold out', seat] })).toEqual({ general: ['Sold out'], fields: { seat: 'Taken' } });
    expect(fieldsOf({ errors: [{ code: 5, errors: { seat: taken } }] })).toEqual({ seat: 'Taken' });
    expect(fieldsOf({ errors: [{ code: 5, fieldViolations: [seat] }] })).toEqual({ seat: 'Taken' });
    expect(fieldsOf({ errors: [{ field: 'order', message: 'Invalid', errors: [seat] }] })).toEqual({
      order: 'Invalid',
    });
  });

  it('may be in a list of forms, empty ones included', () => {
    expect(fieldsOf({ tickets: [{}, { seat: taken }] })).toEqual({ 'tickets.1.seat': 'Taken' });
    for (const tickets of [[], [{}, {}]]) expect(fieldsOf({ tickets, seat: taken })).toEqual({ seat: 'Taken' });
  });

  it.each([[taken], ['Taken']])('is found at the depth of nested forms, and no deeper (%j)', (value) => {
    const five = { a: { b: { c: { d: { e: value } } } } };
    expect(fieldsOf({ errors: five })).toEqual({ 'a.b.c.d.e': 'Taken' });
    expect(read({ errors: { deeper: five } })).toEqual({ general: [] });
  });

  it('is one of at most a hundred', () => {
    const names = Array.from({ length: 150 }, (_, at) => `f${at}`);
    const list = names.map((field) => ({ field, message: 'Taken' }));
    const maps = [
      Object.fromEntries(names.map((name) => [name, taken])),
      Object.fromEntries(names.map((name) => [name, 'x'])),
    ];
    for (const errors of [list, ...maps]) expect(Object.keys(fieldsOf({ errors }) ?? {})).toHaveLength(100);
  });

  it('keeps each of its texts, once', () => {
    const seat = (message: string) => ({ field: 'seat', message });
    expect(fieldsOf({ errors: [seat('Taken'), seat('Too far')] })).toEqual({ seat: 'Taken. Too far' });
    expect(fieldsOf({ errors: [seat('Taken'), seat('Taken')] })).toEqual({ seat: 'Taken' });
  });

  it('comes from the first place that names any', () => {
    expect(read({ errors: { seat: taken }, details: { seat: 'Other', row: 'Other' } }).fields).toEqual({
      seat: 'Taken',
    });
  });
});
