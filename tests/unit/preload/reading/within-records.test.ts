/** Fields in objects and lists within a record, in tables beside the rows, and in lists of other forms. */

import type { EntityName } from '@contract/entities/entity-name';
import { readAnswer } from '@contract/http/read-answer';
import type { Values } from '@contract/json/record';
import { readRecord } from '@contract/reading/read-record';
import { emptyProfile } from '@contract/reading/server-profile';
import { describe, expect, it } from 'vitest';
import { row } from '../../../support/rows';

const read = (entity: EntityName, record: Values): Values => readRecord(entity, record);
const rowsOf = (call: string, body: unknown): unknown => {
  const answer = readAnswer(row(call), { status: 200, type: 'application/json', body }, {}, emptyProfile);
  return answer.ok ? (answer.value as { rows: unknown }).rows : answer.failure;
};
const recordOf = (call: string, body: unknown): unknown => {
  const answer = readAnswer(row(call), { status: 200, type: 'application/json', body }, {}, emptyProfile);
  return answer.ok ? answer.value : answer.failure;
};

describe('an object that only groups fields', () => {
  it.each<[EntityName, Values, Values]>([
    ['track', { specs: { length: '1/4 mile', surface: 'Asphalt' } }, { length: '1/4 mile', surface: 'Asphalt' }],
    ['vehicleInfo', { engine: { description: 'V8', horsepower: 430 } }, { horsepower: 430 }],
    ['event', { signup: { opens_at: 1788876000 } }, { registrationStart: '2026-09-08T14:00:00Z' }],
    ['event', { spots: { drivers: { sold: 9, max: 40 } } }, { racerSold: 9, racerCapacity: 40 }],
    ['visitor', { Racing: { EmergencyContact: { Name: 'Pat Odom' } } }, { emergencyContactName: 'Pat Odom' }],
    ['driverInfo', { equipment: { helmet: { valid_until: '2028-03-22' } } }, { helmetExpires: '2028-03-22' }],
    ['ticket', { scan: { by: 'Curtis Yao' } }, { scannedBy: 'Curtis Yao' }],
    ['buyback', { decision: { user_name: 'Omar Haddad' } }, { approvedBy: 'Omar Haddad' }],
  ])('gives a %s its fields: %j', (entity, sent, expected) => {
    expect(read(entity, { id: 1, ...sent })).toMatchObject(expected);
  });

  it.each<[EntityName, Values, string]>([
    ['visitor', { guardian: { name: 'Pat Odom', phone: '+1 555 0101' } }, 'phone'],
    ['visitor', { guardian: { date_of_birth: '1970-01-01' } }, 'dateOfBirth'],
    ['ticket', { previous: { class_name: 'Pro' } }, 'className'],
    ['booking', { shipment: { status: 'cancelled' } }, 'bookingStatus'],
    ['booking', { organizer: { id: 3, name: 'Club', promo_code: 'X' } }, 'promoCode'],
    ['ticket', { transfer: { holder_name: 'Ivy Lund' } }, 'holderName'],
    ['event', { prices: { racer: '145.00', spectator: '45.00' } }, 'spectatorSold'],
  ])('that is a thing of its own, or not the record as it is now, gives a %s nothing: %j', (entity, sent, field) => {
    expect(read(entity, { id: 1, ...sent })[field]).toBeUndefined();
  });
});

