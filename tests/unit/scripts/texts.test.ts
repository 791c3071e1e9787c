/** What the build makes of the texts, run as the app runs it. */
import { bytes, type MessageFormats, number, setMessageFormats, type Texts, value } from '@contract/text/messages';
import { plural, select } from '@messageformat/runtime';
import * as cardinals from '@messageformat/runtime/lib/cardinals';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { compileTexts } from '../../../resources/build/texts';

const known = { ...cardinals, bytes, number, plural, select, value };

/** The module's default export, with its imports taken from this file. */
const run = (module: string): Texts => {
  const names = Object.keys(known);
  const body = module.replace(/^import .*;$/gm, '').replace('export default', 'return');
  return new Function(...names, body)(...names.map((name) => known[name as keyof typeof known])) as Texts;
};
const say = (message: string, values = {}, language = 'en'): string => {
  const text = run(compileTexts({ a: message }, language)).a ?? '';
  return typeof text === 'string' ? text : text(values);
};

// Other tests of this process have main's formats.
const plain: MessageFormats = { locale: () => 'en-US', isolate: (text) => text };
const before = setMessageFormats(plain);
afterEach(() => void setMessageFormats(plain));
afterAll(() => void setMessageFormats(before));

describe('a text', () => {
  test('without values is a string, found by its path', () => {
    expect(run(compileTexts({ list: { empty: "It's empty" }, one: 'Row' }, 'en'))).toEqual({
      'list.empty': "It's empty",
      one: 'Row',
    });
    expect(run(compileTexts({ price: 'US$$ $& $1' }, 'en'))).toEqual({ price: 'US$$ $& $1' });
    expect(run(compileTexts({}, 'en'))).toEqual({});
  });

  test('may have braces and marks of the format in quotes', () => {
    expect(say("Write '{}' or '{name}'")).toBe('Write {} or {name}');
    expect(say("{count, plural, one {car '#'{n}} other {#}}", { count: 1, n: 7 })).toBe('car #7');
  });

  test.each([
    [{ name: 'Ada' }, 'Hello Ada.'],
    [{ name: 0 }, 'Hello 0.'],
    [{ name: '{name} $1 "\\' }, 'Hello {name} $1 "\\.'],
    [{ name: null }, 'Hello .'],
    [{}, 'Hello .'],
  ])('has the value as it is: %j', (values, said) => {
    expect(say('Hello {name}.', values)).toBe(said);
  });

  test('writes numbers and sizes as the locale in use does, and isolates each value', () => {
    const message = '{count, plural, one {# row} other {# rows}} {size, bytes} {most, number} {name}';
    const values = { count: 12_345, size: 2_400_000, most: 1_000, name: 'Ada' };
    expect(say(message, values)).toBe('12,345 rows 2.4 MB 1,000 Ada');
    setMessageFormats({ locale: () => 'es-ES', isolate: (text) => `<${text}>` });
    expect(say(message, values)).toBe('<12.345> rows <2,4 MB> <1000> <Ada>');
  });

  test('has the form of its number in the language', () => {
    const message = '{count, plural, zero {z} one {o} two {t} few {f} many {m} other {x}}';
    expect([0, 1, 2, 3, 11, 100].map((count) => say(message, { count }, 'ar'))).toEqual([...'zotfmx']);
    expect(say('{count, plural, =0 {none} one {one} other {#}}', { count: 0 })).toBe('none');
  });

  test('has the form of a word, and another of all other words', () => {
    const message = '{context, select, large {At most {limit, bytes}} other {No {context}}}';
    expect(say(message, { context: 'large', limit: 5e6 })).toBe('At most 5 MB');
    expect(['small', 'constructor', undefined].map((context) => say(message, { context }))).toEqual([
      'No small',
      'No constructor',
      'No ',
    ]);
  });
});

test.each([
  ['Hello {name', /./],
  ['{count, plural, one {a row}}', /other/],
  ['{count, plural, few {a} other {b}}', /few/],
  ['{size, weight}', /weight/],
])('refuses to build %s', (message, reason) => {
  expect(() => compileTexts({ a: message }, 'en')).toThrow(reason);
});
