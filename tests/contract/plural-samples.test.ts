/** Every text picks the plural form that CLDR's samples of numbers have in its language. */

import { type Language, languages, languageTable } from '@contract/language';
import { createMessageFormat } from '@contract/text/messages';
import {
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
  type PluralElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import cldr from 'cldr-core/supplemental/plurals.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { filesBelow, messagesOf, read } from '../support/sources';

const rules: Readonly<Record<Language, Readonly<Record<string, string>>>> = cldr.supplemental['plurals-type-cardinal'];

/** `0.1~0.9` are all numbers between, of the same number of digits. */
const between = (first: string, last: string): readonly string[] => {
  const digits = first.split('.')[1]?.length ?? 0;
  const step = 10 ** -digits;
  const count = Math.round((Number(last) - Number(first)) / step);
  return Array.from({ length: count + 1 }, (_, at) => (Number(first) + at * step).toFixed(digits));
};

/** The samples of a language: a number as it is written, and its form. */
const samplesOf = (language: Language): readonly (readonly [written: string, form: string])[] =>
  Object.entries(rules[language]).flatMap(([name, rule]) =>
    rule
      .split(/@integer|@decimal/)
      .slice(1)
      .flatMap((list) => list.split(',').map((one) => one.trim()))
      .filter((one) => one !== '…' && one !== '')
      .flatMap((one) => between(...((one.includes('~') ? one.split('~') : [one, one]) as [string, string])))
      .map((written) => [written, name.replace('pluralRule-count-', '')] as const),
  );

/** Samples that no text of the app has: it writes `1` for a number that is `1.0`, and no `1c6`. */
const isWritten = (sample: string): boolean => String(Number(sample)) === sample;

const pluralsIn = (elements: readonly MessageFormatElement[]): readonly PluralElement[] =>
  elements.flatMap((one) => {
    if (!isPluralElement(one) && !isSelectElement(one)) return [];
    const inner = Object.values(one.options).flatMap(({ value }) => pluralsIn(value));
    return isPluralElement(one) ? [one, ...inner] : inner;
  });

/** The choice of a message alone, each of its forms being its own name. */
const formNames = ({ value, options, offset }: PluralElement): string =>
  `{${value}, plural, ${offset === 0 ? '' : `offset:${offset} `}${Object.keys(options)
    .map((form) => `${form} {${form}}`)
    .join(' ')}}`;

test.each(languages)('each plural text in %s has the form of every sample', (language) => {
  const format = createMessageFormat(languageTable[language].locale);
  const samples = samplesOf(language).filter(([written]) => isWritten(written));
  const plurals = filesBelow(`renderer/locales/${language}/`)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      messagesOf(JSON.parse(read(file))).flatMap(([key, message]) =>
        pluralsIn(parse(message, { ignoreTag: true })).map((plural) => ({ name: `${file} ${key}`, plural })),
      ),
    );
  const wrong = plurals.flatMap(({ name, plural }) => {
    const message = formNames(plural);
    return samples.flatMap(([written, form]) => {
      const exact = `=${written}`;
      const expected = exact in plural.options ? exact : form;
      const found = format(message, { [plural.value]: Number(written) });
      return found === expected ? [] : [`${name}: ${found} for ${written}, which is ${expected}`];
    });
  });
  expect(wrong).toEqual([]);
  expect(plurals.length).toBeGreaterThan(100);
  expect(new Set(samples.map(([, form]) => form))).toEqual(
    new Set(Object.keys(rules[language]).map((name) => name.replace('pluralRule-count-', ''))),
  );
});
