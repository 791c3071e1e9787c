/** What keeps somebody from using a page. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Look } from './looks';

/** What axe finds serious or critical, each with the element it is about. */
export const barriers = async (page: Page, look: Look): Promise<readonly string[]> => {
  const axe = new AxeBuilder({ page })
    // Without frames in the page, nothing has to be put together in a second one.
    .setLegacyMode(true)
    // Fluent's focus traps begin and end with elements that only pass the focus on.
    .exclude('[data-tabster-dummy]')
    // Rows are drawn alike: the first dozen stands for them all.
    .exclude('[role="row"][data-index]:nth-child(n+13)');
  // Skins differ in colors alone, and a direction in everything but colors.
  if (look === 'rtl') axe.disableRules(['color-contrast']);
  else if (look !== 'light') axe.withRules(['color-contrast']);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 300)} ${node.failureSummary ?? ''}`));
};
