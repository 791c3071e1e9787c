/**
 * What a screen reader speaks, in its order, while a person does the jobs of the desk with the keyboard, in three languages. The
 * lists in `spoken/` were read by a person. Names of roles are the reader's own, in English; of what a live region adds, it says
 * a part with a name by that name, and any other without spaces between its lines.
 */
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { enterDemo, goTo, test, waitForIdle } from '../../support/demo-page';
import { codesOfDay } from '../../support/gate-day';
import { dataOf } from '../../support/page-data';
import { chooseLanguage } from '../../support/page-objects';
import { forgetSpoken, openShadowRoots, readThrough, spokenPhrases, startReader } from '../../support/screen-reader';

test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'UTC' });
test.describe.configure({ mode: 'parallel' });

type Texts = { readonly [key: string]: string | Texts };

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** The texts of an area in a language. */
const textsOf =
  (lang: string) =>
  (area: string, key: string): string => {
    const all = read(`../../../renderer/locales/${lang}/${area}.json`) as Texts;
    const text = key.split('.').reduce<string | Texts>((part, name) => (part as Texts)[name] ?? '', all);
    if (typeof text !== 'string' || text === '') throw new Error(`${area} has no text ${key} in ${lang}.`);
    return text;
  };

type Text = ReturnType<typeof textsOf>;

interface Desk {
  readonly page: Page;
  readonly text: Text;
  /** Focuses as the keyboard would, and presses Enter. */
  readonly press: (opener: Locator) => Promise<void>;
  readonly button: (name: string, within?: Locator) => Locator;
  /** The code of a ticket of the live event by its state: "valid 1". */
  readonly codeOf: (state: string) => string;
}

/** A job, told with the state that it ends in. */
type Job = (desk: Desk) => Promise<void>;

const chooseEvent: Job = async ({ page, text, press, button }) => {
  await press(button(text('app', 'event.change')));
  const panel = page.getByRole('dialog', { name: text('app', 'event.change') });
  await page.keyboard.type('a');
  const next = panel
    .getByRole('region', { name: text('app', 'event.next') })
    .getByRole('button')
    .first();
  await press(next);
  await expect(panel).toBeHidden();
};

/** Reads the whole booking, or only what is answered and offered. */
const scanJob =
  (answer: string, state: string, isWhole = false): Job =>
  async ({ page, text, codeOf, button }) => {
    const box = page.getByRole('textbox', { name: text('desk', 'gate.box') });
    await box.fill(codeOf(state));
    await page.keyboard.press('Enter');
    const result = page.getByRole('region', { name: text('desk', 'gate.result') });
    await expect(result).toHaveAttribute('data-answer', answer);
    await waitForIdle(page);
    await readThrough(result, isWhole ? undefined : button(text('desk', 'gate.turnAway'), result));
    await box.press('Escape');
    await expect(result).toBeHidden();
  };

const scanOffline: Job = async (desk) => {
  await desk.page.evaluate(() => {
    const failure = { kind: 'network', code: 'offline' };
    Object.assign(window.bridge, { call: async () => ({ ok: false, failure }) });
  });
  await scanJob('offline', 'unknown 2')(desk);
};

const rollCall: Job = async ({ page, text, press, button }) => {
  await press(page.getByRole('tab', { name: text('desk', 'tabs.rollCalls') }));
  await press(button(text('desk', 'rollCalls.start')));
  const name = text('desk', 'rollCalls.templates.meeting');
  await press(page.getByRole('menuitem', { name }));
  const list = page.getByRole('table', { name });
  await expect(list.locator('[data-index]').first()).toBeVisible();
  await press(page.getByRole('button', { name: new RegExp(`^${text('desk', 'rollCalls.views.missing')}`) }));
  const mark = list.getByRole('checkbox').first();
  await mark.press('Space');
  await expect(mark).toBeChecked();
  // The jobs after this one say nothing of it.
  const takesScans = page.getByRole('switch', { name: text('desk', 'rollCalls.takesScans') });
  await takesScans.press('Space');
  await expect(takesScans).not.toBeChecked();
};

