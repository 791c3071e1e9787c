/** A server profile from a file, a check under the administrator's policy, and the report of a check. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../../support/desktop';
import { attributes, type FaultServer, json, startFaultServer } from '../../support/fault-server';
import { openArea, signInScreen } from '../../support/page-objects';
import { checkServer } from '../../support/profile-by-check';

const profile = { version: 1, name: 'Box office', money: 'minor', zone: 'America/Chicago' };

const startServer = async (): Promise<FaultServer> => {
  const server = await startFaultServer();
  const login = { id: 1, firstName: 'Dana', email: 'dana@example.com', accessToken: 'canary-token-0123456789' };
  server.on('/auth/logIn', json(attributes({ ...login, ability: [{ action: 'manage', subject: 'all' }] })));
  return server;
};
const cents = (page: Page) => page.getByRole('radio', { name: '$321.95' });

test('a profile is imported and exported; an invalid one is rejected with path and reason, and the last one stays', async ({
  start,
  folder,
}) => {
  const server = await startServer();
  const { page, answerOpen, answerSave } = await start({ switches: [`--server=${server.url}`] });
  await signInScreen(page).enter();
  await openArea(page, 'Settings');
  const [good, bad, torn, saved] = ['good', 'bad', 'torn', 'saved'].map((name) => join(folder, `${name}.json`)) as [
    string,
    string,
    string,
    string,
  ];
  await writeFile(good, JSON.stringify(profile));
  await writeFile(bad, JSON.stringify({ ...profile, money: 'major', zone: 'Nowhere/Town' }));
  await writeFile(torn, '{ "version": 1, ');

  await answerOpen([good], [bad], [torn]);
  const load = page.getByRole('button', { name: 'Import…' });
  await load.click();
  await expect(cents(page)).toBeChecked();
  await load.click();
  await expect(page.getByText("The file isn't a valid profile. The previous profile stays in use.")).toBeVisible();
  await expect(page.getByText('zone: must be an IANA time zone, like America/Chicago')).toBeVisible();
  await load.click();
  await expect(page.getByText('profile: must be JSON')).toBeVisible();
  await expect(cents(page)).toBeChecked();

  await answerSave(saved);
  await page.getByRole('button', { name: 'Export…' }).click();
  await expect(page.getByText('Profile exported').first()).toBeVisible();
  expect(JSON.parse(await readFile(saved, 'utf8'))).toEqual(profile);
  await server.close();
});

test('a check of a server whose profile the policy sets offers no assignment', async ({ start, folder }) => {
  const server = await startServer();
  server.on('/booking/list', json(attributes({ data: [{ id: 1, zork: 'canary' }], total: 1 })));
  const policy = join(folder, 'policy.json');
  await writeFile(policy, JSON.stringify({ version: 1, server: server.url, servers: { [server.url]: profile } }));
  const { page } = await start({ switches: [`--policy=${policy}`] });
  await signInScreen(page).enter();
  await checkServer(page);
  await expect(page.getByText(/The server profile is set by your administrator/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^(Field of the server|Meaning)/ })).toHaveCount(0);
  await server.close();
});

test('the report of a check is copied and saved without personal data', async ({ start, folder }) => {
  const server = await startServer();
  const rows = Array.from({ length: 4 }, (_, n) => ({
    id: n + 1,
    zork: `canary-number-${n}`,
    bookingStatus: `canaryword${n % 2}`,
    total: 7_777_700 + n,
    [`canary${n}@example.com`]: true,
  }));
  server.on('/booking/list', json(attributes({ data: rows, total: rows.length })));
  const { app, page, answerSave } = await start({ switches: [`--server=${server.url}`] });
  await signInScreen(page).enter();
  await checkServer(page);
  const file = join(folder, 'report.json');
  await answerSave(file);
  await page.getByRole('button', { name: 'Save report…' }).click();
  await expect(page.getByText('Report saved').first()).toBeVisible();
  await page.getByRole('button', { name: 'Copy report' }).click();
  await expect.poll(() => app.evaluate(({ clipboard }) => clipboard.readText())).toContain('Server check of');
  const copied = await app.evaluate(({ clipboard }) => clipboard.readText());
  const saved = await readFile(file, 'utf8');
  // The value is on the screen, so that its meaning can be assigned.
  await expect(page.getByRole('combobox', { name: /canaryword0/ })).toBeVisible();
  for (const report of [copied, saved]) {
    expect(report).toContain('zork');
    expect(report).not.toMatch(/canary|77777|dana@example/);
  }
  await server.close();
});
