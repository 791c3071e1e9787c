import { afterEach, describe, expect, it } from 'vitest';
import { area as visitors } from '../../../../renderer/features/visitors/index';
import { formatDateTime, formatDay } from '../../../../renderer/kit/format/date-time';
import { fieldText } from '../../../../renderer/kit/format/field';
import { joinFacts, joinList } from '../../../../renderer/kit/format/join';
import { formatMoney, formatNumber, formatPercent } from '../../../../renderer/kit/format/number';
import { withArticle } from '../../../../renderer/kit/format/sentence';
import { stripBidiIsolates, text } from '../../../../renderer/kit/format/text';
import { wordText, wordTexts } from '../../../../renderer/kit/format/word-text';
import { toFilterChoices, valueLabel } from '../../../../renderer/kit/list/data/filter-values';
import { setPreferences } from '../../../../renderer/kit/stores/preferences';
import { changeLanguage, languageOfTexts, loadTexts } from '../../../../renderer/locales';

afterEach(async () => {
  setPreferences({ direction: 'auto' });
  await changeLanguage('en');
});

describe('another language', () => {
  it('speaks at once in all texts that were loaded, and in those that load later', async () => {
    await loadTexts('bookings');
    await changeLanguage('es');
    expect(text('bookings:title')).toBe('Reservas');
    expect(text('app:groups.sales')).toBe('Ventas');
    await loadTexts('desk');
    expect(text('desk:gate.verdicts.valid')).toBe('Válido');
    await changeLanguage('en');
    expect(text('desk:gate.verdicts.valid')).toBe('Valid');
  });

  it('has the plural forms of Arabic', async () => {
    await changeLanguage('ar');
    const rows = (count: number) => stripBidiIsolates(text('kit:list.rows', { count, rows: count }));
    expect([0, 1, 2, 3, 11, 100].map(rows)).toEqual(['لا صفوف', 'صف واحد', 'صفان', '3 صفوف', '11 صفًا', '100 صف']);
  });

  it('isolates the values of a right-to-left text, and a text of the other direction as a whole', async () => {
    await changeLanguage('ar');
    expect(text('kit:list.selectRow', { name: 'BK-1' })).toBe('تحديد \u2068BK-1\u2069');
    setPreferences({ direction: 'ltr' });
    expect(text('kit:list.page', { page: 1, pages: 2 })).toMatch(/^\u2067.*\u2069$/);
    await changeLanguage('en');
    setPreferences({ direction: 'rtl' });
    expect(text('kit:list.page', { page: 1, pages: 2 })).toBe('\u2066Page 1 of 2\u2069');
  });

  it('leaves the samples in English', async () => {
    await changeLanguage('ar');
    expect(languageOfTexts('bookings')).toBe('ar');
    expect(languageOfTexts('shop')).toBe('en');
    await loadTexts('samples');
    expect(text('samples:title')).not.toMatch(/\p{Script=Arabic}/u);
  });
});

describe('words of data', () => {
  const status = { key: 'bookingStatus', kind: 'status', valueTexts: wordTexts('booking.bookingStatus') } as const;

  it('are shown in the language if the app knows them, and agree with what they describe', async () => {
    await changeLanguage('es');
    expect(fieldText(status, { bookingStatus: 'confirmed' })).toBe('Confirmada');
    expect(wordText('booking.paymentStatus', 'paid')).toBe('Pagado');
    await changeLanguage('ar');
    expect(wordText('ticket.status', 'used')).toBe('مستخدمة');
    await changeLanguage('en');
    expect(fieldText(status, { bookingStatus: 'partially_refunded' })).toBe('Partially refunded');
  });

  it('stay as the server sent them if the app does not know them', async () => {
    await changeLanguage('es');
    expect(fieldText(status, { bookingStatus: 'On Hold' })).toBe('On hold');
    expect(fieldText(status, { bookingStatus: 'constructor' })).toBe('Constructor');
    expect(fieldText(status, { bookingStatus: 'a:b.c' })).toBe('A:b c');
  });

  it('are named in filters, which still filter by the value', async () => {
    await changeLanguage('es');
    const choices = toFilterChoices({ ...status, filter: ['confirmed'] }, undefined, () => [], ['on_hold']);
    expect(choices.map(({ value, label }) => [value, label])).toEqual([
      ['confirmed', 'Confirmada'],
      ['on_hold', 'On hold'],
    ]);
    expect(valueLabel({ key: 'isMinor', kind: 'flag' }, 'Yes')).toBe('Sí');
  });

  it('are known to the fields of an area', () => {
    expect(visitors.fields.status?.valueTexts).toBe('words:visitor.status');
  });

  it('say yes and no', async () => {
    await changeLanguage('ar');
    expect(fieldText({ key: 'a', kind: 'flag' }, { a: 'true' })).toBe('نعم');
    expect(fieldText({ key: 'a' }, { a: false })).toBe('لا');
  });
});

describe('several values in one line', () => {
  it('keep their places on a right-to-left page, and next to a right-to-left name', async () => {
    expect(joinFacts('Tech Crew A', undefined, '', 'Lane 1')).toBe('Tech Crew A · Lane 1');
    expect(joinList(['Pro', 'سوبر'])).toBe('\u200e\u2068Pro\u2069, \u2068سوبر\u2069');
    await changeLanguage('ar');
    expect(joinFacts('Midnight Madness', '24 نوفمبر')).toBe(
      '\u200f\u2068Midnight Madness\u2069 · \u206824 نوفمبر\u2069',
    );
    expect(stripBidiIsolates(joinList(['Pro', 'Super Pro']))).toBe('Pro، Super Pro');
  });
});

describe('numbers and dates', () => {
  it('follow the language', async () => {
    await changeLanguage('es');
    expect(formatNumber(12_345.6)).toBe('12.345,6');
    expect(formatMoney('24.44', 'USD')).toMatch(/^24,44\s(?:US)?\$$/);
    expect(formatPercent(0.9)).toMatch(/^90\s%$/);
    expect(formatDay('2026-05-16')).toBe('16 may 2026');
    expect(formatDateTime('2026-05-16T14:30:00Z', 'America/Chicago')).toMatch(/^16 may 2026, 9:30 CDT$/);
    expect(withArticle('Nombre')).toBe('nombre');
  });

  it('keep an amount and its currency together in Arabic', async () => {
    await changeLanguage('ar');
    expect(formatMoney('24.44', 'USD')).toMatch(/24\.44\sUSD/);
  });
});
