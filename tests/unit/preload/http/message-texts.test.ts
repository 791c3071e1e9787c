/** Which texts of an error are words for people, and which are codes, pages or stack traces. */
import {
  allTexts,
  errorObjects,
  faultOf,
  furtherTexts,
  joinedTexts,
  personText,
  plainText,
  valueNamed,
} from '@contract/http/message-texts';
import { describe, expect, it } from 'vitest';

describe('the text of an error', () => {
  it.each([
    'message',
    'msg',
    'error_description',
    'detail',
    'details',
    'errorMessage',
    'error_message',
    'errorMessages',
    'errmsg',
    'userMessage',
    'reason',
    'issue',
    'description',
    'defaultMessage',
    'non_field_errors',
    '__all__',
    'base',
    'formErrors',
    'messages',
    'errors',
    'issues',
    'title',
    'err',
    'error',
    'faultstring',
    'text',
  ])('is found in `%s`, alone or in a list', (name) => {
    expect(personText({ [name]: 'Sold out' })).toBe('Sold out');
    expect(personText([{ [name]: ['Sold out'] }])).toBe('Sold out');
  });

  it('is the plainest of several', () => {
    expect(personText({ error: 'E 17', title: 'Conflict here', message: 'Sold out' })).toBe('Sold out');
    expect(personText({ other: 'Sold out', code: 5 })).toBeUndefined();
  });

  it.each([
    'Bad Request',
    'unauthorised',
    'Unauthorized',
    'Forbidden.',
    'Not found',
    'Method not allowed',
    'Conflict',
    'Gone',
    'Unprocessable Entity',
    'Unprocessable Content',
    'Too many requests',
    'Internal server error',
    'Bad gateway',
    'Service unavailable',
    'Gateway Timeout',
    'gateway time-out',
    'Error',
    'Fail',
    'failed',
    'Failure.',
    'null',
    'undefined',
    'true',
    'false',
    '',
    '  ',
    '<!DOCTYPE html><p>x',
    '\n<!DOCTYPE html>',
    ' <html><p>x',
    '<?xml version="1.0"?>',
  ])('is not %j, but the text next to it', (text) => {
    expect(personText({ message: text, error: 'Sold out' })).toBe('Sold out');
    expect(personText(text)).toBeUndefined();
  });

  it.each([
    'Not found in stock',
    'An error',
    'Forbidden by the organizer',
    'use html',
    'failing',
    'Pages with <html are refused',
    'x<!doctype',
  ])('may be %j', (text) => {
    expect(personText(text)).toBe(text);
    expect(plainText(text)).toBe(/</.test(text) ? undefined : text);
  });

  it('joins at most five texts of a list, each once', () => {
    expect(personText(['A.', 'B.', 'A.', 'C.'])).toBe('A. B. C.');
    expect(personText(['1.', '2.', '3.', '4.', '5.', '6.'])).toBe('1. 2. 3. 4. 5.');
    expect(personText(['Error', 'A.', 7])).toBe('A.');
  });

  it('is searched to a depth that no ordinary answer exceeds', () => {
    const nested = (levels: number): unknown =>
      Array.from({ length: levels }).reduce<unknown>((inner) => ({ reason: inner }), 'Sold out');
    expect(personText(nested(4))).toBe('Sold out');
    expect(personText(nested(5))).toBeUndefined();
    const lists = (levels: number): unknown =>
      Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 'Sold out');
    expect(personText(lists(4))).toBe('Sold out');
    expect(personText(lists(5))).toBeUndefined();
  });

  it('of a plain body has at most 300 characters, and is no page, data or stack trace', () => {
    expect(plainText('x'.repeat(300))).toBe('x'.repeat(300));
    expect(plainText('Error: x\nat run')).toBe('Error: x at run');
    for (const text of ['x'.repeat(301), 'see <a>', 'got {x}', 'Error: x\n    at run', 'Forbidden'])
      expect(plainText(text)).toBeUndefined();
  });
});

describe('joined texts', () => {
  it.each([
    [['Sold out', 'Too late'], 'Sold out. Too late'],
    [['Sold out!', 'Too late'], 'Sold out! Too late'],
    [['Why?', 'Because…', 'So:', 'A;', 'B'], 'Why? Because… So: A; B'],
    [['No. 5 is taken', 'Too late'], 'No. 5 is taken. Too late'],
    [['A', undefined, 'A'], 'A'],
    [[undefined], undefined],
    [[], undefined],
  ])('of %j are %j', (texts, expected) => expect(joinedTexts(texts)).toBe(expected));

  it('are those of any keys, the first five of them, without codes of the rules', () => {
    expect(allTexts({ isLength: 'Error', isUnique: 'Taken', isShort: 'Too short' })).toBe('Taken. Too short');
    expect(allTexts(['1 a', '2 b', '3 c', '4 d', '5 e', '6 f'])).toBe('1 a. 2 b. 3 c. 4 d. 5 e');
    expect(allTexts(undefined)).toBeUndefined();
  });
});

