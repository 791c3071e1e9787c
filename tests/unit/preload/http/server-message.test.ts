import { readServerMessage, specifiedMessage } from '@contract/http/server-message';
import { describe, expect, it } from 'vitest';

const read = (body: unknown, messages?: readonly string[]) =>
  readServerMessage(body, 409, { version: 1, ...(messages ? { messages: [...messages] } : {}) });

describe('the message of an answer', () => {
  it.each([
    'message',
    'msg',
    'error_description',
    'detail',
    'details',
    'errorMessage',
    'error_message',
    'errmsg',
    'userMessage',
    'reason',
    'description',
    'defaultMessage',
    'non_field_errors',
    '__all__',
    'messages',
    'errors',
    'issues',
    'title',
    'err',
    'error',
  ])('is found in `%s`, alone or in a list', (name) => {
    expect(read({ [name]: 'Sold out' }).message).toBe('Sold out');
    expect(read({ errors: [{ [name]: 'Sold out' }] }).message).toBe('Sold out');
  });

  it.each(['attributes', 'error', 'result', 'response', 'meta', 'status', 'data'])('is found in `%s`', (place) => {
    expect(read({ [place]: { message: 'Sold out' } }).message).toBe('Sold out');
  });

  it('is found in the content of an envelope', () => {
    expect(read({ data: { attributes: { message: 'Sold out' } } }).message).toBe('Sold out');
  });

  it.each([
    'Bad Request',
    'unauthorised',
    'Unauthorized',
    'Forbidden.',
    'Unprocessable Content',
    'Gateway Timeout',
    'gateway time-out',
    'Error',
    'Failure',
    'failed',
    'null',
    '',
    '  ',
    '<!DOCTYPE html><p>x',
    ' <html><p>x',
    '<?xml version="1.0"?>',
  ])('is not %j, but the text next to it', (text) => {
    expect(read({ message: text, error: 'Sold out' }).message).toBe('Sold out');
    expect(read({ message: text }).message).toBeUndefined();
  });

  it.each(['Not found in stock', 'An error', 'Forbidden by the organizer', 'use html'])('may be %j', (text) => {
    expect(read({ message: text }).message).toBe(text);
    expect(read(text).message).toBe(text);
  });

  it('is a plain text of at most 300 characters, but not a page, data or a stack trace', () => {
    expect(read('x'.repeat(300)).message).toBe('x'.repeat(300));
    for (const text of ['x'.repeat(301), 'see <a>', 'got {x}', 'Error: x\n    at run', 'Error: x\nat run'])
      expect(read(text).message === undefined).toBe(text !== 'Error: x\nat run');
  });

  it('joins at most five texts of a list, each once', () => {
    expect(read({ message: ['A.', 'B.', 'A.', 'C.'] }).message).toBe('A. B. C.');
    expect(read({ message: ['1.', '2.', '3.', '4.', '5.', '6.'] }).message).toBe('1. 2. 3. 4. 5.');
    expect(read({ message: ['Error', 'A.', 7] }).message).toBe('A.');
  });

  it('is searched to a depth that no ordinary answer exceeds', () => {
    const nested = (levels: number): unknown =>
      Array.from({ length: levels }).reduce<unknown>((inner) => ({ reason: inner }), 'Sold out');
    expect(read(nested(4)).message).toBe('Sold out');
    expect(read(nested(5)).message).toBeUndefined();
    const lists = (levels: number): unknown =>
      Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 'Sold out');
    expect(read({ message: lists(3) }).message).toBe('Sold out');
    expect(read({ message: lists(4) }).message).toBeUndefined();
  });

  it('is the one at the specification’s path, at any place in the envelope', () => {
    const specified = { messages: { error: { msg: 'Sold out' } }, message: 'E-17' };
    for (const body of [specified, { data: specified }, { data: { attributes: specified } }]) {
      expect(read(body).message).toBe('Sold out');
      expect(specifiedMessage(body)).toBe('Sold out');
    }
    expect(specifiedMessage({ error: specified })).toBeUndefined();
    expect(specifiedMessage({ message: 'E-17' })).toBeUndefined();
    expect(read({ message: 'E-17', messages: { error: { msg: '' } } }).message).toBeUndefined();
  });

  it('is the one at the profile’s first path with a text', () => {
    const body = { message: 'E-17', notes: [{ text: 'A' }, { text: 'B' }], words: 'C' };
    expect(read(body, ['nowhere', 'notes.1.text', 'words']).message).toBe('B');
    expect(read(body, ['notes.length', 'notes.text', 'notes.1x.text', 'notes.x1.text', 'words']).message).toBe('C');
    expect(read(body, ['notes.0000001.text']).message).toBe('E-17');
    expect(read(body, ['notes.000001.text']).message).toBe('B');
    expect(read(body, []).message).toBe('E-17');
  });
});

