/** Accessibility checks with axe. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Appearance } from './appearance';
import { newTextLooks } from './text-looks';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Leaves out the sentinels of Fluent's focus traps, and the corner above week numbers, which has no words like any corner of
 * a table. Rows are alike, so 12 are enough.
 */
const exclude = [
  '[data-tabster-dummy]',
  '[class*="fui-CalendarDayGrid"] tr:first-child > th:empty',
  '[role="row"][data-index]:nth-child(n+13)',
];

/** A menu lies above the page and belongs to its button: none of its items is in a landmark. */
const menus = '.fui-MenuPopover';

/** The violations of every rule but contrast, and of the size of targets, which axe leaves out by default. */
const structure = (page: Page, within: string): Promise<readonly axe.Result[]> =>
  page.evaluate(
    async ({ excluded, within, menus }) => {
      const { axe } = window as unknown as { readonly axe: typeof import('axe-core') };
      const rules = { 'color-contrast': { enabled: false }, 'target-size': { enabled: true } };
      const context = { include: [within], exclude: excluded };
      const { violations } = await axe.run(context, { rules, resultTypes: ['violations'], elementRef: true });
      return violations.map((found) => ({
        ...found,
        nodes: found.nodes
          .filter(({ element }) => found.id !== 'region' || !element?.closest(menus))
          .map(({ element, ...node }) => node),
      }));
    },
    { excluded: exclude, within, menus },
  );

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
 * All violations that axe finds on the page, or in the dialog or menu above it, each with its element. Skins differ in
 * colors only, so they need only the contrast rule; directions need every other rule.
 */
export const violations = async (page: Page, look: Appearance, within = 'body'): Promise<readonly string[]> => {
  // Loaded once per document: routes change without reloading the page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  const found = [
    ...(look === 'light' || look === 'rtl' ? await structure(page, within) : []),
    ...(look === 'rtl' ? [] : await contrast(page, look)),
  ];
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 300)} ${node.failureSummary ?? ''}`),
  );
};
