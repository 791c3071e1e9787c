/** User actions in the areas, for tests on the desktop and in the browser demo. */
import { expect, type Locator, type Page } from '@playwright/test';
import { dataOf } from './page-data';
import { closeToast, expectEvery, listOf } from './page-objects';

export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

const fieldOf = (page: Page, label: string): Locator => {
  const exact = { name: label, exact: true } as const;
  return page.getByRole('main').getByRole('textbox', exact).or(page.getByRole('main').getByRole('combobox', exact));
};

/** Fills in a form: types into text fields and selects options by their labels. */
export const fillIn = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(values)) {
    const field = fieldOf(page, label);
    await expect(field, label).toBeVisible();
    const isChoice = await field.evaluate((element) => element.tagName === 'SELECT');
    if (isChoice) await field.selectOption({ label: value });
    else await field.fill(value);
  }
};

/** Opens the first record of the current list. */
export const openFirst = async (page: Page, list: string): Promise<void> => {
  await listOf(page, list).rows.first().getByRole('link').first().click();
  await expect(page.getByRole('link', { name: `Back to ${list}` })).toBeVisible();
};

/** A dialog or an alert dialog by its name. */
export const dialogNamed = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));

/** Opens a tab of a record and waits until it is selected. */
export const openPart = async (page: Page, name: string): Promise<void> => {
  const tab = page.getByRole('main').getByRole('tab', { name, exact: true });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
};

/** Saves with the export dialog's current settings and waits for the confirmation. */
export const saveExport = async (page: Page, title: string, saved = title): Promise<void> => {
  await listOf(page, title).saveAs.click();
  await closeToast(page, `${saved} saved`);
};

/** Exports the racer or spectator tickets of one event. */
export const saveEventTickets = async (
  page: Page,
  kind: 'Racer' | 'Spectator',
  event: string,
  which: 'latest' | 'earliest' = 'latest',
): Promise<void> => {
  await button(page, `${kind} tickets…`).click();
  const dialog = dialogNamed(page, `${kind} tickets for one event`);
  await dialog.getByRole('combobox', { name: 'Event' }).fill(event);
  // Events of the same name, the latest first; a coming one may have no tickets yet.
  const options = page.getByRole('listbox').getByRole('option');
  // Until the search is answered, other events are offered, and of these only some that were loaded before.
  const found = await dataOf(page, 'event.list', { q: event });
  await expect(options).toHaveCount(found.filter(({ name }) => name === event).length);
  await expectEvery(options, new RegExp(event));
  await (which === 'latest' ? options.first() : options.last()).click();
  await button(dialog, 'Save as…').click();
  await closeToast(page, `${kind} tickets ${event}`);
};

/** Writes a push message to the first user found; sending is then delayed for ten seconds. */
export const writeMessage = async (page: Page, person: string, title: string, body: string): Promise<void> => {
  await page.getByRole('radio', { name: 'Specific people' }).check();
  await page.getByRole('combobox', { name: 'Add people' }).fill(person);
  await page.getByRole('listbox').getByRole('option').first().click();
  await fillIn(page, { Title: title, Text: body });
  await button(page, 'Send message').click();
  await expect(button(page, 'Cancel sending')).toBeVisible();
};