describe('the fields that an answer names', () => {
  it.each([
    'errors',
    'fieldErrors',
    'field_errors',
    'validationErrors',
    'violations',
    'issues',
    'details',
    'detail',
    'invalid-params',
    'invalidParams',
    'fields',
    'validation',
  ])('are found in `%s`, as a list or by name', (name) => {
    expect(read({ [name]: [{ field: 'email', message: 'Taken' }] }).fields).toEqual({ email: 'Taken' });
    expect(read({ [name]: { email: 'Taken' } }).fields).toEqual({ email: 'Taken' });
    expect(read({ error: { [name]: { email: ['Taken', 'Long'] } } }).fields).toEqual({ email: 'Taken. Long' });
  });

  it.each(['field', 'path', 'param', 'loc', 'propertyPath', 'property', 'name', 'pointer', 'source', 'key'])(
    'are named by `%s` in a list',
    (key) => {
      expect(read({ errors: [{ [key]: 'email', message: 'Taken' }] }).fields).toEqual({ email: 'Taken' });
    },
  );

  it.each([
    [{ source: { pointer: '/data/attributes/email' } }, 'email'],
    [{ source: { parameter: 'email' } }, 'email'],
    [{ loc: ['body', 'email'] }, 'email'],
    [{ path: ['rows', 0, 'at'] }, 'rows.0.at'],
    [{ field: 'user[email]' }, 'user.email'],
    [{ field: '$.email' }, 'email'],
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
  ])('are spelled as the forms spell them: %j', (entry, name) => {
    expect(read({ errors: [{ ...entry, message: 'Taken' }] }).fields).toEqual({ [name]: 'Taken' });
  });

  it.each(['non_field_errors', '__all__', '__proto__', 'base', 'root', 'a b', 'x'.repeat(65), ''])(
    'are never %j',
    (name) => {
      expect(read({ errors: [{ field: name, message: 'Taken' }] }).fields).toBeUndefined();
    },
  );

  it.each([
    ['the specification', { messages: { error: { msg: 'No', fields: { email: 'Taken' } } } }],
    ['JSend', { status: 'fail', data: { email: 'Taken' } }],
    ['CodeIgniter', { messages: { email: 'Taken' } }],
    ['a map of lists below `error`', { error: { email: ['Taken'] } }],
    ['a map of lists alone', { email: ['Taken'] }],
    ['constraints', { errors: [{ property: 'email', constraints: { isLength: 'Error', isUnique: 'Taken' } }] }],
  ])('are found in the format of %s', (_name, body) => {
    expect(read(body).fields).toEqual({ email: 'Taken' });
  });

  it.each([
    ['other data', { status: 'error', data: { email: 'Taken' } }],
    ['words of success', { messages: { success: { msg: 'x' }, email: 'Taken' } }],
    ['lists beside other values', { email: ['Taken'], count: 1 }],
    ['empty lists', { email: [] }],
    ['lists of numbers', { email: [1] }],
    ['an entry without words', { errors: [{ field: 'email' }] }],
    ['words without an entry', { errors: ['Taken'], code: 1 }],
    ['nothing', {}],
    ['no answer', undefined],
  ])('are not guessed from %s', (_name, body) => {
    expect(read(body).fields).toBeUndefined();
  });

  it('are not the rows of an answer that succeeded', () => {
    expect(readServerMessage({ tags: ['a'] }, 200, { version: 1 }).fields).toBeUndefined();
    expect(readServerMessage({ tags: ['a'] }, 400, { version: 1 }).fields).toEqual({ tags: 'a' });
  });

  it('do not include the message about the complete request', () => {
    expect(read({ errors: { error: 'No', email: 'Taken' } }).fields).toEqual({ email: 'Taken' });
    expect(read({ errors: { error: 'No' } }).fields).toBeUndefined();
  });

  it('are at most a hundred', () => {
    const names = Array.from({ length: 150 }, (_, at) => `f${at}`);
    const list = names.map((field) => ({ field, message: 'x' }));
    expect(Object.keys(read({ errors: list }).fields ?? {})).toHaveLength(100);
    const map = Object.fromEntries(names.map((name) => [name, 'x']));
    expect(Object.keys(read({ errors: map }).fields ?? {})).toHaveLength(100);
  });

  it('replace a missing message, at most five, each with its name once', () => {
    const errors = { email: 'Email is taken', city: 'Missing', a: 'x1', b: 'x2', c: 'x3', d: 'x4' };
    expect(read({ fields: errors }).message).toBe('Email is taken city: Missing a: x1 b: x2 c: x3');
    expect(read({ fields: errors, message: 'No' }).message).toBe('No');
  });

  it('come with the status', () => {
    expect(read(undefined)).toEqual({ status: 409 });
  });
});
