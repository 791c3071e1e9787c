import { fold } from '@contract/text/fold';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldText, sortKey } from '../../../../../renderer/kit/format/field';
import { parseFlag } from '../../../../../renderer/kit/format/flag';
import { readableLabel } from '../../../../../renderer/kit/format/label';
import { toPlainText } from '../../../../../renderer/kit/format/plain-text';

describe('a field as text', () => {
  it('takes currency and zone from the fields next to it', () => {
    expect(fieldText({ key: 'total', kind: 'money' }, { total: '9.50', currency: 'EUR' })).toBe('€9.50');
    expect(
      fieldText({ key: 'fee', kind: 'money', companion: 'unit' }, { fee: '9', unit: 'JPY', currency: 'USD' }),
    ).toBe('¥9');
    const row = { at: '2026-05-16T14:30:00Z', timezone: 'America/New_York' };
    expect(fieldText({ key: 'at', kind: 'dateTime' }, row)).toBe('May 16, 2026, 10:30 AM EDT');
  });

  it('shows every time of day in the same format, and sorts by it', () => {
    const shown = (at: unknown) => fieldText({ key: 'at', kind: 'time' }, { at });
    expect(['08:00', '8:00', '08:00:00', '20:15', 'at dusk', 800].map(shown)).toEqual([
      '8:00 AM',
      '8:00 AM',
      '8:00 AM',
      '8:15 PM',
      'at dusk',
      '800',
    ]);
    expect(Number(sortKey('time', '9:00'))).toBeLessThan(Number(sortKey('time', '10:00')));
  });

  it('shows the words of a status, and of a field with fixed values', () => {
    expect(fieldText({ key: 's', kind: 'status' }, { s: 'partially_refunded' })).toBe('Partially refunded');
    expect(fieldText({ key: 't', filter: ['racer'] }, { t: 'racer' })).toBe('Racer');
    expect(fieldText({ key: 'name' }, { name: 'racer' })).toBe('racer');
  });

  it('shows a field of an unexpected type instead of omitting it', () => {
    expect(fieldText({ key: 'total', kind: 'money' }, { total: { amount: 5 } })).toBe('Amount: 5');
    expect(fieldText({ key: 'at', kind: 'dateTime' }, { at: ['2026'] })).toBe('2026');
    expect(fieldText({ key: 'n', kind: 'number' }, { n: true })).toBe('Yes');
  });

  it('never says [object Object], and never throws', () => {
    const kinds = fc.constantFrom(
      'text',
      'number',
      'money',
      'date',
      'dateTime',
      'time',
      'status',
      'flag',
      'email',
      'url' as const,
    );
    fc.assert(
      fc.property(kinds, fc.jsonValue(), (kind, value) => {
        const shown = fieldText({ key: 'x', kind: kind as 'text' }, { x: value });
        if (typeof value !== 'string') expect(shown).not.toContain('[object Object]');
      }),
    );
  });
});

it('makes readable labels from any server’s field names', () => {
  expect(readableLabel('bookingNumber')).toBe('Booking number');
  expect(readableLabel('user_id')).toBe('User ID');
  expect(readableLabel('PDFUrl')).toBe('PDF URL');
  expect(readableLabel('partially-refunded')).toBe('Partially refunded');
  expect(readableLabel('apple_pay')).toBe('Apple Pay');
  expect(readableLabel('___')).toBe('___');
});

it('ignores case and accents, so that users find what they cannot type', () => {
  expect(fold('Łukasz NÚÑEZ-Straße')).toBe('lukasz nunez-strasse');
  expect(fold('محمد 東京')).toBe(fold('محمد 東京'));
});

it('writes nested values in one line', () => {
  expect(
    toPlainText([
      { id: 1, name: 'Cedar Ridge' },
      { id: 2, name: 'North Bend' },
    ]),
  ).toBe('Cedar Ridge, North Bend');
  expect(toPlainText({ city: 'Tulsa', open: true, gone: null })).toBe('City: Tulsa; Open: Yes');
});

it('sorts money and moments by value, and empty values last', () => {
  expect(sortKey('money', '100.00')).toBe(100);
  expect(sortKey('dateTime', '2026-01-01T00:00:00+01:00')).toBe(Date.parse('2025-12-31T23:00:00Z'));
  expect(sortKey('text', '')).toBeUndefined();
  expect(sortKey('text', null)).toBeUndefined();
});

describe('a flag', () => {
  it.each([true, 1, '1', 'true', 'TRUE', ' yes '])('%j means yes', (value) => {
    expect(parseFlag(value)).toBe(true);
    expect(fieldText({ key: 'x', kind: 'flag' }, { x: value })).toBe('Yes');
    expect(sortKey('flag', value)).toBe(1);
  });

  it.each([false, 0, '0', 'false', 'No'])('%j means no', (value) => {
    expect(parseFlag(value)).toBe(false);
    expect(fieldText({ key: 'x', kind: 'flag' }, { x: value })).toBe('No');
    expect(sortKey('flag', value)).toBe(0);
  });

  it.each([undefined, null, '', 2, -1, 'maybe', 'truex', {}, [true]])('%j means neither', (value) => {
    expect(parseFlag(value)).toBeUndefined();
  });

  it('a word that is neither is shown and sorted unchanged', () => {
    expect(fieldText({ key: 'x', kind: 'flag' }, { x: 'Maybe' })).toBe('Maybe');
    expect(sortKey('flag', 'Maybe')).toBe('maybe');
  });
});
