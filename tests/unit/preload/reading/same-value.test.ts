import { hasData } from '@contract/reading/same-value';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('a record has the sent values', () => {
  test.each([
    ['a number as text', { capacity: 4200 }, { capacity: '4200' }],
    ['a text as number', { commission: '7.50' }, { commission: 7.5 }],
    ['a number in another notation', { commission: '7.50' }, { commission: '7.5' }],
    ['blanks around', { city: 'Austin' }, { city: ' Austin ' }],
    ['a flag as a word', { open: true }, { open: 'yes' }],
    ['a day as its first moment', { until: '2026-05-16' }, { until: '2026-05-16T00:00:00Z' }],
    ['an object in another order', { at: { lat: 1, lng: '2' } }, { at: { lng: 2, lat: '1' } }],
    ['a moment in another zone', { at: '2026-05-16T08:00:00-05:00' }, { at: '2026-05-16T13:00:00Z' }],
    ['a time without a zone, written otherwise', { at: '2026-05-16T13:30:00' }, { at: '2026-05-16 13:30' }],
    ['nothing as nothing', { notes: null }, { notes: '' }],
    ['a list', { images: ['a', 'b'] }, { images: ['a', 'b'] }],
    ['one item for a list of one', { logo: ['/a.png'] }, { logo: '/a.png' }],
    ['an email in small letters', { email: 'Dana@Example.com' }, { email: 'dana@example.com' }],
    ['a phone in another spelling', { phone: '(555) 010-1234' }, { phone: '5550101234' }],
    ['a phone with its country', { phone: '(405) 555-0112' }, { phone: '+14055550112' }],
    ['a phone with its country for a zero', { phone: '030 5550112' }, { phone: '+49305550112' }],
    ['a picture with its host', { logo: '/up/a.png' }, { logo: 'https://files.example.com/up/a.png' }],
  ])('%s', (_, data, record) => {
    expect(hasData(record, data)).toBe(true);
  });

  test.each([
    ['another number', { capacity: 4200 }, { capacity: '420' }, {}],
    ['a zero that leads', { zip: '02138' }, { zip: '2138' }, {}],
    ['a zero that leads, as a number', { zip: '02138' }, { zip: 2138 }, { zip: '90210' }],
    ['a number without its sign', { longitude: -97.64 }, { longitude: 97.64 }, { longitude: '-80.2' }],
    ['an amount without its point', { fee: '12.50' }, { fee: '1250' }, { fee: '9.00' }],
    [
      'a moment in another zone',
      { at: '2026-05-16T20:30:00-05:00' },
      { at: '2026-05-16T20:30:00+05:00' },
      { at: '2026-05-16T19:00:00-05:00' },
    ],
    ['the phone of another', { phone: '405 555 0112' }, { phone: '+14055550113' }, {}],
    ['nothing', { phone: '555' }, { phone: null }, {}],
    ['what was to be emptied', { notes: null }, { notes: 'Owes' }, {}],
    ['the letter case as it was before', { name: 'McQueen' }, { name: 'mcqueen' }, { name: 'mcqueen' }],
    ['a field that it never shows', { pin: '1' }, {}, {}],
    ['a shorter list', { images: ['a', 'b'] }, { images: ['a'] }, {}],
  ])('but not %s', (_, data, record, before) => {
    expect(hasData(record, data, before)).toBe(false);
  });

  test('and values of any type never throw', () => {
    fc.assert(
      fc.property(fc.string(), fc.anything(), (sent, now) => {
        hasData({ field: now }, { field: sent });
      }),
    );
  });
});
