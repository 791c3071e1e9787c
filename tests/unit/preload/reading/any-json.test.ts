/** Reading any JSON succeeds. That a canonical record is read to itself is proved on the demo's (`demo.test.ts`). */
import { requestOf } from '@contract/http/request';
import { entityFields, entityNames } from '@contract/reading/entity-fields';
import { fieldNamesOf } from '@contract/reading/field-names';
import { readLogin } from '@contract/reading/login';
import { readRecord } from '@contract/reading/read-record';
import { emptyProfile } from '@contract/reading/server-profile';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { row } from '../../../support/rows';

const keys = entityNames.flatMap((name) => [
  ...Object.keys(entityFields[name].fields),
  ...Object.values(entityFields[name].fields).flatMap((field) =>
    [...field.alternatives].filter((one) => /^\w+$/.test(one)),
  ),
  ...Object.values<readonly string[]>(entityFields[name].relations).flat(),
]);
const key = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...keys) },
  // They take a status back, and are parts of an amount.
  fc.constantFrom('revoked_at', 'isCancelled', 'refunds', 'payment_state', 'ticket_state', 'valid', 'cents', 'amount'),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'valueOf'),
  fc.string(),
);
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    '2026-05-16 13:30:00',
    '2026-12-31',
    1_778_938_200,
    { $numberDecimal: '1.20' },
    { $date: 'x' },
    // Neither a text nor a number can be made of these.
    { toString: 1 },
    [{ toString: null, valueOf: '0.5' }],
    'yes',
    '0',
  ),
  fc.dictionary(key, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 5 }),
);
const record = fc.dictionary(key, value, { maxKeys: 12 });

describe('any record', () => {
  it('is read without throwing, and without a change to the prototype of objects', () => {
    fc.assert(
      fc.property(fc.constantFrom(...entityNames), record, (name, sent) => {
        expect(readRecord(name, sent)).toBeTypeOf('object');
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { numRuns: 3_000 },
    );
  });

  it('gets a field from a nested record with another name at the first reading', () => {
    const read = readRecord('buyback', { order: { customerName: 'Dana Reyes' } });
    expect(read).toEqual({ order: { customerName: 'Dana Reyes' }, userName: 'Dana Reyes' });
    expect(readRecord('buyback', read)).toEqual(read);
  });

  it('gets the length of its list at the first reading, also under another name', () => {
    const read = readRecord('admin', { assignments: [] });
    expect(read).toEqual({ assignedTracks: [], assignedTrackCount: 0 });
    expect(readRecord('admin', read)).toEqual(read);
  });

  it('keeps its id unchanged', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('booking', 'ticket', 'event', 'visitor' as const),
        fc.oneof(fc.integer(), fc.string({ minLength: 1 })),
        (name, id) => {
          expect(readRecord(name, { id }).id).toBe(id);
          expect(readRecord(name, { _id: { $oid: String(id) } }).id).toBe(String(id) === '' ? undefined : String(id));
        },
      ),
    );
  });

  it('never moves a day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        fc.constantFrom('', 'T00:00:00Z', ' 00:00:00', 'T00:00:00-05:00', 'T00:00:00.000000Z', 'T23:00:00+02:00'),
        (date, time) => {
          const day = date.toISOString().slice(0, 10);
          expect(
            readRecord('driverInfo', { licence_expiry: `${day}${time}` }, { version: 1, zone: 'America/Chicago' })
              .licenseExpires,
          ).toBe(day);
        },
      ),
    );
  });

  it('keeps decimal text exactly, and cents exactly as decimals', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), (cents) => {
        const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
        const text = `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
        expect(readRecord('booking', { grand_total: text }).total).toBe(text);
        expect(readRecord('booking', { total_cents: Number(cents) }).total).toBe(text);
      }),
    );
  });

  it('can be read as a log-in without throwing, and only a text becomes a token', () => {
    fc.assert(
      fc.property(record, (sent) => {
        const read = readLogin(sent, sent, sent, emptyProfile);
        if (!Object.hasOwn(sent, 'accessToken') && read.accessToken !== undefined)
          expect(typeof read.accessToken).toBe('string');
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the table of names', () => {
  it.each(entityNames)('of %s never lists a name for two fields of the same kind', (name) => {
    const names = fieldNamesOf(entityFields[name]);
    const own = new Set(['isActive', 'createdAt', 'updatedAt', 'createdBy']);
    const lost = Object.entries(entityFields[name].fields).flatMap(([field, { alternatives }]) =>
      own.has(field)
        ? []
        : [...alternatives].filter(
            (one) => /^\w+$/.test(one) && !names.match(one).some((match) => match.field === field),
          ),
    );
    expect(lost).toEqual([]);
  });
});

describe('a request', () => {
  const input = {
    q: 'a',
    page: 3,
    perPage: 25,
    sort: 'desc',
    sortColumn: 'bookingDate',
    filters: { bookingStatus: ['paid'] },
    userId: 7,
  };
  const sent = (send: object) => {
    const request = requestOf(row('booking.list'), input, { version: 1, send });
    return request.ok ? request.value.body : undefined;
  };

  it('is unchanged without a profile', () => {
    expect(requestOf(row('booking.list'), input)).toMatchObject({ value: { body: input } });
  });

  it('follows the profile', () => {
    expect(
      sent({
        case: 'snake',
        paging: 'offset',
        sort: 'signed',
        filters: 'flat',
        names: { q: 'search', perPage: 'limit', sort: 'ordering' },
      }),
    ).toEqual({
      search: 'a',
      offset: 50,
      limit: 25,
      ordering: '-booking_date',
      booking_status: ['paid'],
      user_id: 7,
    });
  });

  it('renames the fields of a body, and writes money in the server’s unit', () => {
    const request = requestOf(
      row('track.update'),
      { id: 12, data: { zipCode: '02138', name: 'x' } },
      {
        version: 1,
        send: { case: 'snake', body: 'flat' },
        calls: { 'track.update': { path: '/v2/tracks/{id}' } },
        entities: { track: { send: { name: 'info.title' } } },
      },
    );
    expect(request).toMatchObject({
      value: { path: '/v2/tracks/12', body: { id: 12, zip_code: '02138', info: { title: 'x' } } },
    });
  });
});