describe('further texts next to a message', () => {
  it.each(['detail', 'details', 'reason', 'description', 'errors', 'errorMessages', 'formErrors'])(
    'are those under `%s`, as a text and as a list',
    (name) => {
      for (const value of ['Ticket was scanned before', ['Ticket was scanned before']])
        expect(furtherTexts({ message: 'Cannot be saved', [name]: value })).toEqual(['Ticket was scanned before']);
    },
  );

  it('are sentences of up to 300 letters, but not codes, markup or stack traces', () => {
    const long = 'x y'.padEnd(300, 'x');
    expect(furtherTexts({ detail: long })).toEqual([long]);
    expect(furtherTexts({ detail: 'Stopped at gate 4' })).toEqual(['Stopped at gate 4']);
    for (const detail of [
      `${long}x`,
      'Scanned',
      'See <b> there',
      '{ not this }',
      'Stopped at save(17',
      'Stopped at save:17',
      'Some Exception here',
      'Bad request',
      7,
    ])
      expect(furtherTexts({ detail }), String(detail)).toEqual([]);
  });

  it('are at most five', () => {
    expect(furtherTexts({ errors: ['1 a', '2 b', '3 c', '4 d', '5 e', '6 f'] })).toHaveLength(5);
  });
});

describe('a value of an error', () => {
  it('is found by its name in any spelling, the exact one first', () => {
    expect(valueNamed({ ModelState: 1 }, 'modelState')).toBe(1);
    expect(valueNamed({ model_state: 1 }, 'modelState')).toBe(1);
    expect(valueNamed({ MODELSTATE: 1, modelState: 2 }, 'modelState')).toBe(2);
    expect(valueNamed({ state: 1 }, 'modelState')).toBeUndefined();
    for (const input of [undefined, null, 'modelState', ['modelState']])
      expect(valueNamed(input, 'modelState')).toBeUndefined();
  });

  it('is never the prototype, and is not searched for among thousands of names', () => {
    expect(valueNamed(JSON.parse('{"__proto__": {"x": 1}}'), 'proto')).toBeUndefined();
    const names = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, at]));
    expect(valueNamed({ ...names(199), Found: 1 }, 'found')).toBe(1);
    expect(valueNamed({ ...names(200), Found: 1 }, 'found')).toBeUndefined();
  });

  it.each(['attributes', 'error', 'result', 'response', 'meta', 'status', 'fault', 'data'])(
    'is looked for in the body and its `%s`',
    (name) => {
      const body = { [name]: { message: 'Sold out' } };
      expect(errorObjects(body)[0]).toBe(body);
      expect(errorObjects(body)).toContain(body[name]);
    },
  );

  it('is looked for in the content of an envelope, before the notes next to it', () => {
    const [attributes, meta] = [{ x: 1 }, { y: 1 }];
    expect(errorObjects({ meta, data: { attributes } }).filter((one) => one === attributes || one === meta)).toEqual([
      attributes,
      meta,
    ]);
  });
});

describe('a fault of SOAP as JSON', () => {
  const fault = { faultstring: 'No such track' };
  it.each([
    ['alone', { Fault: fault }],
    ['in its body', { Body: { Fault: fault } }],
    ['in its envelope', { Envelope: { Body: { Fault: fault } } }],
    ['in lower case', { envelope: { body: { fault } } }],
    ['with prefixes', { 'soap:Envelope': { 'soap:Body': { 'soap:Fault': fault } } }],
    ['beside a header', { Envelope: { Header: { id: 1 }, Body: { Fault: fault } } }],
    ['beside a header with a prefix', { Envelope: { 's:Header': {}, Body: { Fault: fault } } }],
    ['beside attributes', { Envelope: { '@id': '1', xmlns: 'urn:x', Body: { Fault: fault } } }],
  ])('is found %s', (_name, body) => {
    expect(faultOf(body)).toBe(fault);
    expect(errorObjects(body)).toContain(fault);
  });

  it.each([
    ['beside another field', { Fault: fault, id: 7 }],
    ['with other names around it', { track: { Fault: fault } }],
    ['as a part of another name', { NoFault: fault }],
    ['as the beginning of another name', { Faults: fault }],
    ['in what only begins like a body', { BodyStyle: { Fault: fault } }],
    ['in what only ends like a body', { CarBody: { Fault: fault } }],
    ['beside what only ends like a header', { Envelope: { CarHeader: {}, Body: { Fault: fault } } }],
    ['beside what only begins like a header', { Envelope: { Headers: {}, Body: { Fault: fault } } }],
    ['that is a text', { Fault: 'No' }],
    ['in a list', [{ Fault: fault }]],
    ['in nothing', {}],
    ['in a text', 'Fault'],
  ])('is none %s', (_name, body) => {
    expect(faultOf(body)).toBeUndefined();
  });
});
