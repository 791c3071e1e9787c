/** Accessibility checks with axe. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Appearance } from './appearance';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Skins differ only in colors, so they are checked for contrast alone; a direction differs in everything but colors. */
const rulesOf = (look: Appearance): Pick<axe.RunOptions, 'runOnly' | 'rules'> => {
  if (look === 'light') return {};
  return look === 'rtl' ? { rules: { 'color-contrast': { enabled: false } } } : { runOnly: ['color-contrast'] };
};

/** The serious and critical violations that axe finds on the page, each with its element. */
export const violations = async (page: Page, look: Appearance): Promise<readonly string[]> => {
  // Once per document: pages of the app change without loading.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { readonly axe: typeof import('axe-core') };
    const found = await axe.run(
      {
        // Fluent's focus traps begin and end with elements that only pass the focus on. Rows look alike: 12 are enough.
        exclude: [['[data-tabster-dummy]'], ['[role="row"][data-index]:nth-child(n+13)']],
      },
      { ...options, resultTypes: ['violations'] },
    );
    return found.violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 300)} ${node.failureSummary ?? ''}`),
      );
  }, rulesOf(look));
};
