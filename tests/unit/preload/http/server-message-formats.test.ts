/** Error answers of frameworks: every text is shown, with its field or as the message. */
import { readServerMessage } from '@contract/http/server-message';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const read = (body: unknown) => readServerMessage(body, 422, { version: 1 });

describe('an error answer', () => {
  it.each([
    ['Rails, about the whole record', { errors: { base: ['Event is sold out'] } }, 'Event is sold out', undefined],
    [
      'Rails, about the record and a field',
      { errors: { base: ['Event is sold out'], first_name: ['is too short', 'is taken'] } },
      'Event is sold out',
      { firstName: 'is too short. is taken' },
    ],
    ['a list of texts', { errors: ['Taken'] }, 'Taken', undefined],
    ['a list of texts under `error`', { error: ['Taken', 'Too late'] }, 'Taken. Too late', undefined],
    ['a list as the body', ['Taken'], 'Taken', undefined],
    ['ASP.NET Identity', [{ code: 'Dup', description: 'Name is in use' }], 'Name is in use', undefined],
    [
      'JSON:API',
      {
        errors: [{ status: '422', title: 'Invalid', source: { pointer: '/data/attributes/name' }, detail: 'is taken' }],
      },
      'is taken',
      { name: 'is taken' },
    ],
    [
      'RFC 9457, its first example',
      {
        type: 'https://example.com/probs/out-of-credit',
        title: 'You do not have enough credit.',
        detail: 'Your current balance is 30, but that costs 50.',
        instance: '/account/12345/msgs/abc',
        balance: 30,
        accounts: ['/account/12345', '/account/67890'],
      },
      'Your current balance is 30, but that costs 50.',
      undefined,
    ],
    [
      'RFC 9457, its example of several problems',
      {
        type: 'https://example.net/validation-error',
        title: 'Your request is not valid.',
        errors: [
          { detail: 'must be a positive integer', pointer: '#/age' },
          { detail: "must be 'green', 'red' or 'blue'", pointer: '#/profile/color' },
        ],
      },
      "must be a positive integer. must be 'green', 'red' or 'blue'",
      { age: 'must be a positive integer', 'profile.color': "must be 'green', 'red' or 'blue'" },
    ],
    [
      'FastAPI',
      { detail: [{ loc: ['body', 'name'], msg: 'field required', type: 'missing' }] },
      'field required',
      { name: 'field required' },
    ],
    ['FastAPI, in words', { detail: 'Event is sold out' }, 'Event is sold out', undefined],
    [
      'ASP.NET Web API',
      {
        Message: 'The request is invalid.',
        ModelState: { 'model.Name': ['Required'], 'model.Address.City': ['Too long'] },
      },
      'The request is invalid.',
      { name: 'Required', 'address.city': 'Too long' },
    ],
    [
      'ASP.NET problem details',
      {
        title: 'One or more validation errors occurred.',
        status: 400,
        errors: { Name: ['Required'], '$.seat': ['No number'] },
      },
      'One or more validation errors occurred.',
      { name: 'Required', seat: 'No number' },
    ],
    [
      'Symfony',
      { detail: 'name: Taken', violations: [{ propertyPath: 'name', message: 'Taken' }] },
      'name: Taken',
      { name: 'Taken' },
    ],
    [
      'Django',
      { non_field_errors: ['Sold out'], email: ['Taken'], profile: { phone: ['Too short'] } },
      'Sold out',
      { email: 'Taken', 'profile.phone': 'Too short' },
    ],
    [
      'Django, in a list of records',
      { tickets: [{}, { seat: ['Taken'] }] },
      'tickets.1.seat: Taken',
      { 'tickets.1.seat': 'Taken' },
    ],
    [
      'Mongoose',
      { message: 'Validation failed', errors: { name: { message: 'Too short', kind: 'minlength', path: 'name' } } },
      'Validation failed',
      { name: 'Too short' },
    ],
    [
      'Mongoose without a message',
      { errors: { name: { message: 'Too short', kind: 'min' } } },
      'name: Too short',
      { name: 'Too short' },
    ],
    [
      'GraphQL',
      {
        data: null,
        errors: [{ message: 'Not yours', path: ['updateTrack', 'name'], extensions: { code: 'FORBIDDEN' } }],
      },
      'Not yours',
      { 'updateTrack.name': 'Not yours' },
    ],
    [
      'Laravel',
      { message: 'The given data was invalid.', errors: { email: ['Taken'] } },
      'The given data was invalid.',
      { email: 'Taken' },
    ],
    [
      'Spring',
      { status: 400, error: 'Bad Request', errors: [{ field: 'email', defaultMessage: 'Taken', rejectedValue: 'a' }] },
      'Taken',
      { email: 'Taken' },
    ],
    [
      'Spring with details',
      { message: 'Cannot save', details: 'Start date is after the end' },
      'Cannot save. Start date is after the end',
      undefined,
    ],
    [
      'Zod',
      { formErrors: ['Dates do not fit'], fieldErrors: { name: ['Required'] } },
      'Dates do not fit',
      { name: 'Required' },
    ],
    [
      'Google',
      {
        error: {
          code: 400,
          message: 'Invalid',
          details: [{ fieldViolations: [{ field: 'name', description: 'Taken' }] }],
        },
      },
      'Invalid',
      { name: 'Taken' },
    ],
    [
      'PayPal',
      { name: 'UNPROCESSABLE', details: [{ field: '/name', issue: 'Too long' }] },
      'Too long',
      { name: 'Too long' },
    ],
    ['Jira', { errorMessages: ['No such track'], errors: {} }, 'No such track', undefined],
    [
      'a message and further words',
      { message: 'E-17', errors: ['Ticket was scanned before'] },
      'E-17. Ticket was scanned before',
      undefined,
    ],
  ])('of %s', (_name, body, message, fields) => {
    expect(read(body)).toEqual({ status: 422, message, ...(fields ? { fields } : {}) });
  });

  it('never shows a stack trace next to the message', () => {
    const body = { message: 'No', detail: 'NullPointerException at app.Orders.save(Orders.java:17)' };
    expect(read(body).message).toBe('No');
  });
});

