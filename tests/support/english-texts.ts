/** Finds English texts of the product on a page in another language. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sections } from '../../mocks/seeds/inspections';
import { messagesOf } from './sources';

const textsIn = (language: string): readonly string[] => {
  const folder = new URL(`../../renderer/locales/${language}/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => messagesOf(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))))
    .map(([, text]) => text);
};

/** Words of the demo's data that are also texts of the product: a state, a department, roles, and an inspection's. */
const data = [
  ...['OK', 'Tickets', 'inspector', 'Passed', 'Failed', 'Reinspect', 'Waived'],
  ...sections.flatMap(({ name, points }) => [name, ...points]),
];

/** The English texts that have a translation. Those with values in them are left out. */
export const translatedTexts = (language: string): readonly string[] => {
  const own = new Set([...textsIn(language), ...data]);
  return [...new Set(textsIn('en'))].filter((text) => /[a-z]{2}/i.test(text) && !text.includes('{') && !own.has(text));
};

/** Of these texts, those that the page shows or says to a screen reader. The names of records are data. */
export const findTexts = (page: Page, texts: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((texts) => {
    const wanted = new Set(texts);
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('option, [lang=en], [data-name]') === null;
    const plain = (text: string | null): string => (text ?? '').replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '').trim();
    const attributes = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
    return [...document.body.querySelectorAll(':not(script, style)')]
      .filter(isSeen)
      .flatMap((element) => [
        ...[...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((node) => node.nodeValue),
        ...attributes.map((name) => element.getAttribute(name)),
      ])
      .map(plain)
      .filter((text) => wanted.has(text));
  }, texts);
