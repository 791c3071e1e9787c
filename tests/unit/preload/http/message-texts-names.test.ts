/** Which names mean a field, which the complete request, and how many messages are shown. */
import { readServerMessage } from '@contract/http/server-message';
import { describe, expect, it } from 'vitest';

const read = (body: unknown) => readServerMessage(body, 422, { version: 1 });
const soldOut = ['Sold out'];
const message = ['Taken'];

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
  ])('%s belongs to the message', (name) => {
    expect(read({ errors: { [name]: soldOut, seat: message } })).toEqual({
      status: 422,
      message: 'Sold out',
      fields: { seat: 'Taken' },
    });
  });

  it.each(['rootstock', 'subroot', 'globals', 'database'])('is not assumed for the field %s', (name) => {
    expect(read({ errors: { [name]: soldOut, seat: message } }).fields).toEqual({ [name]: 'Sold out', seat: 'Taken' });
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
  ])('a body of %s alone is the message', (name) => {
    expect(read({ [name]: ['Sold out', 'Too late'] })).toEqual({ status: 422, message: 'Sold out. Too late' });
  });

  it('is not read from warnings, and names that only contain `errors` are fields', () => {
    expect(read({ warnings: soldOut })).toEqual({ status: 422 });
    for (const name of ['errorsAtGate', 'ourErrors'])
      expect(read({ [name]: soldOut }).fields).toEqual({ [name]: 'Sold out' });
  });
});

describe('an error of a field', () => {
  it.each([
    'errors',
    'fieldErrors',
    'validationErrors',
    'violations',
    'fieldViolations',
    'issues',
    'details',
    'modelState',
    'subErrors',
    'failures',
    'detail',
    'invalidParams',
    'invalidFields',
    'fields',
    'validation',
  ])('is found under %s', (name) => {
    expect(read({ [name]: [{ field: 'seat', message: 'Taken' }] }).fields).toEqual({ seat: 'Taken' });
  });

  it('has its name from any path', () => {
    const errors = [
      { loc: ['body', 'tickets', 1, 'seat'], msg: 'Taken' },
      { field: 'user[0].email', message: 'Bad' },
      { field: '/data//name', message: 'Too long' },
      { field: 7, message: 'Odd' },
      { field: '', message: 'None' },
    ];
    expect(read({ errors })).toEqual({
      status: 422,
      message: 'Taken. Bad. Too long. Odd. None',
      fields: { 'tickets.1.seat': 'Taken', 'user.0.email': 'Bad', name: 'Too long' },
    });
  });

  it('may be next to texts, and comes from nested errors if it has no text', () => {
    const seat = { field: 'seat', message: 'Taken' };
    expect(read({ errors: ['Sold out', seat] })).toMatchObject({
      message: 'Sold out. Taken',
      fields: { seat: 'Taken' },
    });
    expect(read({ errors: [{ code: 5, errors: { seat: message } }] }).fields).toEqual({ seat: 'Taken' });
    expect(read({ errors: [{ field: 'order', message: 'Invalid', errors: [seat] }] }).fields).toEqual({
      order: 'Invalid',
    });
  });

  it.each([[message], ['Taken']])('is found at the depth of nested forms, and no deeper (%j)', (value) => {
    const five = { a: { b: { c: { d: { e: value } } } } };
    expect(read({ errors: five }).fields).toEqual({ 'a.b.c.d.e': 'Taken' });
    expect(read({ errors: { deeper: five } })).toEqual({ status: 422 });
  });

  it('is not read from a body with other values than texts for fields', () => {
    for (const body of [
      { seat: message, count: [1, 2] },
      { other: message, seat: {} },
      { tickets: [{ seat: message }, 'x'] },
      { tickets: [{ seat: message }, { seat: 5 }] },
    ])
      expect(read(body), JSON.stringify(body)).toEqual({ status: 422 });
    for (const tickets of [[], [{}, {}]]) expect(read({ tickets, seat: message }).fields).toEqual({ seat: 'Taken' });
  });
});

describe('a long error message', () => {
  it('is cut to a hundred fields and five texts', () => {
    const numbers = Array.from({ length: 150 }, (_, index) => index);
    const map = Object.fromEntries(numbers.map((at) => [`f${at}`, message]));
    const list = numbers.map((at) => ({ field: `f${at}`, message: 'Taken' }));
    for (const errors of [map, list]) expect(Object.keys(read({ errors }).fields ?? {})).toHaveLength(100);
    expect(read({ errors: numbers.map((at) => `Text ${at}`) }).message).toBe('Text 0. Text 1. Text 2. Text 3. Text 4');
  });
});

describe('further texts next to the message are shown', () => {
  it.each(['detail', 'details', 'reason', 'description', 'errors', 'errorMessages', 'formErrors'])(
    'under %s, as a text and as a list',
    (name) => {
      for (const value of ['Ticket was scanned before', ['Ticket was scanned before']])
        expect(read({ message: 'Cannot be saved', [name]: value }).message).toBe(
          'Cannot be saved. Ticket was scanned before',
        );
    },
  );

  it('if they are sentences of up to 300 letters, but not codes, markup or stack traces', () => {
    const long = 'x y'.padEnd(300, 'x');
    expect(read({ message: 'No', detail: long }).message).toBe(`No. ${long}`);
    expect(read({ message: 'No', detail: 'Stopped at gate 4' }).message).toBe('No. Stopped at gate 4');
    for (const detail of [
      `${long}x`,
      'Scanned',
      'See <b>',
      '{ not this }',
      'Stopped at save(17',
      'Some Exception here',
    ])
      expect(read({ message: 'No', detail }).message, detail).toBe('No');
  });

  it('from a `fault` object', () => {
    expect(read({ fault: { message: 'Gate is closed' } }).message).toBe('Gate is closed');
  });
});

describe('a message', () => {
  it.each(['Fail', 'Failed', 'Failure.', 'Not found', 'null', ' <html>', '\n<!DOCTYPE html>'])(
    'is not %j',
    (message) => {
      expect(read({ message }).message).toBeUndefined();
    },
  );

  it.each(['failing', 'Pages with <html are refused', 'x<!doctype'])('may be %j', (message) => {
    expect(read({ message }).message).toBe(message);
  });

  it('is joined from sentences', () => {
    expect(read({ error: ['Sold out!', 'Too late'] }).message).toBe('Sold out! Too late');
    expect(read({ error: ['No. 5 is taken', 'Too late'] }).message).toBe('No. 5 is taken. Too late');
  });
});
