/** Some names have different meanings on different servers, so the value decides. */
import { readRecord } from '@contract/reading/read-record';
import { describe, expect, it } from 'vitest';

describe('a state', () => {
  it.each(['visitor', 'admin'] as const)('of %s is its status if the value is a word of that status', (name) => {
    const read = readRecord(name, { state: 'Active', region: 'Texas' });
    expect(read).toMatchObject({ status: 'active', state: 'Texas' });
    expect(read).not.toHaveProperty('region');
    expect(readRecord(name, { State: 'ACTIVE', Region: 'Texas' })).toMatchObject({ status: 'active', state: 'Texas' });
  });

  it('is part of the address otherwise', () => {
    expect(readRecord('visitor', { state: 'Texas' })).toEqual({ state: 'Texas' });
    expect(readRecord('visitor', { State: 'Texas', region: 'South' })).toMatchObject({ state: 'Texas' });
    expect(readRecord('visitor', { State: '', region: 'South' })).toMatchObject({ state: 'South' });
  });

  it('is not the status if the record has one', () => {
    const sent = { status: 'blocked', state: 'Active' };
    expect(readRecord('visitor', sent)).toEqual(sent);
    expect(readRecord('visitor', { accountStatus: 'Blocked', state: 'Active' })).toMatchObject({
      status: 'blocked',
      state: 'Active',
    });
  });

  it('is never left under both names', () => {
    expect(readRecord('visitor', { state: 'blocked' })).toEqual({ status: 'blocked' });
  });
});

describe('the holder of a ticket', () => {
  it.each([
    { attendee_name: 'Ana Roth', user: { name: 'Bo Lund' } },
    { user_name: 'Bo Lund', attendee_name: 'Ana Roth' },
    { user: { name: 'Bo Lund' }, attendee: { full_name: 'Ana Roth' } },
    { owner: { name: 'Bo Lund' }, guest: { name: 'Ana Roth' } },
  ])('is who attends before who bought it: %j', (sent) => {
    expect(readRecord('ticket', { id: 1, ...sent }).holderName).toBe('Ana Roth');
  });
});

describe('a number', () => {
  it.each([
    ['booking', { guests: 4 }, 'userId'],
    ['event', { places: 900 }, 'trackId'],
  ] as const)('of several that a %s has is none of their ids: %j', (name, sent, field) => {
    expect(readRecord(name, { id: 1, ...sent })).not.toHaveProperty(field);
  });

  it('of the only order that a visitor has is not how many there are', () => {
    const sent = { id: 1, orders: [{ id: 5, total: '45.00' }], bookings_count: '4' };
    expect(readRecord('visitor', sent).totalBookings).not.toBe(45);
  });

  it('of all people at an event is not that of the racers', () => {
    for (const name of ['capacity', 'max_capacity', 'limit'])
      expect(readRecord('event', { id: 1, [name]: 900 })).not.toHaveProperty('racerCapacity');
    expect(readRecord('event', { id: 1, entry_limit: 40 })).toMatchObject({ racerCapacity: 40 });
    expect(readRecord('eventClass', { id: 1, maxEntries: 40 })).toMatchObject({ capacity: 40 });
  });
});

describe('a related record that is one text', () => {
  it('is its number if it has letters with digits, or capitals with dashes', () => {
    expect(readRecord('ticket', { booking_id: 5, order: 'BK-7F3KQ' })).toMatchObject({
      bookingId: 5,
      bookingNumber: 'BK-7F3KQ',
    });
    expect(readRecord('buyback', { order: 'ABC12' })).toMatchObject({ bookingNumber: 'ABC12' });
    expect(readRecord('buyback', { order: 'BK-QWXYZ' })).toMatchObject({ bookingNumber: 'BK-QWXYZ' });
  });

  it.each(['5', 5, '65f1c2a9e4b0a1b2c3d4e5f6', '7f9c24e8-3b12-4fef-91e0-000000000005'])('is its id: %s', (order) => {
    const read = readRecord('ticket', { order });
    expect(read.bookingId).toBe(order);
    expect(read).not.toHaveProperty('bookingNumber');
  });

  it.each(['a@example.com', 'Paid', 'Gate 4'])('is not its number: %s', (order) => {
    expect(readRecord('ticket', { order })).not.toHaveProperty('bookingNumber');
  });

  it('is its name', () => {
    expect(readRecord('booking', { event: 'Spring Shootout', venue: 'Cedar Ridge' })).toMatchObject({
      eventName: 'Spring Shootout',
      trackName: 'Cedar Ridge',
    });
  });
});

describe('a field that no rule knows', () => {
  it('has its name in camel case, as screens look for it', () => {
    expect(readRecord('event', { 'paddock-opens': 1, SHUTTLE_BUS: 2, PaddockRule: 3, plainName: 4 })).toEqual({
      paddockOpens: 1,
      shuttleBus: 2,
      paddockRule: 3,
      plainName: 4,
    });
  });

  it('never gets the name of another field', () => {
    const sent = { fooBar: 1, foo_bar: 2, FooBar: 3 };
    expect(readRecord('event', sent)).toEqual(sent);
    expect(Object.keys(readRecord('event', { to_string: 1, Then: 2, __proto: 3 }))).toEqual(
      Object.keys({ to_string: 1, Then: 2, __proto: 3 }),
    );
  });

  it('never has a canonical name without the right kind of value', () => {
    expect(readRecord('booking', { Total: { broken: true } })).not.toHaveProperty('total');
  });
});

describe('the abbreviated columns of a database', () => {
  it.each([
    [
      'inspector',
      { INSP_ID: 7, INSP_NM: 'Ana Roth', INSP_CD: 'IN-7' },
      { id: 7, fullName: 'Ana Roth', inspectorCode: 'IN-7' },
    ],
    ['inspectionInfo', { INSP_NO: 'TI-9' }, { inspectionNumber: 'TI-9' }],
    ['driverInfo', { MED_EXP_DT: '2026-08-17' }, { medicalExpires: '2026-08-17' }],
    ['ticket', { WVR_SIGN_FLG: 'N', SCAN_USR_NM: 'Curtis Yao' }, { waiverSigned: false, scannedBy: 'Curtis Yao' }],
    ['buyback', { REQ_DTTM: '2026-05-08T19:20:00Z' }, { requestedAt: '2026-05-08T19:20:00Z' }],
    ['booking', { CHNL_CD: 'WEB' }, { channel: 'web' }],
  ] as const)('of %s stand for its own words first', (name, sent, read) => {
    expect(readRecord(name, sent)).toMatchObject(read);
  });

  it('show a code only if it is one of our words, or letters for a text, and a text before it', () => {
    expect(readRecord('ticket', { STATUS_CD: 'X' })).not.toHaveProperty('status');
    expect(readRecord('visitor', { GENDER_CD: '1' })).not.toHaveProperty('gender');
    expect(readRecord('visitor', { GENDER_CD: 'M' })).toMatchObject({ gender: 'M' });
    expect(readRecord('visitor', { GENDER_CD: 'M', GENDER_DSC: 'Male' })).toMatchObject({ gender: 'Male' });
  });
});
