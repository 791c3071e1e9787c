/** Accessibility checks with axe. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Appearance } from './appearance';
import { newTextLooks } from './text-looks';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Leaves out the sentinels of Fluent's focus traps. Rows are alike, so 12 are enough. */
const exclude = ['[data-tabster-dummy]', '[role="row"][data-index]:nth-child(n+13)'];

/** The violations of every rule but contrast. */
const structure = (page: Page): Promise<readonly axe.Result[]> =>
  page.evaluate(async (excluded) => {
    const { axe } = window as unknown as { readonly axe: typeof import('axe-core') };
    const rules = { 'color-contrast': { enabled: false } };
    return (await axe.run({ exclude: excluded }, { rules, resultTypes: ['violations'] })).violations;
  }, exclude);

/** The violations of contrast by texts that look unlike all that axe has judged in this document and skin. */
const contrast = async (page: Page, skin: string): Promise<readonly axe.Result[]> => {
  const looks = await page.evaluateHandle(newTextLooks, { skin, excluded: exclude.join() });
  return looks.evaluate(async ({ texts, judged }, excluded) => {
    const { axe } = window as unknown as { readonly axe: typeof import('axe-core') };
    const judge = async (elements: readonly Element[]): Promise<readonly axe.Result[]> => {
      // A live screen may have replaced some meanwhile.
      const include = elements.filter(({ isConnected }) => isConnected);
      if (include.length === 0) return [];
      const { violations, passes } = await axe.run(
        { include, exclude: excluded },
        { runOnly: ['color-contrast'], resultTypes: ['violations', 'passes'], elementRef: true },
      );
      for (const { element } of [...violations, ...passes].flatMap(({ nodes }) => nodes)) {
        const look = element && texts.get(element);
        if (look !== undefined) judged.add(look);
      }
      return violations;
    };
    const ofLook = Map.groupBy(texts.keys(), (element) => texts.get(element));
    const first = await judge([...ofLook.values()].flatMap((elements) => elements.slice(0, 2)));
    // axe does not judge every text, for example none that is out of sight: others of its look are tried, here or later.
    const rest = [...ofLook].flatMap(([look, elements]) => (judged.has(look ?? '') ? [] : elements.slice(2)));
    return [...first, ...(await judge(rest))];
  }, exclude);
};

/**
 * The serious and critical violations that axe finds on the page, each with its element. Skins differ in colors only, so
 * they need only the contrast rule; directions need every other rule.
 */
export const violations = async (page: Page, look: Appearance): Promise<readonly string[]> => {
  // Loaded once per document: routes change without reloading the page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  const found = [
    ...(look === 'light' || look === 'rtl' ? await structure(page) : []),
    ...(look === 'rtl' ? [] : await contrast(page, look)),
  ];
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 300)} ${node.failureSummary ?? ''}`));
};
