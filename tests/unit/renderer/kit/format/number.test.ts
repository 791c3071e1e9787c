import { formatBytes } from '@contract/format-bytes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldText } from '../../../../../renderer/kit/format/field';
import { formatMoney, formatNumber } from '../../../../../renderer/kit/format/number';
import { stripBidiIsolates } from '../../../../../renderer/kit/format/text';
import { orderBy, sortKeysOf } from '../../../../../renderer/kit/list/data/in-memory-rows';

describe('money', () => {
  it('has the decimals of its currency, or more if more were sent', () => {
    expect(formatMoney('123.58', 'USD')).toBe('$123.58');
    expect(formatMoney('123.580', 'USD')).toBe('$123.580');
    expect(formatMoney('30.0', 'USD')).toBe('$30.00');
    expect(formatMoney('175', 'USD')).toBe('$175.00');
    expect(formatMoney('-12.50', '$')).toBe('-$12.50');
    expect(formatMoney('-5', 'usd')).toBe('-$5.00');
    expect(formatMoney(12.5, 'USD')).toBe('$12.50');
    expect(formatMoney('32460', 'JPY')).toBe('¥32,460');
  });

  it('has no sign if it is zero, as other numbers', () => {
    expect(['-0', '-0.00', '-0.004'].map((amount) => formatMoney(amount, 'USD'))).toEqual([
      '$0.00',
      '$0.00',
      '-$0.004',
    ]);
    expect([formatNumber(-0), formatNumber('-0.0000001'), formatNumber(-1)]).toEqual(['0', '0', '-1']);
  });

  it('is marked if it is unknown whether a whole number counts cents', () => {
    expect(stripBidiIsolates(formatMoney(32_195, 'USD'))).toBe('32,195 USD (unit unknown)');
    expect(formatMoney(0, 'USD')).toBe('$0.00');
    // An area that sets the currency itself knows the unit.
    expect(fieldText({ key: 'fee', kind: 'money', currency: 'USD' }, { fee: 30 })).toBe('$30.00');
  });

  it('sorts exactly, and only within a currency and a unit', () => {
    const row = (total: unknown, currency = 'USD') => ({ total, currency });
    const rows = [
      row('9007199254740993.02'),
      row('5', 'EUR'),
      row('9007199254740993.01'),
      row(900),
      row('-4.5'),
      row('100', 'EUR'),
      row('-4.50'),
      row(null),
    ];
    const order = orderBy(sortKeysOf(rows, 'total', 'money'), false);
    expect([...order]).toEqual([1, 5, 4, 6, 2, 0, 3, 7]);
  });

  it('is never converted to a float', () => {
    expect(formatMoney('9007199254740993.01', 'USD')).toBe('$9,007,199,254,740,993.01');
    expect(formatMoney('0.10', 'EUR')).toBe('€0.10');
  });

  it('is shown unchanged without a currency or with an unknown one', () => {
    expect(formatMoney('12.50')).toBe('12.50');
    expect(formatMoney('12.50', 'not a currency')).toBe('12.50 NOT A CURRENCY');
    expect(formatMoney('about 12', 'USD')).toBe('about 12');
    expect(formatMoney(null, 'USD')).toBe('');
  });

  it('shows every digit of any decimal text', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 18 });
    fc.assert(
      fc.property(digits, fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 6 }), (whole, part) => {
        const amount = part === '' ? whole : `${whole}.${part}`;
        const shown = formatMoney(amount, 'USD').replace(/[$,]/g, '');
        const filled = `${whole.replace(/^0+(?=\d)/, '')}.${part.padEnd(2, '0')}`;
        expect(shown).toBe(filled);
      }),
    );
  });
});

describe('numbers', () => {
  it('have separators', () => {
    expect(formatNumber(1_234_567.5)).toBe('1,234,567.5');
    expect(formatNumber('3500')).toBe('3,500');
  });

  it('leave other text unchanged', () => {
    expect(formatNumber('7.50 index')).toBe('7.50 index');
    expect(formatNumber(Number.NaN)).toBe('');
  });
});

it('show sizes as file managers do', () => {
  expect(formatBytes(0)).toBe('0 bytes');
  expect(formatBytes(999)).toBe('999 bytes');
  expect(formatBytes(2_418_301)).toBe('2.4 MB');
  expect(formatBytes(90_000_000)).toBe('90 MB');
  expect(formatBytes(-1)).toBe('');
});
