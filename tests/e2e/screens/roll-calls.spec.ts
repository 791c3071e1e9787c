/** Roll calls at the desk: started in one step, marked by click, keyboard, car number and scan, and who is missing. */
import { expect, type Locator, type Page } from '@playwright/test';
import { allOf } from '../../support/areas-csv';
import { violations } from '../../support/axe';
import { enterDemo, goTo, test, waitForIdle } from '../../support/demo-page';
import { dataOf } from '../../support/page-data';
import { scan } from '../../support/scanner';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const list = (page: Page, name: string) => page.getByRole('table', { name });
const rows = (page: Page, name: string) => list(page, name).locator('[data-index]');
const box = (page: Page) => page.getByRole('textbox', { name: 'Car number, name or scan' });
const filter = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Filter by mark' }).getByRole('button', { name });

const openTab = async (page: Page): Promise<void> => {
  await enterDemo(page, '/desk?tab=rollCalls', { log: 'empty' });
  await expect(page.getByText('No roll calls yet')).toBeVisible();
};

const start = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Start roll call' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  await expect(rows(page, name).first()).toBeVisible();
};

/** The number in a filter: "Missing12". */
const countOf = async (locator: Locator): Promise<number> =>
  Number(((await locator.textContent()) ?? '').replaceAll(/\D/g, ''));

test('the drivers’ meeting is started in 2 interactions, and who is missing is called in 3', async ({ page }) => {
  await openTab(page);
  let interactions = 0;
  const act = async (locator: Locator): Promise<void> => {
    interactions += 1;
    await locator.click();
  };
  await act(page.getByRole('button', { name: 'Start roll call' }));
  await act(page.getByRole('menuitem', { name: "Drivers' meeting" }));
  await expect(rows(page, "Drivers' meeting").first()).toBeVisible();
  expect(interactions).toBe(2);

  // The command does the same from every tab.
  await page.getByRole('tab', { name: 'Gate' }).click();
  await page.keyboard.press('Control+Shift+P');
  await page.getByRole('dialog').getByRole('combobox', { name: 'Search' }).fill('roll call');
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toContainText('Start roll call…');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Armband' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Gate' }).click();
  const called: string[] = [];
  await page.exposeFunction('recordCall', (url: string) => called.push(url));
  await page.evaluate(() =>
    Object.assign(window.bridge.app, {
      openExternal: async ({ url }: { url: string }) => {
        await (window as unknown as { recordCall: (url: string) => Promise<void> }).recordCall(url);
        return { ok: true, value: null };
      },
    }),
  );
  interactions = 0;
  await act(page.getByRole('tab', { name: 'Roll calls' }));
  await act(filter(page, /^Missing/));
  await act(
    rows(page, "Drivers' meeting")
      .first()
      .getByRole('button', { name: /^\+?[\d (]/ }),
  );
  expect(interactions).toBe(3);
  await expect.poll(() => called).toEqual([expect.stringMatching(/^tel:\+?\d+$/)]);
});

test('people are marked by click, by keyboard alone and by car number, and each mark can be undone', async ({
  page,
}) => {
  await openTab(page);
  await start(page, "Drivers' meeting");
  const all = await countOf(filter(page, /^All/));
  expect(all).toBeGreaterThan(10);
  expect(await countOf(filter(page, /^Missing/))).toBe(all);

  const boxes = rows(page, "Drivers' meeting").getByRole('checkbox');
  await boxes.nth(0).click();
  await expect(filter(page, /^Marked/)).toHaveText('Marked1');

  // Only keys: down to the third row, and Space.
  await page.keyboard.press('ArrowDown');
  await expect(boxes.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(boxes.nth(2)).toBeChecked();
  await expect(filter(page, /^Marked/)).toHaveText('Marked2');
  await page.keyboard.press('Space');
  await expect(boxes.nth(2)).not.toBeChecked();

  const line = rows(page, "Drivers' meeting").filter({ hasText: '#' }).nth(4);
  const number = ((await line.getByRole('cell').nth(1).textContent()) ?? '').replace('#', '');
  const name = (await line.getByRole('cell').nth(2).textContent()) ?? '';
  await box(page).fill(number);
  await box(page).press('Enter');
  await expect(page.getByText("Marked on Drivers' meeting")).toBeVisible();
  await expect(filter(page, /^Marked/)).toHaveText('Marked2');
  await expect(box(page)).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: `Mark ${name}` })).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('checkbox', { name: `Mark ${name}` })).not.toBeChecked();
  await expect(filter(page, /^Missing/)).toHaveText(`Missing${all - 1}`);
});

