/** Every language has every text of the product, in every plural form that it needs, with the same values. */

import type { Field, Fields } from '@contract/entities/field';
import { type Language, languages, languageTable } from '@contract/language';
import { entityFields } from '@contract/reading/entity-fields';
import {
  isArgumentElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  type MessageFormatElement,
  parse as parseMessage,
} from '@formatjs/icu-messageformat-parser';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { filesBelow, messagesOf, pageScripts, read } from '../support/sources';

const namespaces = filesBelow('renderer/locales/en/')
  .filter((file) => /\/en\/[\w-]+\.json$/.test(file))
  .map((file) => file.slice('renderer/locales/en/'.length));
const textsIn = (language: Language, file: string): ReadonlyMap<string, string> =>
  new Map(messagesOf(JSON.parse(read(`renderer/locales/${language}/${file}`))));

/** Throws if the message isn't valid. */
const parse = (message: string) => parseMessage(message, { ignoreTag: true });

const ownValue = (element: MessageFormatElement): readonly string[] => {
  if (isPoundElement(element)) return ['#'];
  if (isArgumentElement(element)) return [element.value];
  return isNumberElement(element) ? [`${element.value}, number, ${String(element.style)}`] : [];
};
const formsOf = (element: MessageFormatElement): readonly Form[] =>
  isPluralElement(element) || isSelectElement(element)
    ? Object.entries(element.options).map(([key, { value }]) => ({ key, elements: value }))
    : [];
/** Of all forms of a message: `rows`, `size, number, bytes` and `#`. */
const valuesOf = (elements: readonly MessageFormatElement[]): readonly string[] =>
  [
    ...new Set(
      elements.flatMap((one) => [...ownValue(one), ...formsOf(one).flatMap((form) => valuesOf(form.elements))]),
    ),
  ].sort();

interface Form {
  readonly key: string;
  readonly elements: readonly MessageFormatElement[];
}
interface Choice {
  readonly name: string;
  readonly isPlural: boolean;
  readonly forms: readonly Form[];
}
/** The places where a message has a form for each number, or for each word of a value. */
const choicesOf = (message: string): readonly Choice[] =>
  parse(message).flatMap((one) =>
    isPluralElement(one) || isSelectElement(one)
      ? [{ name: one.value, isPlural: isPluralElement(one), forms: formsOf(one) }]
      : [],
  );

/** Forms that may name their number in a word: "a row", "two rows". */
const ofFewNumbers = new Set(['=0', 'zero', 'one', 'two']);

