import { createMessageFormat, findMessage } from '@contract/text/messages';
import { describe, expect, test } from 'vitest';

const format = (message: string, values = {}, locale = 'en-US') => createMessageFormat(locale)(message, values);

test('a message is found by its key, which is not the name of an inherited property', () => {
  const messages = { title: 'Rows', list: { empty: 'No rows' } };
  const keys = ['title', 'list.empty', 'list', 'list.full', 'title.length', 'constructor', ''];
  expect(keys.map((key) => findMessage(messages, key))).toEqual([
    'Rows',
    'No rows',
    ...Array.from({ length: 5 }, () => undefined),
  ]);
  expect(findMessage(undefined, 'title')).toBeUndefined();
});

describe('a formatted message', () => {
  test('keeps apostrophes, tags, and quoted braces and marks', () => {
    expect(format("It's <b>US$$</b> $1")).toBe("It's <b>US$$</b> $1");
    expect(format("Write '{}' or '{name}'")).toBe('Write {} or {name}');
    expect(format("{count, plural, one {car '#'{n}} other {#}}", { count: 1, n: 7 })).toBe('car #7');
  });

  test.each([
    [{ name: 'Ada' }, 'Hello Ada.'],
    [{ name: 0 }, 'Hello 0.'],
    [{ name: '{name} $1 "\\' }, 'Hello {name} $1 "\\.'],
    [{ name: null }, 'Hello .'],
    [{}, 'Hello .'],
  ])('shows a value as it is, and nothing for a missing one: %j', (values, shown) => {
    expect(format('Hello {name}.', values)).toBe(shown);
  });

  test('writes numbers and sizes as the locale does, and isolates each value if that is asked for', () => {
    const message = '{count, plural, one {# row} other {# rows}} {size, number, bytes} {most, number} {name}';
    const values = { count: 12_345, size: 2_400_000, most: 1_000, name: 'Ada' };
    expect(format(message, values)).toBe('12,345 rows 2.4 MB 1,000 Ada');
    expect(
      createMessageFormat('es-ES', true)(message, values).replaceAll('\u2068', '<').replaceAll('\u2069', '>'),
    ).toBe('<12.345> rows <2,4 MB> <1000> <Ada>');
  });

  test('takes the form of its number in the language', () => {
    const message = '{count, plural, zero {z} one {o} two {t} few {f} many {m} other {x}}';
    expect([0, 1, 2, 3, 11, 100].map((count) => format(message, { count }, 'ar'))).toEqual([...'zotfmx']);
    expect(format('{count, plural, =0 {none} one {one} other {#}}', { count: 0 })).toBe('none');
  });

  test('takes the form of a word, and the form `other` for all other words', () => {
    const message = '{context, select, large {At most {limit, number, bytes}} other {No {context}}}';
    expect(format(message, { context: 'large', limit: 5e6 })).toBe('At most 5 MB');
    expect(['small', 'constructor', undefined].map((context) => format(message, { context }))).toEqual([
      'No small',
      'No constructor',
      'No ',
    ]);
  });
});