test('a scan marks the racer on every screen while the list takes scans, not on one that is looked at, and is not taken for somebody else', async ({
  page,
}) => {
  await openTab(page);
  const [event] = await dataOf(page, 'event.list', { filters: { status: ['live'] } });
  const tickets = await allOf(page, 'booking.ticketList', { eventId: event?.id });
  const ofType = (type: string) =>
    tickets.filter(({ ticketType, status }) => ticketType === type && (status === 'valid' || status === 'used'));
  const [racer, other] = ofType('racer');
  const [crew] = ofType('crew');
  await start(page, "Drivers' meeting");
  await scan(page, String(racer?.ticketNumber));
  await expect(page.getByText("Marked on Drivers' meeting")).toBeVisible();
  await scan(page, String(racer?.ticketNumber));
  await expect(page.getByText(/Already marked on Drivers' meeting/)).toBeVisible();
  await scan(page, String(crew?.ticketNumber));
  await expect(page.getByText("Not expected on Drivers' meeting")).toBeVisible();

  // Another list takes nothing of what was scanned before it was open.
  await scan(page, String(ofType('racer')[2]?.ticketNumber));
  await expect(page.getByText("Marked on Drivers' meeting")).toBeVisible();
  await start(page, 'Kit');
  await expect(filter(page, /^Marked/)).toHaveText('Marked0');
  const notice = page.getByText("Scans are also marked on Drivers' meeting");
  await page.getByRole('button', { name: /^Drivers' meeting/ }).click();
  await expect(filter(page, /^Marked/)).toHaveText('Marked2');
  await expect(page.getByText('Scans are also marked on Kit')).toBeVisible();
  await page.getByRole('switch', { name: 'Takes scans' }).click();
  await page.getByRole('button', { name: /^Kit/ }).click();
  await expect(notice).toBeVisible();
  await scan(page, String(ofType('racer')[3]?.ticketNumber));
  await expect(page.getByRole('region', { name: 'Scan result' })).toContainText("Marked on Drivers' meeting");
  await expect(filter(page, /^Marked/)).toHaveText('Marked0');
  await goTo(page, '/bookings');
  await expect(notice).toBeVisible();
  await goTo(page, '/desk?tab=gate');

  await expect(notice).toHaveCount(1);
  await scan(page, String(other?.ticketNumber));
  await expect(page.getByRole('region', { name: 'Scan result' })).toContainText("Marked on Drivers' meeting");
  await page.getByRole('button', { name: 'Stop marking' }).click();
  await expect(notice).toBeHidden();

  // The board knows who is at the meeting.
  await goTo(page, '/desk?tab=racers');
  await page.getByRole('button', { name: /^At the meeting/ }).click();
  const board = page.getByRole('table', { name: /^Inspections of / });
  await expect(board.locator('[data-index]')).toHaveCount(4);
  await expect(board.getByRole('columnheader', { name: 'Arrived' })).toBeVisible();
});

test('transponders are given out by number, a number given twice is flagged, and what is out is known at the end', async ({
  page,
}) => {
  await openTab(page);
  await start(page, 'Transponder');
  const numbers = rows(page, 'Transponder').getByRole('textbox');
  for (const [index, number] of ['88123', '88124', '88123'].entries()) {
    await numbers.nth(index).fill(number);
    // Enter goes on to the next row.
    await numbers.nth(index).press('Enter');
    await expect(numbers.nth(index + 1)).toBeFocused();
  }
  await expect(filter(page, /^Still out/)).toHaveText('Still out3');
  await expect(list(page, 'Transponder').getByText(/Same number as/)).toHaveCount(2);
  // A ticket that is scanned into a number's field is no number.
  const [event] = await dataOf(page, 'event.list', { filters: { status: ['live'] } });
  const [ticket] = (await allOf(page, 'booking.ticketList', { eventId: event?.id })).filter(
    ({ ticketType, status }) => ticketType === 'racer' && status === 'valid',
  );
  await numbers.nth(5).fill(String(ticket?.ticketNumber));
  await numbers.nth(5).press('Enter');
  await expect(page.getByText('Not marked yet on Transponder')).toBeVisible();
  await expect(filter(page, /^Still out/)).toHaveText('Still out3');
  await page.getByRole('switch', { name: 'Taking back' }).click();
  await box(page).fill('88124');
  await box(page).press('Enter');
  await expect(page.getByText(/Returned on Transponder/)).toBeVisible();
  await expect(filter(page, /^Still out/)).toHaveText('Still out2');

  await page.getByRole('tab', { name: 'Close of day' }).click();
  await expect(page.getByRole('link', { name: 'Transponder: 2' })).toBeVisible();
});

test('a tech sticker warns of the armband and the waiver, and the tab has no faults of access', async ({ page }) => {
  await openTab(page);
  expect(await violations(page, 'light')).toEqual([]);
  await start(page, 'Armband');
  await start(page, 'Tech sticker');
  await expect(
    list(page, 'Tech sticker')
      .getByText(/Not done before: Armband\./)
      .first(),
  ).toBeVisible();
  await waitForIdle(page);
  expect(await violations(page, 'light')).toEqual([]);
});

test('a free list takes typed names of staff with a choice, and a list that was started twice is joined', async ({
  page,
}) => {
  await openTab(page);
  const startFree = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: 'Start roll call' }).click();
    await page.getByRole('menuitem', { name: 'Other…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start roll call' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('combobox', { name: 'Who' }).selectOption('Staff');
    await dialog.getByRole('radio', { name: 'Choice' }).check();
    await dialog.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(dialog.getByText('Enter at least one choice.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Choices' }).fill('Radio, Vest');
    await dialog.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByText("The server doesn't say who works at this event")).toBeVisible();
  };
  const give = async (person: string, choice: string): Promise<void> => {
    await box(page).fill(person);
    await box(page).press('Enter');
    await page.getByRole('button', { name: choice, exact: true }).click();
  };
  await startFree('Radios');
  await give('Pat Lee', 'Radio');
  await expect(filter(page, /^Marked/)).toHaveText('Marked1');
  // An inspector is offered, too.
  const [inspector] = await allOf(page, 'inspector.list', {});
  await give(String(inspector?.fullName), 'Vest');
  await expect(page.getByRole('combobox', { name: `Choice for ${inspector?.fullName}` })).toHaveValue('Vest');
  await page.getByRole('combobox', { name: `Choice for ${inspector?.fullName}` }).selectOption('');
  await filter(page, /^Marked/).click();
  await expect(rows(page, 'Radios')).toHaveCount(1);
  await startFree('Radios, again');
  await give('Pat Lee', 'Vest');
  await give('Kim Moss', 'Radio');

  await page.getByRole('button', { name: 'More for this roll call' }).click();
  await page.getByRole('menuitem', { name: 'Same list as Radios…' }).click();
  await page.getByRole('button', { name: 'Join lists' }).click();
  // Once each, and what was noted differently is said.
  await filter(page, /^Marked/).click();
  await expect(rows(page, 'Radios')).toHaveCount(2);
  await expect(rows(page, 'Radios').filter({ hasText: 'Pat Lee' })).toContainText('Also noted: Radio.');
  await expect(rows(page, 'Radios').getByRole('combobox', { name: 'Choice for Pat Lee' })).toHaveValue('Vest');

  await page.getByRole('button', { name: 'More for this roll call' }).click();
  await page.getByRole('menuitem', { name: 'Remove…' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('No roll calls yet')).toBeVisible();
});
