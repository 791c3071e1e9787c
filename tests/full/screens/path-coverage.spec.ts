/** Every product path of the server is requested by some action of the user. */
import { expect, type Page } from '@playwright/test';
import { productPaths } from '../../contract/spec-paths';
import {
  button,
  dialogNamed,
  fillIn,
  openFirst,
  openPart,
  saveEventTickets,
  saveExport,
  writeMessage,
} from '../../support/area-actions';
import { open, test, waitForIdle } from '../../support/demo-page';
import { frame, listOf, mediaScreen, openArea, signInScreen } from '../../support/page-objects';
import { type PathCoverage, recordCalls } from '../../support/path-coverage';
import { picture } from '../../support/upload-files';

const password = 'a word for the gate';
const newPassword = async (page: Page): Promise<void> => {
  await page.getByLabel(/^New password/).fill(password);
  await page.getByLabel(/^Confirm new password/).fill(password);
};

const chooseFile = async (page: Page, opener: string): Promise<void> => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, opener).click()]);
  await chooser.setFiles({ name: 'gate.png', mimeType: 'image/png', buffer: picture(16) });
};

const confirm = async (page: Page, title: RegExp, act: string): Promise<void> => {
  await button(dialogNamed(page, title), act).click();
};

/** Opens a list, its export, a record, and every tab of the record. */
const walk = async (page: Page, title: string, parts: readonly string[] = [], saves = true): Promise<void> => {
  await listOf(page, title).open();
  if (saves) {
    await listOf(page, title).exportButton.click();
    await saveExport(page, title);
  }
  await openFirst(page, title);
  for (const part of parts) {
    await openPart(page, part);
    await waitForIdle(page);
  }
};

interface Way {
  readonly what: string;
  readonly reaches: readonly string[];
  readonly go: (page: Page) => Promise<void>;
}

