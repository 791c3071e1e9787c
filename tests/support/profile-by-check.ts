/** Creates a server profile with clicks on the check screen. */
import { expect, type Page } from '@playwright/test';
import { openArea } from './page-objects';

/** What the check cannot find out and an administrator must know. */
export interface ServerFacts {
  /** The unit of whole-number amounts. */
  readonly money?: 'cents' | 'whole units';
  /** The time zone of times without one. */
  readonly zone?: string;
}

/** Each check may ask new questions; no server needs more rounds. */
const maxRounds = 4;

/** Opens the check from Settings and waits for its result. */
export const checkServer = async (page: Page): Promise<void> => {
  await openArea(page, 'Settings');
  await page.getByRole('button', { name: 'Check this server' }).click();
  await page.waitForURL(/server-check/);
  await page.getByRole('button', { name: /^Check (this server|again)$/ }).click();
  await checked(page);
};

const checked = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible({ timeout: 60_000 });
};

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save as profile' });

/** Saves the assignments and waits for the check that follows. */
export const saveProfile = async (page: Page): Promise<void> => {
  await saveButton(page).click();
  await expect(saveButton(page)).toBeHidden();
  await checked(page);
};

const answer = async (page: Page, known: ServerFacts): Promise<void> => {
  const money = page.getByRole('combobox', { name: 'Meaning of Whole-number amounts' });
  if (known.money && (await money.isVisible())) {
    await money.click();
    // The option for cents comes first: "$321.95", then "$32,195.00".
    await page
      .getByRole('option', { name: /\d/ })
      .nth(known.money === 'cents' ? 0 : 1)
      .click();
  }
  const zone = page.getByRole('combobox', { name: 'Meaning of Times without a zone' });
  if (known.zone && (await zone.isVisible())) {
    await zone.click();
    await zone.fill(known.zone);
    await page.getByRole('option', { name: known.zone, exact: true }).click();
  }
};

/** Accepts all suggestions, answers questions and saves, until nothing new appears. */
export const makeProfile = async (page: Page, known: ServerFacts): Promise<void> => {
  await checkServer(page);
  for (let round = 0; round < maxRounds; round += 1) {
    const all = page.getByRole('button', { name: /^Use \d+ suggestions?$/ });
    if (await all.isVisible()) await all.click();
    await answer(page, known);
    if (!(await saveButton(page).isVisible())) return;
    await saveProfile(page);
  }
};
