import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldWithSpans, toPlainSigns } from '../../../../preload/contract/text/fold';

describe('fold', () => {
  it.each([
    ['\u202D+1 405 555 0112\u202C', '+1 405 555 0112'],
    ['\u2066+1\u2011405\u2013555\u22120112\u2069', '+1-405-555-0112'],
    ['\uFEFFZoe\u200B \u00ADVa\u2060le\uFE0F', 'zoe vale'],
    ['Zoe\u00A0Vale\u2009\u202F\u3000x', 'zoe vale   x'],
    ['O’Neil', "o'neil"],
    ['O‘Neil Oʼ`´′Neil', "o'neil o''''neil"],
    ['“Big” 5″', '"big" 5"'],
    ['TK-٥٥٢٣-١٢', 'tk-5523-12'],
    ['۱۲۳ १२३ ১২৩ 𝟏𝟐𝟑', '123 123 123 123'],
    ['١٬٥٠٠٫٢٥', '1,500.25'],
    ['ＴＫ－５５２３－１２', 'tk-5523-12'],
    ['مـحـمَّد', 'محمد'],
    ['Łódź Ærø Straße', 'lodz aero strasse'],
    ['राम रीम กิน กัน', 'राम रीम กิน กัน'],
    ['علی ٱحمد مصطفى', 'علي احمد مصطفي'],
    ['שָׁלוֹם', 'שלום'],
    ['İSTANBUL ΟΔΟΣ οδος', 'istanbul οδοσ οδοσ'],
  ])('makes %j comparable as %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('changes nothing that is folded already, and folds each character alone as within a text', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(fc.property(text, (one) => void expect(fold(fold(one))).toBe(fold(one))));
    fc.assert(fc.property(text, (one) => void expect(foldWithSpans(one).folded).toBe(fold(one))));
  });

  it('says which characters a match stands for, with their accents and invisible signs', () => {
    const find = (text: string, query: string): string => {
      const { folded, spans } = foldWithSpans(text);
      const at = folded.indexOf(query);
      return text.slice(spans[at]?.[0], spans[at + query.length - 1]?.[1]);
    };
    expect(find('Große Straße 7', '7')).toBe('7');
    expect(find('Große Straße 7', 'asse')).toBe('aße');
    expect(find('İzmir İstanbul', 'istan')).toBe('İstan');
    expect(find('Zoe\u0301 Vale', 'zoe')).toBe('Zoe\u0301');
    expect(find('so\u00ADft', 'of')).toBe('o\u00ADf');
  });
});

describe('what is sent', () => {
  it.each([
    ['\u202D+1 405\u2011555\u20130112\u202C', '+1 405-555-0112'],
    ['TK–٥٥٢٣', 'TK-5523'],
    ['ＴＫ－１２', 'TK-12'],
    ['\u200Bzoe＠example.com\uFEFF', 'zoe@example.com'],
  ])('has plain signs: %j is %j', (typed, plain) => {
    expect(toPlainSigns(typed)).toBe(plain);
  });

  it('keeps the spelling of names', () => {
    for (const name of ['O’Neil', 'Chicago–Milwaukee', 'José', 'Straße', 'نیم‌فاصله', '👩‍🔧'])
      expect(toPlainSigns(name)).toBe(name);
  });
});