const ways: readonly Way[] = [
  {
    what: 'a password is forgotten and set anew',
    reaches: ['/forgotPassword', '/resetPassword'],
    go: async (page) => {
      await open(page, '/login');
      await page.getByRole('link', { name: 'Forgot your password?' }).or(button(page, 'Forgot your password?')).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
      await page.getByRole('textbox', { name: 'Email' }).fill('client@pitwall.example');
      await button(page, 'Send link').click();
      await expect(button(page, 'Send again')).toBeVisible();
      await button(page, 'I already have a code').click();
      await page.getByRole('textbox', { name: 'Link or code from the email' }).fill('demo');
      await button(page, 'Continue').click();
      await newPassword(page);
      await button(page, 'Set password').click();
      await expect(signInScreen(page).heading).toBeVisible();
    },
  },
  {
    what: 'a new hire signs in and chooses a password',
    reaches: ['/auth/logIn', '/auth/reset-password'],
    go: async (page) => {
      await signInScreen(page).send('newhire@pitwall.example');
      await newPassword(page);
      await button(page, 'Save and continue').click();
      await frame(page).signOut();
    },
  },
  {
    what: 'the dashboard',
    reaches: ['/dashboard'],
    go: async (page) => {
      await signInScreen(page).exploreDemo();
      await openArea(page, 'Dashboard');
    },
  },
  {
    what: 'admins, one with tracks',
    reaches: ['/admin/list', '/admin/generate-csv', '/admin/detail/{id}', '/track/list'],
    go: (page) => walk(page, 'Admins', ['Tracks']),
  },
  {
    what: 'an admin is made, changed, sent a link and deleted',
    reaches: ['/admin/create', '/role-master/zapp-list', '/admin/update/{id}', '/auth/send-link', '/admin/delete'],
    go: async (page) => {
      await openArea(page, 'Admins');
      await button(page, 'New admin').click();
      await fillIn(page, {
        'First name': 'Nia',
        'Last name': 'Sol',
        Email: 'nia.sol@pitwall.example',
        Role: 'Sub Admin',
      });
      await button(page, 'Create admin').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Nia Sol' })).toBeVisible();
      await button(page, 'Edit').click();
      await fillIn(page, { 'Job title': 'Gate lead' });
      await button(page, 'Save changes').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Nia Sol' })).toBeVisible();
      await button(page, 'Send sign-in link').click();
      await confirm(page, /^Send Nia Sol/, 'Send link');
      await button(page, 'Delete…').click();
      await confirm(page, /^Delete Nia Sol/, 'Delete admin');
      await expect(page.getByRole('grid', { name: 'Admins' })).toBeVisible();
    },
  },
  {
    what: 'roles, and what the own one allows by now',
    reaches: ['/role-master/zapp-list', '/auth/user-role'],
    go: async (page) => {
      await openArea(page, 'Roles');
      await page.getByRole('tab', { name: 'My permissions' }).click();
      await button(page, 'Refresh').click();
    },
  },
  {
    what: 'visitors, and everything of one',
    reaches: [
      '/user/list',
      '/user/generate-csv',
      '/user/detail/{id}',
      '/booking/list/user-events',
      '/booking/list/user-tracks',
    ],
    go: (page) => walk(page, 'Visitors', ['Bookings', 'Events', 'Tracks', 'Wishlist', 'Inspection']),
  },
  {
    what: 'a visitor is found as one types',
    reaches: ['/user/search-users'],
    go: async (page) => {
      await openArea(page, 'Visitors');
      await page.getByRole('combobox', { name: 'Find a visitor' }).fill('an');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    },
  },
  {
    what: 'wishlists',
    reaches: ['/wishlist/list/event-wishlist', '/wishlist/event-wishlist/generate-csv'],
    go: async (page) => {
      await listOf(page, 'Wishlists').open();
      await listOf(page, 'Wishlists').exportButton.click();
      await saveExport(page, 'Wishlists');
    },
  },
  {
    what: 'the inspection of a racer',
    reaches: productPaths.filter((path) => path.startsWith('/user-inspection/')),
    go: async (page) => {
      await openArea(page, 'Inspections');
      await expect(page.getByRole('heading', { level: 1, name: 'Inspections' })).toBeVisible();
      await page.getByRole('row').nth(1).getByRole('link').first().click();
      await expect(page.getByRole('link', { name: 'Back to Inspections' })).toBeVisible();
      await waitForIdle(page);
    },
  },
  {
    what: 'inspectors',
    reaches: ['/inspector/list', '/inspector/generate-csv', '/inspector/detail/{id}'],
    go: (page) => walk(page, 'Inspectors'),
  },
  {
    what: 'events, and everything of one',
    reaches: [
      '/event/list',
      '/event/generateEventCSV',
      '/event/detail/{id}',
      ...productPaths.filter((path) => path.startsWith('/event/web/')),
    ],
    go: (page) => walk(page, 'Events', ['Schedule', 'Classes', 'Categories', 'Buyback', 'Promotion']),
  },
  {
    what: 'tracks, and everything of one',
    reaches: [
      '/track/list',
      '/track/generate-csv',
      '/track/detail/{id}',
      '/track/waiverForm-template',
      '/docu-sign/web-w9-details',
    ],
    go: (page) => walk(page, 'Tracks', ['Contacts', 'Events', 'Waiver', 'W-9']),
  },
  {
    what: 'a track is made with a picture, changed, given to a sub-admin and deleted',
    reaches: [
      '/location/country-code',
      '/location/state',
      '/media/upload',
      '/track/create',
      '/track/update/{id}',
      '/track/sub-admin/assign',
      '/track/delete',
    ],
    go: async (page) => {
      await openArea(page, 'Tracks');
      await button(page, 'New track').click();
      await fillIn(page, { Name: 'Salt Marsh Strip', Type: 'Drag strip', City: 'Tulsa', State: 'Oklahoma' });
      await chooseFile(page, 'Choose a logo…');
      await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
      await button(page, 'Create track').click();
      const heading = page.getByRole('heading', { level: 1, name: 'Salt Marsh Strip' });
      await expect(heading).toBeVisible();
      await button(page, 'Edit').click();
      await fillIn(page, { Capacity: '7000' });
      await button(page, 'Save changes').click();
      await expect(heading).toBeVisible();
      await openPart(page, 'Sub-admins');
      await page.getByRole('region', { name: 'Sub-admins' }).getByRole('checkbox').first().check();
      await button(page, 'Save 1 change').click();
      await expect(page.getByRole('region', { name: 'Result' })).toContainText('added to Salt Marsh Strip');
      await button(page, 'Delete…').click();
      await confirm(page, /^Delete Salt Marsh Strip/, 'Delete track');
    },
  },
  {
    what: 'track contacts',
    reaches: ['/track/admin/list', '/track/admin/generate-csv', '/track/admin/detail/{id}'],
    go: (page) => walk(page, 'Track contacts'),
  },
  {
    what: 'bookings, and everything of one',
    reaches: ['/booking/list', '/booking/detail', '/booking/ticket-list', '/buyback/list'],
    go: (page) => walk(page, 'Bookings', ['Tickets', 'Buybacks'], false),
  },
  {
    what: 'tickets',
    reaches: ['/booking/ticket-list', '/booking/ticket-generate-csv', '/booking/ticket-detail'],
    go: (page) => walk(page, 'Tickets'),
  },
  {
    what: 'the tickets of one event, by who comes',
    reaches: ['/booking/racer/event-ticket-generate-csv', '/booking/spectator/event-ticket-generate-csv'],
    go: async (page) => {
      const tickets = listOf(page, 'Tickets');
      await tickets.open();
      for (const kind of ['Racer', 'Spectator'] as const)
        await saveEventTickets(page, kind, await firstEvent(page), 'earliest');
    },
  },
  {
    what: 'transactions',
    reaches: ['/booking/transaction-generate-csv'],
    go: async (page) => {
      await openArea(page, 'Transactions');
      await waitForIdle(page);
      await expect(listOf(page, 'Transactions').rows.first()).toBeVisible();
    },
  },
  {
    what: 'buybacks',
    reaches: ['/buyback/list', '/buyback/booking-detail'],
    go: (page) => walk(page, 'Buybacks', [], false),
  },
  {
    what: 'a push message is sent',
    reaches: ['/support/send-push-message'],
    go: async (page) => {
      await openArea(page, 'Push messages');
      await writeMessage(page, 'an', 'Rain delay', 'Gates re-open 13:30');
      // The message can be canceled for ten seconds.
      await expect(frame(page).toast('Message sent')).toBeVisible({ timeout: 60_000 });
    },
  },
  {
    what: 'a picture is sent',
    reaches: ['/media/upload'],
    go: async (page) => {
      await openArea(page, 'Media');
      await chooseFile(page, 'Choose files…');
      await expect(mediaScreen(page).upload('gate.png').first()).toContainText('Uploaded');
    },
  },
  {
    what: 'the own account',
    reaches: ['/auth/profile/{id}', '/auth/profile-update/{id}', '/auth/change-password'],
    go: async (page) => {
      await frame(page).accountMenu.click();
      await page.getByRole('link', { name: 'Account', exact: true }).or(button(page, 'Account')).click();
      await fillIn(page, { 'Job title': 'Director' });
      await button(page, 'Save profile').click();
      await page.getByLabel(/^Current password/).fill('pitwall');
      await newPassword(page);
      await button(page, 'Change password').click();
    },
  },
];

/** The event of the first ticket in the list. */
const firstEvent = async (page: Page): Promise<string> => {
  const grid = listOf(page, 'Tickets').grid;
  const titles = await grid.getByRole('columnheader').allInnerTexts();
  const at = titles.findIndex((title) => title.trim() === 'Event');
  return (await listOf(page, 'Tickets').rows.first().getByRole('gridcell').nth(at).innerText()).trim();
};

const expectReached = async (reach: PathCoverage, { what, reaches }: Way): Promise<void> => {
  await expect.poll(() => reach.missing(reaches), { message: `not asked for by: ${what}` }).toEqual([]);
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every product path is requested by some action of the user', async ({ page }) => {
  test.setTimeout(600_000);
  const reach = await recordCalls(page);
  const broken: string[] = [];
  for (const way of ways)
    await test.step(way.what, async () => {
      try {
        await way.go(page);
        await expectReached(reach, way);
      } catch (error) {
        // A screen that fails does not hide failures of others.
        broken.push(`${way.what}: ${String(error).slice(0, 600)}`);
        await page.keyboard.press('Escape');
      }
    });
  const missing = reach.missing(productPaths);
  expect({ broken, missing }).toEqual({ broken: [], missing: [] });
});
