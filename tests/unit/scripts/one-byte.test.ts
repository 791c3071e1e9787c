import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toOneByte } from '../../../resources/build/one-byte';

/** A script that is long enough for any of the texts. */
const scriptOf = (returned: string): string => `return ${returned};${' '.repeat(10_000)}`;
const run = (script: string): unknown => new Function(script)();

describe('a script in one byte per character', () => {
  it('has the same texts, in quotes and in templates', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const quoted = toOneByte(scriptOf(JSON.stringify(text)));
        const template = toOneByte(scriptOf(`\`${text.replace(/[\\`$\r]/g, '')}\``));
        expect(`${quoted}${template}`).toMatch(/^[\0-\x7f]*$/);
        expect(run(quoted)).toBe(text);
        expect(run(template)).toBe(text.replace(/[\\`$\r]/g, ''));
      }),
    );
  });

  it('has the same regular expressions', () => {
    const script = toOneByte(scriptOf(`[/^[“”é]+$/.test('“é”'), /^[😀-😂]$/u.test('😁'), /[٠-٩]/.test('7')]`));
    expect(script).toContain('\\ud83d\\ude00');
    expect(run(script)).toEqual([true, true, false]);
  });

  it('is left as it is where escapes would take more memory', () => {
    expect(toOneByte(`'رسالة'`)).toBe(`'رسالة'`);
  });
});
