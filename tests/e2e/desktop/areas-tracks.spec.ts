/** Tracks and admins on a real Electron: created, changed, assigned and deleted, and read back from the server. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { button, dialogNamed, fillIn, openFound, openPart } from '../../support/area-actions';
import { test } from '../../support/desktop';
import type { Desktop } from '../../support/electron';
import { dataOf } from '../../support/page-data';
import { listOf, signInScreen } from '../../support/page-objects';
import { picture } from '../../support/upload-files';

let desktop: Desktop;
let page: Page;

test.beforeEach(async ({ start }) => {
  desktop = await start({ switches: ['--demo'] });
  page = desktop.page;
  await signInScreen(page).enter();
});

/** Matches exactly, because a form's heading may contain the name, too. */
const headed = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

const namedRow = async (call: 'track.list' | 'admin.list', name: string) => {
  const rows = await dataOf(page, call, { perPage: 10_000 });
  return rows.filter((row) => row.name === name || row.fullName === name);
};

test('a track is created with a picture from this computer, and an edit keeps all other fields', async ({ folder }) => {
  const tracks = listOf(page, 'Tracks');
  await tracks.open();
  await button(page, 'New track').click();
  await fillIn(page, {
    Name: 'Åland Ovalen “Öst”',
    Type: 'Drag strip',
    City: 'Tulsa',
    State: 'Oklahoma',
    'ZIP code': '00740',
    Phone: '0555 010-0199',
    Capacity: '7000',
  });
  const path = join(folder, 'Start & Ziel.png');
  await writeFile(path, picture(24));
  await desktop.answerOpen([path]);
  await button(page, 'Choose a logo…').click();
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  // The second click must not create a second track.
  await button(page, 'Create track').dblclick();
  await expect(headed('Åland Ovalen “Öst”')).toBeVisible();

  const [created, ...more] = await namedRow('track.list', 'Åland Ovalen “Öst”');
  expect(more).toEqual([]);
  expect(created).toMatchObject({ city: 'Tulsa', state: 'Oklahoma', zipCode: '00740', capacity: 7_000 });
  expect(created?.phone).toContain('010-0199');
  const logo = String(created?.logo);
  expect(logo).toContain(picture(24).toString('base64'));

  await button(page, 'Edit').click();
  await fillIn(page, { Name: 'Åland Oval', Capacity: '7500' });
  await button(page, 'Save changes').click();
  await expect(headed('Åland Oval')).toBeVisible();
  const [changed] = await namedRow('track.list', 'Åland Oval');
  expect(changed).toEqual({
    ...created,
    name: 'Åland Oval',
    capacity: 7_500,
    updatedAt: changed?.updatedAt,
  });

  await tracks.open();
  await openFound(page, 'Tracks', 'Åland Oval');
  await expect(page.getByText('00740')).toBeVisible();
});

test('sub-admins are assigned from the track after a review of the changes, and removed from the admin', async () => {
  const tracks = await dataOf(page, 'track.list', { perPage: 10_000 });
  const people = await dataOf(page, 'admin.list', { perPage: 10_000, filters: { roleName: ['Sub Admin'] } });
  const track = tracks.find(({ subAdmins }) => Array.isArray(subAdmins) && subAdmins.length === 0);
  const name = String(track?.name);
  const chosen = people.slice(0, 2).map((person) => String(person.fullName));
  expect(chosen).toHaveLength(2);
  await listOf(page, 'Tracks').open();
  await openFound(page, 'Tracks', name);
  await openPart(page, 'Sub-admins');
  for (const person of chosen)
    await page
      .getByRole('region', { name: 'Sub-admins' })
      .getByRole('checkbox', { name: new RegExp(`^${person}`) })
      .check();
  const changes = page.getByRole('region', { name: 'Changes' });
  for (const person of chosen) await expect(changes).toContainText(`Add ${person}`);
  await button(page, 'Save 2 changes').click();
  for (const person of chosen)
    await expect(page.getByRole('region', { name: 'Result' })).toContainText(`${person} added to ${name}`);
  const holders = async () => {
    const rows = await dataOf(page, 'admin.list', { perPage: 10_000 });
    const names = rows.filter(({ assignedTracks }) => JSON.stringify(assignedTracks ?? []).includes(name));
    return names.map(({ fullName }) => String(fullName)).sort();
  };
  expect(await holders()).toEqual([...chosen].sort());

  const [first = '', second = ''] = chosen;
  await listOf(page, 'Admins').open();
  await openFound(page, 'Admins', first);
  await openPart(page, 'Tracks');
  await page
    .getByRole('tabpanel')
    .getByRole('checkbox', { name: new RegExp(`^${name}`) })
    .uncheck();
  await expect(changes).toContainText(`Remove ${name}`);
  await button(page, 'Save 1 change').click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(`${first} removed from ${name}`);
  expect(await holders()).toEqual([second]);
});

test('an admin is created, changed and deleted', async () => {
  const admins = listOf(page, 'Admins');
  await admins.open();
  await button(page, 'New admin').click();
  await fillIn(page, {
    'First name': 'Zoë',
    'Last name': 'O’Neil',
    Email: 'zoe.oneil@pitwall.example',
    Role: 'Sub Admin',
  });
  await button(page, 'Create admin').click();
  await expect(headed('Zoë O’Neil')).toBeVisible();
  const [created, ...more] = await namedRow('admin.list', 'Zoë O’Neil');
  expect(more).toEqual([]);
  expect(created).toMatchObject({ email: 'zoe.oneil@pitwall.example', roleName: 'Sub Admin' });

  await button(page, 'Edit').click();
  await fillIn(page, { 'Job title': 'Gate lead', 'Last name': 'Oneil' });
  await button(page, 'Save changes').click();
  await expect(headed('Zoë Oneil')).toBeVisible();
  const [changed] = await namedRow('admin.list', 'Zoë Oneil');
  expect(changed).toMatchObject({ id: created?.id, email: created?.email, jobTitle: 'Gate lead' });

  await button(page, 'Delete…').click();
  const question = dialogNamed(page, /^Delete Zoë Oneil/);
  await expect(button(question, 'Cancel')).toBeFocused();
  await button(question, 'Cancel').click();
  expect(await namedRow('admin.list', 'Zoë Oneil')).toHaveLength(1);
  await button(page, 'Delete…').click();
  await button(question, 'Delete admin').click();
  await button(page, 'Close').last().click();
  await expect(admins.grid).toBeVisible();
  expect(await namedRow('admin.list', 'Zoë Oneil')).toEqual([]);
  expect(await dataOf(page, 'admin.list', { perPage: 10_000 })).not.toContainEqual(
    expect.objectContaining({ id: created?.id }),
  );
});