describe('a list within a record', () => {
  it.each<[EntityName, Values, Values]>([
    [
      'event',
      {
        quotas: [
          { audience: 'racers', size: 40, sold: 9 },
          { audience: 'spectators', size: 400, sold: 27 },
        ],
      },
      { racerCapacity: 40, racerSold: 9, spectatorCapacity: 400, spectatorSold: 27 },
    ],
    ['ticket', { answers: [{ question: 'age', answer: '58' }] }, { holderAge: 58 }],
    ['trackContact', { phones: [{ type: 'main', number: '+1 555 0101' }] }, { phone: '+1 555 0101' }],
    ['booking', { fees: [{ fee_type: 'service', value: '5.00' }] }, { serviceFee: '5.00' }],
    [
      'driverInfo',
      { Certificates: [{ TypeText: 'Medical certificate', ValidToDate: '/Date(1801958400000)/' }] },
      { medicalExpires: '2027-02-07' },
    ],
    ['ticket', { checkins: [{ datetime: '2026-11-07T13:11:00Z' }] }, { checkedInAt: '2026-11-07T13:11:00Z' }],
  ])('says of a %s what its labels and the field’s words say: %j', (entity, sent, expected) => {
    expect(read(entity, { id: 1, ...sent })).toMatchObject(expected);
  });

  it('says nothing where two items disagree', () => {
    const fees = [
      { fee_type: 'service', value: '5.00' },
      { fee_type: 'service', value: '6.00' },
    ];
    expect(read('booking', { id: 1, fees }).serviceFee).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['sections', [{ title: { en: 'Safety' }, checks: [{ label: { en: 'Helmet' }, outcome: 'ok' }] }]],
    ['checks', { Safety: { Helmet: 'pass' } }],
  ])('of points in %s has each with its section', (name, sent) => {
    expect(read('techCard', { id: 1, [name]: sent }).items).toMatchObject([
      { section: 'Safety', label: 'Helmet', result: 'pass' },
    ]);
  });

  it('of names is a list of records with names', () => {
    expect(read('inspectionTeam', { crew: ['Cole Barrister'] }).inspectors).toEqual([{ name: 'Cole Barrister' }]);
  });
});

describe('the rows of a list', () => {
  it('are found by ids, under any name', () => {
    const hearts = { '-Omt8_50--UK2x3KQzAA': { user: { id: 'u1', name: 'Perpetua Lang' } } };
    expect(rowsOf('wishlist.list', { ok: true, hearts, order: ['-Omt8_50--UK2x3KQzAA'] })).toMatchObject([
      { id: '-Omt8_50--UK2x3KQzAA', userName: 'Perpetua Lang' },
    ]);
  });

  it.each([
    ['by days', { days: { '2026-11-07': [{ title: 'Gates open', at: '06:30' }] } }],
    ['in groups with a day', { results: [{ day: '2026-11-07', sessions: [{ title: 'Gates open', at: '06:30' }] }] }],
  ])('are found %s', (_form, body) => {
    expect(rowsOf('event.schedule', body)).toMatchObject([
      { day: '2026-11-07', title: 'Gates open', startTime: '06:30' },
    ]);
  });

  it('are not those of several lists with names that may be states', () => {
    expect(rowsOf('booking.list', { data: { tier1: [{ id: 1 }], deleted2: [{ id: 2 }] } })).not.toMatchObject([
      { id: 1 },
      { id: 2 },
    ]);
  });

  it('have the related records that the answer has beside them', () => {
    const users = { 'u-1': { name: 'Dana Whitlock', email: 'dana@mail.example' } };
    const events = [{ id: 7, title: 'Harvest Moon Drags' }];
    const bookings = [{ id: 1, user_id: 'u-1', event_id: 7 }];
    expect(rowsOf('booking.list', { bookings, users, events })).toMatchObject([
      { id: 1, userName: 'Dana Whitlock', userEmail: 'dana@mail.example', eventName: 'Harvest Moon Drags' },
    ]);
    expect(recordOf('booking.detail', { booking: bookings[0], users, events })).toMatchObject({
      userName: 'Dana Whitlock',
      eventName: 'Harvest Moon Drags',
    });
  });

  it('have the id and the fields that the server puts its own word before', () => {
    const partner = { PartnerId: '0010000001', PartnerNumber: 'BP-10001', PartnerStatusText: 'Active' };
    expect(rowsOf('visitor.list', [partner])).toMatchObject([
      { id: '0010000001', visitorCode: 'BP-10001', status: 'active' },
    ]);
  });
});

describe('a number that two records have', () => {
  const tickets = [
    { id: 11, order: { id: 1 }, number: 1 },
    { id: 12, order: { id: 1 }, number: 2 },
    { id: 13, order: { id: 2 }, number: 1 },
  ];
  it('names none of them, if the server does not call it as screens do', () => {
    expect(rowsOf('booking.ticketList', tickets)).toSatisfy((rows: readonly Values[]) =>
      rows.every((one) => !('ticketNumber' in one)),
    );
    expect(rowsOf('booking.ticketList', tickets.slice(0, 2))).toMatchObject([
      { ticketNumber: '1' },
      { ticketNumber: '2' },
    ]);
  });
});

