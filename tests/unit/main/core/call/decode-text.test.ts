/// <reference lib="es2024.string" />
/** What bytes become text, at once and while they arrive. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeFile, decodeText } from '../../../../../main/core/call/decode-text';
import { FailureError } from '../../../../../main/core/call/failure-error';

const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');

/** The text of a file that arrives in pieces; the code of its refusal. */
const textOf = async (pieces: readonly Uint8Array[], type = 'text/csv'): Promise<string> => {
  let text = '';
  try {
    for await (const part of decodeFile(pieces, type)) text += part;
  } catch (error) {
    if (error instanceof FailureError) return error.failure.code;
    throw error;
  }
  return text;
};

const cut = (bytes: Uint8Array, lengths: readonly number[]): readonly Uint8Array[] => {
  const pieces: Uint8Array[] = [];
  let at = 0;
  for (const length of [...lengths, bytes.length]) {
    pieces.push(bytes.subarray(at, at + length));
    at = Math.min(bytes.length, at + length);
  }
  return pieces;
};

const cases: readonly (readonly [what: string, bytes: Uint8Array, type: string, text: string])[] = [
  ['UTF-8 without a type', Buffer.from('id,Zoë 漢 😀'), '', 'id,Zoë 漢 😀'],
  ['UTF-8 with its mark', Buffer.from('\uFEFFid,Zoë'), 'text/csv', 'id,Zoë'],
  ['a second mark, which is text', Buffer.from('\uFEFF\uFEFFid'), 'text/csv', '\uFEFFid'],
  ['Windows-1252 that says so', latin1('José \x80\x99'), 'text/csv; charset=windows-1252', 'José €™'],
  ['Windows-1252 in capitals and quotes', latin1('José'), 'text/csv; Charset="CP1252"', 'José'],
  ['ISO-8859-1', latin1('José'), 'text/csv;charset=ISO-8859-1', 'José'],
  ['Windows-1252 that says nothing', latin1('id\r\nJosé Peña'), 'text/csv', 'id\r\nJosé Peña'],
  ['Windows-1252 that says UTF-8', latin1('id\r\nJosé'), 'text/csv; charset=utf-8', 'id\r\nJosé'],
  ['Windows-1252 that says it is ASCII', latin1('José'), 'text/csv; charset=us-ascii', 'José'],
  ['capitals that look like UTF-8', latin1('José «CAFÉ» Peña Núñez'), 'text/csv', 'José «CAFÉ» Peña Núñez'],
  ['Cyrillic', Uint8Array.from([0xc7, 0xee, 0xff]), 'text/csv; charset=windows-1251', 'Зоя'],
  ['Shift JIS', Uint8Array.from([0x8a, 0xbf, 0x2c, 0x31]), 'text/csv; charset=shift_jis', '漢,1'],
  ['GB 18030', Uint8Array.from([0xba, 0xba]), 'text/csv; charset=gb2312', '汉'],
  ['UTF-16 with its mark', utf16('\uFEFFid,Zoë 😀'), 'text/csv', 'id,Zoë 😀'],
  ['UTF-16, the other byte first', utf16('\uFEFFid,Zoë').swap16(), 'text/csv', 'id,Zoë'],
  ['UTF-16 without a mark', utf16('id,Zoë'), 'text/csv', 'id,Zoë'],
  ['UTF-16, the other byte first, without a mark', utf16('id,Zoë').swap16(), 'text/csv', 'id,Zoë'],
  ['UTF-16 by its charset', utf16('Ωmega'), 'text/csv; charset=utf-16le', 'Ωmega'],
  ['a mark that contradicts the charset', utf16('\uFEFFZoë'), 'text/csv; charset=windows-1252', 'Zoë'],
  ['damaged bytes in UTF-8', Buffer.concat([Buffer.from('Zoë '), latin1('\xff!')]), 'text/csv', 'Zoë \uFFFD!'],
  ['UTF-8 after a damaged byte', Buffer.concat([latin1('a\xff '), Buffer.from('Zoë 漢字')]), '', 'a\uFFFD Zoë 漢字'],
  ['a character that is cut off', Buffer.from('Zoë 漢').subarray(0, -1), 'text/csv', 'Zoë \uFFFD'],
  ['an unknown charset of text that is UTF-8', Buffer.from('Zoë'), 'text/csv; charset=utf8mb4', 'Zoë'],
  ['nothing', new Uint8Array(), 'text/csv', ''],
  ['one byte', latin1('a'), 'text/csv', 'a'],
];

describe('text is read as its mark, its charset or its bytes say', () => {
  it.each(cases)('%s', async (_what, bytes, type, text) => {
    expect(decodeText(bytes, type).text).toBe(text);
    for (let at = 0; at <= bytes.length; at += 1)
      expect(await textOf([bytes.subarray(0, at), bytes.subarray(at)], type), `cut at ${at}`).toBe(text);
    expect(
      await textOf(
        [...bytes].map((byte) => Uint8Array.of(byte)),
        type,
      ),
    ).toBe(text);
  });

  it('the same at once and in pieces, wherever they are cut', async () => {
    const texts = fc.string({ unit: fc.constantFrom('a', ',', '\n', 'é', '漢', '😀', '\uFEFF') });
    const mixed = fc
      .array(
        fc.oneof(
          texts.map((text) => Buffer.from(text)),
          fc.uint8Array({ maxLength: 4 }),
        ),
        { maxLength: 6 },
      )
      .map((parts) => new Uint8Array(Buffer.concat(parts)));
    await fc.assert(
      fc.asyncProperty(mixed, fc.array(fc.nat(6), { maxLength: 8 }), async (bytes, lengths) => {
        expect(await textOf(cut(bytes, lengths))).toBe(decodeText(bytes, 'text/csv').text);
      }),
      { numRuns: 2000 },
    );
  });

  it('UTF-8 as any decoder reads it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.array(fc.nat(20)), async (text, lengths) => {
        expect(await textOf(cut(Buffer.from(`x${text}`), lengths))).toBe(`x${text}`);
      }),
      { numRuns: 1000 },
    );
  });

  it('Windows-1252 whose first letter with an accent comes late, and is far from the next', async () => {
    const text = `id\n${'plain,\n'.repeat(40_000)}José\n${'plain,\n'.repeat(40_000)}Peña\n`;
    const bytes = latin1(text);
    const lengths = Array.from({ length: Math.ceil(bytes.length / 8_191) }, () => 8_191);
    expect(await textOf(cut(bytes, lengths))).toBe(text);
    expect(decodeText(bytes, 'text/csv')).toEqual({ text, note: 'read as windows-1252' });
  });
});

describe('a charset that is unknown', () => {
  const type = 'text/csv; charset=cp850';

  it('is an error for a file whose letters can’t be told', async () => {
    expect(await textOf([latin1('Jos\x82')], type)).toBe('unknown-charset');
    expect(decodeText(latin1('Jos\x82'), type)).toMatchObject({ unknownCharset: 'cp850' });
  });

  it('is noted where the bytes are UTF-8', () => {
    expect(decodeText(Buffer.from('José'), type)).toEqual({ text: 'José', note: 'unknown charset cp850' });
  });
});
