import { currencyDisplayOf, directionOf, languageInUse, languageOf, localeOf, matchLanguage } from '@contract/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('the language of a computer', () => {
  it('is the first of its languages that the app has, in any region and spelling', () => {
    expect(matchLanguage(['es-MX', 'en-US'])).toBe('es');
    expect(matchLanguage(['de-DE', 'AR_eg', 'en'])).toBe('ar');
    expect(matchLanguage(['fr', 'ja'])).toBe('en');
    expect(matchLanguage([])).toBe('en');
  });

  it('is English for anything else', () => {
    fc.assert(fc.property(fc.array(fc.string()), (locales) => languageOf(matchLanguage(locales)).length === 2));
    expect(languageOf('est')).toBe('en');
    expect(languageOf(undefined)).toBe('en');
  });

  it('applies until the person chooses one', () => {
    expect(languageInUse({ language: 'system', systemLanguage: 'es' })).toBe('es');
    expect(languageInUse({ language: 'ar', systemLanguage: 'es' })).toBe('ar');
  });
});

describe('numbers and dates', () => {
  it('are written as in the region of the computer, but always as in the United States in English', () => {
    expect(localeOf('es', ['en-US', 'es-MX'])).toBe('es-MX');
    expect(localeOf('es', ['de-DE'])).toBe('es');
    expect(localeOf('en', ['en-GB'])).toBe('en-US');
  });

  it('have Latin digits and Gregorian dates in Arabic, also where the region has others', () => {
    const egypt = localeOf('ar', ['ar-EG']);
    expect(new Intl.NumberFormat(egypt).format(1234)).toMatch(/^1.?234$/);
    const saudi = new Intl.DateTimeFormat(localeOf('ar', ['ar-SA']), { year: 'numeric', timeZone: 'UTC' });
    expect(saudi.format(Date.UTC(2026, 4, 16))).toContain('2026');
    expect(currencyDisplayOf('ar')).toBe('code');
    expect(directionOf('ar')).toBe('rtl');
  });
});