describe('one record', () => {
  it('is not its only part, or the only item of a list in it', () => {
    const point = { label: 'Helmet', result: 'pass', note: '' };
    expect(recordOf('inspection.techCard', { results: [point] })).toMatchObject({ items: [{ label: 'Helmet' }] });
    expect(recordOf('inspection.techCard', { id: 5, results: [point] })).toMatchObject({ id: 5 });
    expect(rowsOf('booking.list', [{ id: 1, tickets: [{ id: 11 }] }])).toMatchObject([
      { id: 1, tickets: [{ id: 11 }] },
    ]);
  });

  it('has its number in `name` only if it is known by that number', () => {
    expect(read('vehicleInfo', { name: 'GT3' }).vehicleNumber).toBeUndefined();
    expect(read('visitor', { id: 1, name: 'R2D2' }).visitorCode).toBeUndefined();
  });

  it('is taken out of a list of one, and out of a wrapper with any name', () => {
    const slot = { team: 'Red', lane: 'Lane 2' };
    const expected = { teamName: 'Red', lane: 'Lane 2' };
    expect(recordOf('inspection.team', { d: { results: [slot] } })).toMatchObject(expected);
    expect(recordOf('inspection.team', { ok: true, slot })).toMatchObject(expected);
  });
});

describe('a reference', () => {
  it('is a pair of id and name, as Odoo sends it, or filled under the name of its id', () => {
    const sent = { id: 1, event_id: [3, 'Test & Tune'], partner_id: { id: 7, name: 'Dana Whitlock' } };
    expect(read('booking', (rowsOf('booking.list', [sent]) as readonly Values[])[0] ?? {})).toMatchObject({
      eventId: 3,
      eventName: 'Test & Tune',
      userName: 'Dana Whitlock',
    });
  });

  it('by a name is by its number where a record has no name of its own', () => {
    expect(read('booking', { id: 1, name: '#1058' }).bookingNumber).toBe('#1058');
    expect(read('ticket', { id: 1, order: { id: 2, name: 'S01257' } }).bookingNumber).toBe('S01257');
    expect(read('booking', { id: 1, name: 'Dana Whitlock' }).bookingNumber).toBeUndefined();
  });
});

describe('a name of a column', () => {
  it('without vowels, or cut short, is that of the word it stands for', () => {
    const sent = { CUST_ID: 5, FIRST_NM: 'Anneke', LAST_NM: 'Visser', PHONE_NO: '+1 540 555 0415', TOT_BKG_CNT: 2 };
    expect(read('visitor', sent)).toMatchObject({
      id: 5,
      firstName: 'Anneke',
      lastName: 'Visser',
      phone: '+1 540 555 0415',
      totalBookings: 2,
    });
    expect(
      read('booking', { BKG_NO: 'B-1', EVT_NM: 'Test & Tune', EVT_STRT_DTTM: '2026-05-08T12:00:00Z' }),
    ).toMatchObject({
      bookingNumber: 'B-1',
      eventName: 'Test & Tune',
      eventDate: '2026-05-08T12:00:00Z',
    });
  });
});

it('a limit of entries is no number of entries', () => {
  const { sold } = read('eventClass', { id: 1, name: 'GT Two', 'entries-count': 2, 'max-entries': 8 });
  expect(sold).toBe(2);
  expect(read('eventClass', { id: 1, name: 'GT Two', 'max-entries': 8 })).not.toHaveProperty('sold');
});

it('a rate of at most one is a percentage only if its name says so', () => {
  const percentOf = (record: Values): unknown =>
    read('track', { id: 1, name: 'Fraser Flats', ...record }).commissionPercent;
  expect(percentOf({ commission_rate: 0.125 })).toBeUndefined();
  expect(percentOf({ commission_rate: 12.5 })).toBe(12.5);
  expect(percentOf({ commission_rate: 0 })).toBe(0);
  expect(percentOf({ commission_percentage: 0.5 })).toBe(0.5);
  expect(percentOf({ commissionPercent: 0.5 })).toBe(0.5);
});