describe.each(languages)('%s', (language) => {
  const forms = new Intl.PluralRules(languageTable[language].locale).resolvedOptions().pluralCategories;

  test.each(namespaces)('%s has the same keys', (file) => {
    expect([...textsIn(language, file).keys()].sort()).toEqual([...textsIn('en', file).keys()].sort());
  });

  test.each(namespaces)('%s has the plural forms of the language, and the other forms of the English texts', (file) => {
    const keysOf = (message: string, isPlural: boolean) =>
      choicesOf(message)
        .filter((one) => one.isPlural === isPlural)
        .map((one) => [one.name, ...one.forms.map(({ key }) => key).filter((key) => key !== '=0')]);
    const english = textsIn('en', file);
    const wrong = [...textsIn(language, file)].filter(([key, text]) => {
      const original = english.get(key) ?? '';
      const plurals = keysOf(original, true).map(([name]) => [name, ...forms].sort().join());
      return (
        keysOf(text, true)
          .map((one) => one.sort().join())
          .join(' ') !== plurals.join(' ') || keysOf(text, false).join(' ') !== keysOf(original, false).join(' ')
      );
    });
    expect(wrong).toEqual([]);
  });

  test.each(namespaces)('%s has the values of the English texts, in each form', (file) => {
    const english = textsIn('en', file);
    const wrong = [...textsIn(language, file)].filter(([key, text]) => {
      const original = english.get(key) ?? '';
      const inForm = (message: string, form: string) =>
        choicesOf(message).flatMap(({ forms }) =>
          valuesOf((forms.find(({ key }) => key === form) ?? forms.find(({ key }) => key === 'other'))?.elements ?? []),
        );
      const lacking = choicesOf(text)
        .flatMap(({ forms }) => forms.map(({ key }) => key))
        .filter((form) => !ofFewNumbers.has(form))
        .filter((form) => String(inForm(text, form)) !== String(inForm(original, form)));
      return (
        lacking.length > 0 ||
        String(valuesOf(parse(text))) !== String(valuesOf(parse(original))) ||
        text.trim() === '' ||
        text !== text.trim()
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe('names of fields', () => {
  const namesIn = (fields: Fields): readonly string[] =>
    Object.entries(fields).flatMap(([key, { of }]) => [key, ...(of ? namesIn(of.fields) : [])]);
  const texts = () => [...textsIn('en', 'fields.json')];

  test('every field that the contract knows has one, also within another, and no other field has', () => {
    const known = Object.values(entityFields).flatMap(({ fields }) => namesIn(fields));
    expect(known).toContain('badgeNumber');
    expect(
      texts()
        .map(([key]) => key)
        .sort(),
      'renderer/locales/<language>/fields.json',
    ).toEqual([...new Set(known)].sort());
  });
});

describe('words of data', () => {
  /** Words that the app knows of fields whose words the contract leaves to the server. */
  const further = new Set(['visitor.gender']);
  const fieldOf = (key: string): string => key.split('.').slice(0, 2).join('.');

  test('every word that the contract knows of a field has a text, and no other word has one', () => {
    const known = Object.entries(entityFields).flatMap(([entity, { fields }]) =>
      Object.entries<Field>(fields).flatMap(([key, { words = [] }]) => words.map((word) => `${entity}.${key}.${word}`)),
    );
    const found = [...textsIn('en', 'words.json').keys()];
    expect(found.filter((key) => !further.has(fieldOf(key))).sort(), 'renderer/locales/<language>/words.json').toEqual(
      known.sort(),
    );
  });
});

test('every language has its own script', () => {
  const share = (language: Language, script: RegExp): number => {
    const texts = namespaces.flatMap((file) => [...textsIn(language, file).values()]);
    return texts.filter((text) => script.test(text)).length / texts.length;
  };
  // Names of products, codes and formats stay as they are.
  if (languages.includes('ar')) expect(share('ar', /\p{Script=Arabic}/u)).toBeGreaterThan(0.95);
});

interface Node {
  readonly type?: string;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const hasWords = (words: string): boolean => /\p{L}{2}/u.test(words);

/** What a value can be: not what is compared, nor what a function makes a text of, such as a key. */
const literalsIn = (value: unknown): readonly string[] => {
  if (!isNode(value)) return [];
  const { type } = value;
  if (type === 'Literal') return typeof value.value === 'string' ? [value.value] : [];
  if (type === 'TemplateElement') return [String((value.value as { cooked?: string }).cooked)];
  if (type === 'ConditionalExpression') return [value.consequent, value.alternate].flatMap(literalsIn);
  if (type === 'LogicalExpression') return [value.left, value.right].flatMap(literalsIn);
  if (type === 'TemplateLiteral') return (value.quasis as readonly unknown[]).flatMap(literalsIn);
  if (type === 'ArrayExpression') return (value.elements as readonly unknown[]).flatMap(literalsIn);
  if (type === 'JSXExpressionContainer' || type === 'ParenthesizedExpression') return literalsIn(value.expression);
  return [];
};

const seenAttributes =
  /^(?:aria-(?:label|description|valuetext|roledescription)|title|label|placeholder|alt|body|hint)$/;
/** Of menus, dialogs and notifications of the system. */
const seenProperties = /^(?:title|message|detail|body|buttons|label|sublabel|toolTip|checkboxLabel|subtitle)$/;

/** Words between tags, in attributes that people see or hear, and in what native menus and dialogs show. */
const wordsInCode = (file: string, code: string): readonly string[] => {
  const found: string[] = [];
  const visit = (node: unknown, parent?: Node): void => {
    if (!isNode(node)) return;
    const { type, name, key } = node as { type?: string; name?: { name?: string }; key?: { name?: string } };
    if (type === 'JSXText') found.push(String(node.value));
    if (type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute') found.push(...literalsIn(node));
    if (type === 'JSXAttribute' && seenAttributes.test(String(name?.name))) found.push(...literalsIn(node.value));
    if (type === 'Property' && file.startsWith('main/') && seenProperties.test(String(key?.name)))
      found.push(...literalsIn(node.value));
    for (const inner of Object.values(node))
      for (const one of Array.isArray(inner) ? inner : [inner]) visit(one, node.type === undefined ? parent : node);
  };
  visit(parseSync(file, code).program);
  return found.map((words) => words.trim()).filter(hasWords);
};

test('no text is written in the code of a screen, or of a native menu or dialog', () => {
  const screens = pageScripts().filter((file) => file.endsWith('.tsx'));
  const native = filesBelow('main').filter((file) => file.endsWith('.ts'));
  const found = [...screens, ...native].flatMap((file) =>
    wordsInCode(file, read(file)).map((words) => `${file}: ${words}`),
  );
  // The name of the app and an example of an address are the same in every language.
  expect(found.filter((line) => !/: (?:Pitwall|[\w.]+\.example\.com(?::\d+)?)$/.test(line))).toEqual([]);
});

test.each([
  ['renderer/a.tsx', '<p>Save it</p>', 'Save it'],
  ['renderer/a.tsx', '<p>{isNew ? "Save it" : text("b")}</p>', 'Save it'],
  ['renderer/a.tsx', '<input placeholder="Save it" />', 'Save it'],
  ['renderer/a.tsx', '<input aria-label={isNew && `Save` } />', 'Save'],
  ['renderer/a.tsx', '<img title={"Save it"} alt={text("b")} />', 'Save it'],
  ['main/a.ts', 'dialog.showMessageBox({ message: "Save it", buttons: [text("a")] })', 'Save it'],
  ['main/a.ts', 'new Notification({ title: text("a"), body: name || "Save it" })', 'Save it'],
])('finds the text in %s: %s', (file, code, words) => {
  expect(wordsInCode(file, code)).toEqual([words]);
});

test.each([
  ['renderer/a.tsx', '<p className="a b">{text("save")} {" "}{kind === "save" ? <b /> : 1}</p>'],
  ['main/a.ts', 'dialog.showMessageBox({ message: text(isNew ? "a.b" : "c.d"), type: "warning" })'],
])('finds no text in %s: %s', (file, code) => {
  expect(wordsInCode(file, code)).toEqual([]);
});
