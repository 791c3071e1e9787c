import { afterEach, describe, expect, it } from 'vitest';
import { formatDateTime, formatDay } from '../../../../renderer/kit/format/date-time';
import { formatMoney, formatNumber, formatPercent } from '../../../../renderer/kit/format/number';
import { withArticle } from '../../../../renderer/kit/format/sentence';
import { stripBidiIsolates, text } from '../../../../renderer/kit/format/text';
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
