/// <reference lib="es2024.string" />
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayFolderName, exportName, safeName } from '../../../../../main/core/export/file-name';

describe('row 76: a file name (SEC-42)', () => {
  it.each([
    ['Bookings', 'Bookings.csv'],
    ['CON', '_CON.csv'],
    ['con.2026', '_con.2026.csv'],
    ['nul .x', '_nul .x.csv'],
    ['COM¹', '_COM¹.csv'],
    ['Console', 'Console.csv'],
    ['Falcon', 'Falcon.csv'],
    ['a:b', 'a-b.csv'],
    ['..', 'Pitwall.csv'],
    ['../../etc/passwd', '-..-etc-passwd.csv'],
    ['C:\\x', 'C--x.csv'],
    ['x.csv', 'x.csv'],
    ['x.CSV', 'x.csv'],
    ['x.csv.exe', 'x.csv.exe.csv'],
    ['invoice\u202Egpj.exe', 'invoicegpj.exe.csv'],
    ['a\u200Bb\u0000c\u007F', 'abc.csv'],
    ['trailing dot. . ', 'trailing dot.csv'],
    ['two\r\nlines', 'two lines.csv'],
    ['', 'Pitwall.csv'],
    ['Zoë 漢字 😀', 'Zoë 漢字 😀.csv'],
    ['half \uD83D pair', 'half pair.csv'],
  ])('%j becomes %j', (wish, name) => {
    expect(safeName(wish, '.csv')).toBe(name);
  });

  it('has at most 200 bytes with its extension, and is cut between characters', () => {
    expect(safeName('x'.repeat(300), '.csv')).toBe(`${'x'.repeat(195)}.csv`);
    expect(safeName('x'.repeat(195), '.csv')).toBe(`${'x'.repeat(195)}.csv`);
    expect(safeName('é'.repeat(300), '.pdf')).toBe(`${'é'.repeat(97)}.pdf`);
    expect(safeName(`${'x'.repeat(194)}é`, '.csv')).toBe(`${'x'.repeat(194)}.csv`);
  });

  it('is valid on all systems, whatever was typed', () => {
    const wishes = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 250 }),
      fc.string({
        unit: fc.constantFrom('.', ' ', 'c', 'o', 'n', '1', '/', '\\', ':', '\u202E', '😀', '\uD83D', '.csv'),
        maxLength: 300,
      }),
    );
    fc.assert(
      fc.property(wishes, (wish) => {
        const name = safeName(wish, '.csv');
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
        expect(name.isWellFormed()).toBe(true);
        expect(name).toMatch(/[^. ]\.csv$/);
        expect(name).not.toMatch(/^[. ]|[<>:"/\\|?*]|\p{Control}|\p{Format}/u);
        expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d) *\./i);
        expect(safeName(name, '.csv')).toBe(name);
      }),
      { numRuns: 2000 },
    );
  });

  it('contains an export’s list, event, filters and the local date', () => {
    const day = new Date(2026, 0, 5, 23, 59);
    expect(exportName(['Bookings'], day)).toBe('Bookings - 2026-01-05.csv');
    expect(exportName(['Bookings', 'Midnight Madness', 'confirmed', ' '], day)).toBe(
      'Bookings - Midnight Madness - confirmed - 2026-01-05.csv',
    );
    expect(exportName(['Bookings', '../../etc/passwd', 'a\u202Egpj.exe'], day)).toBe(
      'Bookings - ..-..-etc-passwd - agpj.exe - 2026-01-05.csv',
    );
    expect(exportName(['é'.repeat(300)], day)).toMatch(/é - 2026-01-05\.csv$/);
    const copied = (hour: number, dayOfMonth = 5) => new Date(2026, 0, dayOfMonth, hour, 12).toISOString();
    expect(exportName(['Bookings'], day, copied(9))).toBe('Bookings - 2026-01-05 copy 09-12.csv');
    expect(exportName(['Bookings'], day, copied(21, 3))).toBe('Bookings - 2026-01-05 copy 2026-01-03 21-12.csv');
    expect(exportName(['x'.repeat(300)], day, copied(9, 3))).toMatch(/x - 2026-01-05 copy 2026-01-03 09-12\.csv$/);
    expect(exportName([`${'x'.repeat(179)} madness`], day)).toBe(`${'x'.repeat(179)} - 2026-01-05.csv`);
  });
});

const day = '2026-11-21';

describe('the folder of a day (SEC-42)', () => {
  it.each([
    ['Midnight Madness', 1, 'Midnight Madness 2026-11-21'],
    ['Midnight Madness', 2, 'Midnight Madness 2026-11-21 (2)'],
    ['Midnight Madness 2026-11-21', 1, 'Midnight Madness 2026-11-21'],
    ['../../etc', 1, '-..-etc 2026-11-21'],
    ['C:\\Windows', 3, 'C--Windows 2026-11-21 (3)'],
    ['NUL', 1, '_NUL 2026-11-21'],
    ['', 1, 'Pitwall 2026-11-21'],
    ['x'.repeat(300), 12, `${'x'.repeat(183)} 2026-11-21 (12)`],
  ])('%j, attempt %d, becomes %j', (event, attempt, name) => {
    expect(dayFolderName(event, day, attempt)).toBe(name);
  });

  it('is one safe name that ends with the day, and another one for each attempt', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 250 }), fc.integer({ min: 2, max: 999 }), (event, attempt) => {
        const [first, next] = [dayFolderName(event, day, 1), dayFolderName(event, day, attempt)];
        for (const name of [first, next]) {
          expect(name).not.toMatch(/[<>:"/\\|?*\p{Control}\p{Format}]|^[ .]|[ .]$/u);
          expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200);
        }
        expect(first.endsWith(day)).toBe(true);
        expect(next.endsWith(`${day} (${attempt})`)).toBe(true);
        expect(next).not.toBe(first);
      }),
      { numRuns: 200 },
    );
  });
});