const text = fc.stringMatching(/^[A-Z][a-z]{2,9} [a-z]{2,9} [a-z]{2,9}$/);
const name = fc.constantFrom('email', 'first_name', 'seat', 'VehicleNumber', 'title', 'description', 'message');
const general = fc.uniqueArray(text, { maxLength: 2 });
const fields = fc.uniqueArray(fc.tuple(name, fc.uniqueArray(text, { minLength: 1, maxLength: 2 })), {
  maxLength: 3,
  selector: ([key]) => key,
});
type Texts = readonly string[];
type Map = readonly (readonly [string, Texts])[];

const flat = (map: Map, make: (key: string, one: string) => object) =>
  map.flatMap(([key, texts]) => texts.map((one) => make(key, one)));
const forms: Readonly<Record<string, (whole: Texts, map: Map) => unknown>> = {
  rails: (whole, map) => ({ errors: { base: whole, ...Object.fromEntries(map) } }),
  django: (whole, map) => ({ non_field_errors: whole, ...Object.fromEntries(map) }),
  djangoNested: (whole, map) => ({ errors: { __all__: whole, order: Object.fromEntries(map) } }),
  jsonApi: (whole, map) => ({
    errors: [
      ...whole.map((detail) => ({ detail })),
      ...flat(map, (key, detail) => ({ detail, source: { pointer: `/data/attributes/${key}` } })),
    ],
  }),
  fastApi: (whole, map) => ({
    detail: [
      ...whole.map((msg) => ({ loc: ['body'], msg })),
      ...flat(map, (key, msg) => ({ loc: ['body', key], msg })),
    ],
  }),
  modelState: (whole, map) => ({
    Message: 'Invalid',
    ModelState: { '': whole, ...Object.fromEntries(map.map(([key, value]) => [`model.${key}`, value])) },
  }),
  symfony: (whole, map) => ({
    violations: [
      ...whole.map((message) => ({ propertyPath: '', message })),
      ...flat(map, (propertyPath, message) => ({ propertyPath, message })),
    ],
  }),
  zod: (whole, map) => ({ formErrors: whole, fieldErrors: Object.fromEntries(map) }),
  laravel: (whole, map) => ({ message: whole.join(' '), errors: Object.fromEntries(map) }),
  envelope: (whole, map) => ({
    data: { attributes: { errors: [...whole, ...flat(map, (field, msg) => ({ field, msg }))] } },
  }),
};

describe('every text of an error answer', () => {
  it.each(Object.entries(forms))('is shown for %s', (_name, form) => {
    fc.assert(
      fc.property(general, fields, (whole, map) => {
        const own = [...whole, ...map.flatMap(([, texts]) => texts)];
        fc.pre(new Set(own).size === own.length);
        const { message = '', fields: found = {} } = read(form(whole, map));
        const all = [message, ...Object.values(found)].join('\n');
        for (const one of own) expect(all).toContain(one);
        for (const one of whole) expect(message).toContain(one);
      }),
    );
  });

  it('never throws for any body', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        const { message, fields: found = {} } = read({ errors: body, detail: body });
        expect(message === undefined || message.length <= 500).toBe(true);
        expect(Object.values(found).every((one) => typeof one === 'string' && one !== '')).toBe(true);
      }),
    );
  });
});
