/** Nothing false is said of a season on servers that strangers wrote: counts, sums, states and verdicts of every area. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { button, fillIn, saveExport } from '../../support/area-actions';
import { test } from '../../support/desktop';
import type { Desktop } from '../../support/electron';
import { goTo, waitForIdle } from '../../support/navigate';
import { expectEvery, frame, listOf, signInScreen } from '../../support/page-objects';
import { judge, type Said, screenAt } from '../../support/screen-statements';
import { checks } from '../../support/stranger-checks';
import { password } from '../../support/strangers/session';
import { startStranger, strangers } from '../../support/strangers/start-stranger';
import type { Statement } from '../../support/strangers/statement';

const gateWords = {
  Valid: 'valid',
  'Already used': 'used',
  Canceled: 'cancelled',
  Refunded: 'refunded',
  Blocked: 'blocked',
  'Not paid': 'unpaid',
  Transferred: 'transferred',
} as const;

/** Scans each ticket of the event. A verdict that is none of these words is open: it says what is not clear. */
const verdictsAtGate = async (page: Page, statements: readonly Statement[]) => {
  await goTo(page, '/desk?tab=gate');
  const result = page.getByRole('region', { name: 'Scan result' });
  const scanned = [];
  for (const statement of statements.filter(({ screen, what }) => screen === 'desk gate' && what === 'verdict')) {
    const number = String(statement.about?.name);
    await page.getByRole('textbox', { name: 'Scan or type' }).fill(number);
    await page.keyboard.press('Enter');
    await expect(result).toContainText(number);
    await waitForIdle(page);
    // The ticket's own state; the large word above it also says what is open.
    const lines = (await result.getByRole('listitem').first().innerText()).split('\n').map((line) => line.trim());
    const word = Object.entries(gateWords).find(([text]) => text === lines[0]);
    const verdict = judge(word?.[1], statement);
    scanned.push({ shown: lines.slice(0, 4), verdict, path: '/desk?tab=gate', what: number, value: statement.value });
    await page.keyboard.press('Escape');
  }
  return scanned;
};

/** Each works, on every server. */
const tasks = async (page: Page, { answerSave }: Desktop, file: string): Promise<void> => {
  const bookings = listOf(page, 'Bookings');
  await goTo(page, '/bookings');
  await button(page, 'This event').click();
  await bookings.search.fill('Costin');
  await expect(bookings.rows).toHaveCount(2);
  await expectEvery(bookings.rows, 'Mirela Costin');
  await bookings.search.fill('');
  await answerSave(file);
  await bookings.exportButton.click();
  await saveExport(page, 'Bookings');
  expect((await readFile(file, 'utf8')).trim().split('\r\n')).toHaveLength(61);

  await goTo(page, '/tracks');
  await page.getByRole('link', { name: 'Cedar Bluff Dragway' }).first().click();
  await button(page, 'Edit').click();
  await fillIn(page, { Name: 'Cedar Bluff Strip' });
  await button(page, 'Save changes').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cedar Bluff Strip' })).toBeVisible();

  await frame(page).signOut();
  await signInScreen(page).enter('curtis.yao@paddock.example', password);
  await goTo(page, '/tracks');
  await expect(page.getByText('You need the “read tracks” permission.')).toBeVisible();
};

/** How many statements each server's screens must make, so that saying nothing is no way to be right. */
const least = { gateway: 145, boxoffice: 105, garage: 90 } as const;

for (const name of Object.keys(strangers) as (keyof typeof strangers)[])
  test(`no statement about the season is false on the server ${name}`, async ({ start, folder }) => {
    const server = await startStranger(name);
    const desktop = await start({ folder: join(folder, name), switches: [`--server=${server.url}`] });
    const { page, app } = desktop;
    // Small, so that every row of a list is drawn.
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.setZoomFactor(0.3));
    await signInScreen(page).enter('ruth.kessler@paddock.example', password);
    const { statements, lists } = server.truth();
    const eventUnderWay = String(lists.events?.[1]?.id);
    const made = statements.flatMap((statement) => {
      const { screen, what, about } = statement;
      // The desk is about one event.
      if (screen.startsWith('desk') && about?.kind === 'events' && String(about.id) !== eventUnderWay) return [];
      const check = checks.find((one) => one.screen === screen && one.what.test(what));
      const id = encodeURIComponent(String(about?.id ?? ''));
      return check ? [{ statement, check, path: check.at(id, encodeURIComponent(eventUnderWay)) }] : [];
    });
    const said = new Map<string, Said>();
    // The desk comes last, because it chooses its event for all lists.
    const paths = [...new Set(made.map(({ path }) => path))].toSorted(
      (one, other) => Number(one.startsWith('/desk')) - Number(other.startsWith('/desk')),
    );
    for (const path of paths) said.set(path, await screenAt(page, path));
    const judged = made.map(({ statement, check, path }) => {
      const shown = check.read(said.get(path) as Said, statement);
      return { shown, verdict: judge(shown, statement), path, what: statement.what, value: statement.value };
    });
    const scanned = await verdictsAtGate(page, statements);
    expect([...judged, ...scanned].filter(({ verdict }) => verdict === 'false')).toEqual([]);
    const known = [...judged, ...scanned].filter(({ verdict }) => verdict === 'true');
    test.info().annotations.push({ type: name, description: `${known.length} of ${judged.length + scanned.length}` });
    expect(known.length).toBeGreaterThanOrEqual(least[name]);
    await tasks(page, desktop, join(folder, 'bookings.csv'));
    await server.close();
  });