describe('further fields of a record', () => {
  it('are in a list of names and values, in a post of WordPress, or end with a mark of Salesforce', () => {
    const meta = [
      { id: 1, key: 'nickname', value: 'Dan' },
      { id: 2, key: '_visitor_type', value: 'racer' },
    ];
    expect(read('visitor', { id: 1, meta_data: meta })).toMatchObject({ nickname: 'Dan', userType: 'racer' });
    const post = { id: 9, status: 'publish', type: 'venue', acf: { surface: 'Asphalt', track_status: 'pending' } };
    expect(rowsOf('track.list', [post])).toMatchObject([{ id: 9, surface: 'Asphalt', status: 'pending' }]);
    expect(read('booking', { Id: 'a01', Booking_Number__c: 'B-1' }).bookingNumber).toBe('B-1');
  });
});

describe('a value', () => {
  it('of nothing beside crosses is a no, as ABAP writes it, and else unknown', () => {
    const flags = (rows: readonly Values[]): unknown => rowsOf('booking.ticketList', rows);
    expect(
      flags([
        { id: 1, WaiverSigned: 'X' },
        { id: 2, WaiverSigned: '' },
      ]),
    ).toMatchObject([{ waiverSigned: true }, { waiverSigned: false }]);
    expect(flags([{ id: 2, WaiverSigned: '' }])).not.toMatchObject([{ waiverSigned: false }]);
  });

  it('beside a currency is the amount, whatever it is called', () => {
    expect(read('visitor', { id: 1, lifetime_value: { major_value: '392.35', currency: 'USD' } }).totalSpent).toBe(
      '392.35',
    );
    expect(read('visitor', { id: 1, lifetime_value: { cents_total: 39235, currency: 'USD' } }).totalSpent).toBe(
      '392.35',
    );
  });

  it('is a time of day as a duration since midnight, and as written with an offset, but not in UTC', () => {
    expect(read('event', { id: 1, GateOpeningTime: 'PT06H30M00S' }).gateOpenTime).toBe('06:30');
    expect(read('eventSchedule', { begins: '2026-11-07T06:30:00-06:00' })).toMatchObject({
      day: '2026-11-07',
      startTime: '06:30',
    });
    expect(read('eventSchedule', { begins: '2026-11-07T12:30:00Z' }).startTime).toBeUndefined();
  });

  it('of the shop and of the buyer is one if both are the same, and else open', () => {
    const money = (amount: string, currencyCode = 'USD') => ({ amount, currencyCode });
    const bag = { shopMoney: money('144.1'), presentmentMoney: money('144.1') };
    expect(read('booking', { id: 1, totalPriceSet: bag }).total).toBe('144.1');
    const other = { shopMoney: money('144.1'), presentmentMoney: money('196.40', 'CAD') };
    expect(read('booking', { id: 1, totalPriceSet: other }).total).not.toBe('144.1');
  });

  it('without a zone is in UTC if its name says so, and gives way to one with a zone', () => {
    const created = { date_created: '2026-02-17T18:00:00', date_created_gmt: '2026-02-17T23:00:00' };
    expect(read('visitor', { id: 1, ...created }).createdAt).toBe('2026-02-17T23:00:00Z');
  });

  it('called name is a person’s beside that person’s address, and else the record’s', () => {
    const ana = { name: 'Ana Roth', email: 'ana@example.com' };
    expect(read('ticket', { id: 1, ...ana })).toEqual({
      id: 1,
      holderName: 'Ana Roth',
      holderEmail: 'ana@example.com',
    });
    expect(read('booking', { id: 1, ...ana }).userName).toBe('Ana Roth');
    expect(read('ticket', { id: 1, name: 'Weekend', holder_email: 'ana@example.com' }).ticketName).toBe('Weekend');
    expect(read('event', { id: 1, name: 'Night race', email: 'ana@example.com' }).name).toBe('Night race');
  });

  it('in a list of one is that value', () => {
    expect(read('booking', { id: 1, payment_methods: ['card'] }).paymentMethod).toBe('card');
  });

  it('of a state that the server says in words is kept, whatever the words are', () => {
    expect(read('admin', { id: 1, UserStatusText: 'Locked out' }).status).toBe('Locked out');
  });
});
