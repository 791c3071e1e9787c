/** What a person does in the areas, the same on the desktop and in the browser demo. */
import { expect, type Locator, type Page } from '@playwright/test';
import { listOf } from './page-objects';

export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

const fieldOf = (page: Page, label: string): Locator => {
  const exact = { name: label, exact: true } as const;
  return page.getByRole('main').getByRole('textbox', exact).or(page.getByRole('main').getByRole('combobox', exact));
};

/** Fills in a form: lines are typed, choices made by what they read. */
export const fillIn = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(values)) {
    const field = fieldOf(page, label);
    await expect(field, label).toBeVisible();
    const isChoice = await field.evaluate((element) => element.tagName === 'SELECT');
    if (isChoice) await field.selectOption({ label: value });
    else await field.fill(value);
  }
};

/** Opens the first record of the list that is shown. */
export const openFirst = async (page: Page, list: string): Promise<void> => {
  await listOf(page, list).rows.first().getByRole('link').first().click();
  await expect(page.getByRole('link', { name: `Back to ${list}` })).toBeVisible();
};

/** Finds a record by the list's search and opens it. */
export const openFound = async (page: Page, list: string, words: string): Promise<void> => {
  const found = listOf(page, list);
  await found.search.fill(words);
  await expect(found.rows).toHaveCount(1);
  await openFirst(page, list);
};

/** A question that blocks all else is an alert dialog, any other window a dialog. */
export const dialogNamed = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));

/** Reads a notification and closes it: one with a button stays over the page until then. */
const closeToast = async (page: Page, words: string | RegExp): Promise<void> => {
  const notes = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');
  const note = notes.filter({ hasText: words }).first();
  await expect(note).toBeVisible();
  await button(note, 'Close').click();
  await expect(note).toBeHidden();
};

/** Opens a part of a record and waits until it is the one shown. */
export const openPart = async (page: Page, name: string): Promise<void> => {
  const tab = page.getByRole('main').getByRole('tab', { name, exact: true });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
};

/** Saves what the export dialog is set to, and waits for the word that it is on disk. */
export const saveExport = async (page: Page, title: string, saved = title): Promise<void> => {
  await listOf(page, title).saveAs.click();
  await closeToast(page, `${saved} saved`);
};

/** The racer or spectator tickets of one event, as the server's own file. */
export const saveEventTickets = async (page: Page, kind: 'Racer' | 'Spectator', event: string): Promise<void> => {
  await button(page, `${kind} tickets…`).click();
  const dialog = dialogNamed(page, `${kind} tickets for one event`);
  await dialog.getByRole('combobox', { name: 'Event' }).fill(event);
  await page.getByRole('option', { name: event }).first().click();
  await button(dialog, 'Save as…').click();
  await closeToast(page, `${kind} tickets ${event}`);
};

/** Writes a push message to the one person whom those words find first: it is then on hold. */
export const writeMessage = async (page: Page, person: string, title: string, body: string): Promise<void> => {
  await page.getByRole('radio', { name: 'Specific people' }).check();
  await page.getByRole('combobox', { name: 'Add people' }).fill(person);
  await page.getByRole('listbox').getByRole('option').first().click();
  await fillIn(page, { Title: title, Text: body });
  await button(page, 'Send message').click();
  await expect(button(page, 'Cancel sending')).toBeVisible();
};
