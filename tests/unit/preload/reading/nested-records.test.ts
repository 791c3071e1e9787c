/** Nested records: the profile's words and units apply to them too. */
import { readRecord, readRecords } from '@contract/reading/read-record';
import { readServerProfile, type ServerProfile } from '@contract/reading/server-profile';
import { describe, expect, it } from 'vitest';

const profileOf = (input: object): ServerProfile => {
  const read = readServerProfile({ version: 1, ...input });
  if (!read.ok) throw new Error(JSON.stringify(read.failure));
  return read.value;
};

const booking = {
  id: 7,
  currency: 'USD',
  total: '60.00',
  Tickets: [
    { id: 1, Status: 'ISS', Price: 3000, HolderName: 'Dana Wei' },
    { id: 2, Status: 'CHECKED_IN', Price: 3000, checked_in: 1 },
  ],
  line_items: [{ label: 'Racer', unit_price: 2500, vat: 500, quantity: 2 }],
};

it('says no name of a related record that is only referred to by its key', () => {
  const names = (entity: 'booking' | 'ticket' | 'inspectionInfo', record: object) =>
    Object.keys(readRecord(entity, { ...record })).filter((name) => /Name$/.test(name));
  const made = 'ev12cd34ef56gh7';
  expect(names('booking', { id: 1, user: made, event: { id: 7, title: 'Drift Jam', track: 3 } })).toEqual([
    'eventName',
  ]);
  expect(names('booking', { id: 1, bookedBy: 5, event: { id: 7, title: 'Drift Jam', venue: made } })).toEqual([
    'eventName',
  ]);
  expect(names('ticket', { id: 1, event: made, holder: 'recZ1b2C3d4E5f6G7', booking: made })).toEqual([]);
  expect(names('inspectionInfo', { id: 1, checked_by: 5 })).toEqual([]);
  expect(readRecord('ticket', { id: 1, event: made, booking: made })).toMatchObject({ eventId: made, bookingId: made });
  expect(readRecord('ticket', { id: 1, event: made, booking: made })).not.toHaveProperty('bookingNumber');
  expect(readRecord('booking', { id: 1, event: { id: 7, track: 'Mid-Ohio' } })).toMatchObject({
    trackName: 'Mid-Ohio',
  });
  expect(readRecord('booking', { id: 1, event: 'DragStripChampionship2026' })).toMatchObject({
    eventName: 'DragStripChampionship2026',
  });
  expect(readRecord('booking', { id: 1, event_name: '1320' })).toMatchObject({ eventName: '1320' });
});

describe('nested records', () => {
  it('use the words and units of their own entity in the profile', () => {
    const profile = profileOf({
      money: 'minor',
      entities: { ticket: { words: { status: { ISS: 'valid' } } } },
    });
    expect(readRecord('booking', booking, profile)).toEqual({
      id: 7,
      currency: 'USD',
      total: '60.00',
      ticketCount: 2,
      tickets: [
        { id: 1, status: 'valid', price: '30.00', holderName: 'Dana Wei' },
        { id: 2, status: 'used', price: '30.00', isCheckedIn: true },
      ],
      lineItems: [{ label: 'Racer', price: '25.00', tax: '5.00', quantity: 2 }],
    });
  });

  it('use the profile’s entry for them within that record only', () => {
    const profile = profileOf({
      entities: {
        ticket: { words: { status: { ISS: 'valid' } } },
        booking: { words: { 'Tickets.status': { ISS: 'cancelled' } }, money: { 'line_items.price': 'minor' } },
      },
    });
    const read = readRecord('booking', booking, profile) as { tickets: object[]; lineItems: object[] };
    expect(read.tickets[0]).toMatchObject({ status: 'cancelled' });
    expect(read.lineItems[0]).toMatchObject({ price: '25.00' });
    expect(readRecord('ticket', { id: 1, status: 'ISS' }, profile)).toMatchObject({ status: 'valid' });
  });

  it('use it in lists that have their own canonical field', () => {
    const profile = profileOf({
      money: 'minor',
      entities: { booking: { words: { bookingStatus: { ok: 'confirmed' } } } },
    });
    const row = { currency: 'JPY', recentBookings: [{ id: 1, bookingStatus: 'ok', total: 3200 }] };
    expect(readRecord('dashboard', row, profile)).toMatchObject({
      recentBookings: [{ bookingStatus: 'confirmed', total: '3200' }],
    });
  });

  it('take the currency of their parent record', () => {
    const profile = profileOf({ money: 'minor' });
    expect(readRecord('booking', { currency: 'KWD', items: [{ amount: 1500 }] }, profile)).toMatchObject({
      items: [{ amount: '1.500' }],
    });
  });

  it('have whole amounts in major units if any of their amounts has a fraction', () => {
    const rows = [{ id: 1, currency: 'USD', total: 60, tickets: [{ price: 12.5 }] }];
    expect(readRecords('booking', rows)[0]).toMatchObject({ total: '60', tickets: [{ price: '12.5' }] });
    expect(readRecords('booking', [{ id: 1, currency: 'USD', total: 60 }])[0]).toMatchObject({ total: 60 });
  });

  it('get no additional fields, and stay the same objects if nothing changes', () => {
    const ticket = { id: 1, status: 'valid', event: { id: 3, name: 'Drift Jam' } };
    const row = { id: 7, tickets: [ticket], customer: { id: 9, firstName: 'Dana' }, userId: 9, userName: 'Dana' };
    const read = readRecord('booking', row);
    expect(read.tickets).toBe(row.tickets);
    expect(read.customer).toBe(row.customer);
  });

  it('are left unchanged if a field of that name has other content', () => {
    const row = { id: 7, tickets: 4, payments: ['a', null], order: 'BK-1', lines: { note: 'x' } };
    expect(readRecord('booking', row)).toMatchObject({ payments: ['a', null], lines: { note: 'x' } });
  });
});
