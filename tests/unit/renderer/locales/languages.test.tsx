import { afterEach, describe, expect, it } from 'vitest';
import { area as visitors } from '../../../../renderer/features/visitors/index';
import { formatDateTime, formatDay } from '../../../../renderer/kit/format/date-time';
import { fieldText } from '../../../../renderer/kit/format/field';
import { fieldName } from '../../../../renderer/kit/format/field-name';
import { joinFacts, joinList } from '../../../../renderer/kit/format/join';
import { formatMoney, formatNumber, formatPercent } from '../../../../renderer/kit/format/number';
import { toPlainText } from '../../../../renderer/kit/format/plain-text';
import { withArticle } from '../../../../renderer/kit/format/sentence';
import { shownText } from '../../../../renderer/kit/format/shown-text';
import { stripBidiIsolates, text } from '../../../../renderer/kit/format/text';
import { wordText, wordTexts } from '../../../../renderer/kit/format/word-text';
import { arrangeColumns, widthOf } from '../../../../renderer/kit/list/data/columns';
import { toFilterChoices, valueLabel } from '../../../../renderer/kit/list/data/filter-values';
import { labelIn } from '../../../../renderer/kit/list/data/use-columns';
import { setPreferences } from '../../../../renderer/kit/stores/preferences';
import { changeLanguage, hasSamples, languageOfTexts } from '../../../../renderer/locales';

afterEach(async () => {
  setPreferences({ direction: 'auto' });
  await changeLanguage('en');
});

/** A number of each plural form of Arabic. */
const formNumbers = [0, 1, 2, 3, 11, 100];

describe('another language', () => {
  it('speaks in all texts', async () => {
    await changeLanguage('es');
    expect(text('bookings:title')).toBe('Reservas');
    expect(text('app:groups.sales')).toBe('Ventas');
    expect(text('desk:gate.verdicts.valid')).toBe('Válido');
    await changeLanguage('en');
    expect(text('desk:gate.verdicts.valid')).toBe('Valid');
  });

  it('has the plural forms of Arabic', async () => {
    await changeLanguage('ar');
    const rows = (count: number) => stripBidiIsolates(text('kit:list.rows', { count, rows: count }));
    expect(formNumbers.map(rows)).toEqual(['لا صفوف', 'صف واحد', 'صفان', '3 صفوف', '11 صفًا', '100 صف']);
  });

  it('counts the rows of a list in them', async () => {
    await changeLanguage('ar');
    const rows = (count: number) => stripBidiIsolates(text('transactions:total', { count, rows: count }));
    expect(formNumbers.map(rows)).toEqual([
      'لا معاملات',
      'معاملة واحدة',
      'معاملتان',
      '3 معاملات',
      '11 معاملة',
      '100 معاملة',
    ]);
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

  it.runIf(hasSamples)('leaves the samples in English', async () => {
    await changeLanguage('ar');
    expect(languageOfTexts('bookings')).toBe('ar');
    expect(languageOfTexts('shop')).toBe('en');
    expect(text('samples:title')).not.toMatch(/\p{Script=Arabic}/u);
  });
});

describe('names of fields', () => {
  const crew = [{ name: 'Sara', badgeNumber: 'B-1', isActive: true, tShirt: 'XL' }];
  const column = (key: string) => {
    const columns = arrangeColumns([{ key: 'bookingNumber' }], [{ key }], undefined, labelIn('bookings'));
    return columns.find((one) => one.key === key)?.label;
  };

  it('are shown in the language within a record too, and made readable if nobody knows them', async () => {
    const said = () => shownText(crew[0]);
    expect(fieldName('badgeNumber')).toBe('Badge number');
    expect(shownText({ crew })).toBe('Crew: Sara');
    expect(said()).toBe('Name: Sara; Badge number: B-1; Is active: Yes; T shirt: XL');
    await changeLanguage('es');
    expect(said()).toBe('Nombre: Sara; N.º de credencial: B-1; Activo: Sí; T shirt: XL');
    await changeLanguage('ar');
    expect(said()).toBe('الاسم: Sara; رقم الشارة: B-1; نشط: نعم; T shirt: XL');
    expect(['constructor', 'a:b', 'a.b', ''].map(fieldName)).toEqual(['Constructor', 'A:b', 'A b', '']);
  });

  it('do not change what filters and searches compare with', async () => {
    const before = toPlainText(crew[0]);
    await changeLanguage('ar');
    expect(toPlainText(crew[0])).toBe(before);
  });

  it('are those of the area in a column that only the server has', async () => {
    await changeLanguage('es');
    expect(['channel', 'userId', 'tShirt'].map(column)).toEqual(['Canal de venta', 'ID del usuario', 'T shirt']);
  });
});

it('gives amounts more room where the currency is written longer', async () => {
  const width = () => widthOf({ key: 'total', kind: 'money', width: 100 });
  expect(width()).toBe(100);
  for (const language of ['es', 'ar'] as const) {
    await changeLanguage(language);
    expect(width()).toBeGreaterThan(120);
  }
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
