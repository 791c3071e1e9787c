/** Accessibility checks with axe. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Appearance } from './appearance';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Skins differ in colors only, so they need only the contrast rule; directions need every other rule. */
const rulesOf = (look: Appearance): Pick<axe.RunOptions, 'runOnly' | 'rules'> => {
  if (look === 'light') return {};
  return look === 'rtl' ? { rules: { 'color-contrast': { enabled: false } } } : { runOnly: ['color-contrast'] };
};

/** The serious and critical violations that axe finds on the page, each with its element. */
export const violations = async (page: Page, look: Appearance): Promise<readonly string[]> => {
  // Loaded once per document: routes change without reloading the page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { readonly axe: typeof import('axe-core') };
    const found = await axe.run(
      {
        // Excludes the sentinels of Fluent's focus traps. Rows are alike, so 12 are enough.
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