const delay: Job = async ({ page, text, press, button }) => {
  await press(button(text('now-next', 'delay.button')));
  const dialog = page.getByRole('dialog', { name: text('now-next', 'delay.title') });
  const minutes = dialog.getByRole('textbox', { name: text('now-next', 'delay.minutes') });
  await expect(minutes).toBeFocused();
  await page.keyboard.type('15');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
};

const saveFile = async (page: Page, press: () => Promise<void>): Promise<void> => {
  const download = page.waitForEvent('download');
  await press();
  await download;
};

const entryList: Job = async ({ page, text, press, button }) => {
  await press(button(text('entry-list', 'open')));
  const dialog = page.getByRole('dialog', { name: text('entry-list', 'title'), exact: true });
  await saveFile(page, () => press(button(text('kit', 'export.saveAs'), dialog)));
  await expect(dialog).toBeHidden();
};

const exportList: Job = async ({ page, text, press, button }) => {
  await goTo(page, '/bookings');
  await forgetSpoken(page);
  await press(button(text('kit', 'list.export')));
  const dialog = page.getByRole('dialog');
  await saveFile(page, () => press(button(text('kit', 'export.saveAs'), dialog)));
  await expect(dialog).toBeHidden();
};

const jobs: Readonly<Record<string, Job>> = {
  'scan a valid ticket': scanJob('valid', 'valid 1', true),
  'scan a ticket to look at': scanJob('look', 'unsigned 1'),
  'scan a refunded ticket': scanJob('refused', 'refunded 1'),
  'scan an unknown code': scanJob('not-found', 'unknown 1'),
  'start a roll call and mark one': rollCall,
  'delay by 15 minutes': delay,
  'save the entry list': entryList,
  'export a list': exportList,
  'choose an event': chooseEvent,
  'scan without a connection': scanOffline,
};

/** One day's data and time, so that all that is spoken is the same each time. */
const now = Date.parse('2026-11-24T18:00:00Z');

const isLive = (phrase: string): boolean => /^(polite|assertive): /.test(phrase);

/** What follows the focus, then what live regions say: which of the two comes first is not ours to tell. */
const inOrder = (phrases: readonly string[]): readonly string[] => [
  ...phrases.filter((phrase) => !isLive(phrase)),
  ...phrases.filter(isLive),
];

const languages = { en: 'English', es: 'Español', ar: 'العربية' } as const;

for (const [lang, name] of Object.entries(languages))
  test(`the jobs of the desk are spoken in their order, in ${lang}`, async ({ page, pageErrors }) => {
    const expected = read(`./spoken/${lang}.json`) as Readonly<Record<string, readonly string[]>>;
    const text = textsOf(lang);
    await page.clock.setFixedTime(now);
    await openShadowRoots(page);
    await enterDemo(page, '/settings', { log: 'empty' });
    await chooseLanguage(page, name);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const [event] = await dataOf(page, 'event.list', { filters: { status: ['live'] } });
    const codeOf = await codesOfDay(page, String(event?.id), now);
    await startReader(page);
    const desk: Desk = {
      page,
      text,
      codeOf,
      press: async (opener) => {
        await opener.press('Enter');
        await waitForIdle(page);
      },
      button: (label, within) => (within ?? page).getByRole('button', { name: label, exact: true }),
    };
    // It is spoken once, before the first job.
    await goTo(page, '/desk');
    await expect(page.getByText(text('desk', 'firstChoice.chosen')).first()).toBeVisible();
    const before = new Set<string>();
    for (const [job, run] of Object.entries(jobs)) {
      await goTo(page, '/desk');
      await forgetSpoken(page);
      await run(desk);
      const list = inOrder(expected[job] ?? []);
      // The desk may say again what an earlier job left on it, such as the delay, after that was forgotten.
      const isOwn = (phrase: string): boolean => list.includes(phrase) || !before.has(phrase);
      const spoken = async () => inOrder((await spokenPhrases(page)).filter(isOwn));
      await expect.soft.poll(spoken, { message: job }).toEqual(list);
      for (const phrase of list) if (isLive(phrase)) before.add(phrase);
    }
    // The reader's own, when it looks for the name of what has left the page meanwhile.
    const ofPage = pageErrors.filter((error) => !error.includes('getElementById is not a function'));
    pageErrors.splice(0, pageErrors.length, ...ofPage);
  });
