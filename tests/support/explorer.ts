/**
 * An explorer that knows no screen: at random, it presses and fills what the accessibility tree offers, and judges each state.
 * `PITWALL_EXPLORE=<seconds>:<seed>:<path>` sets how long it goes on, or has it walk a failed walk again.
 */
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { goTo } from './navigate';
import { demoPassword, signInScreen } from './page-objects';

interface Item {
  readonly role: string;
  readonly name?: string;
  readonly ref?: string;
  readonly disabled?: boolean;
  /** What a form refuses to save. */
  readonly invalid?: boolean | string;
  readonly text?: string;
  readonly children?: readonly Item[];
}

/** An element of the tree, and the roles around it. */
interface Found extends Item {
  readonly within: readonly string[];
}

/** A running app, for one walk. */
interface Explored {
  readonly page: Page;
  readonly errors: () => readonly string[];
  /** Loads an address anew. */
  readonly reload: (address: string) => Promise<void>;
}

type Explore = (walk: (app: Explored) => Promise<void>) => Promise<void>;

const pressed = /^(button|checkbox|gridcell|link|menuitem(checkbox|radio)?|option|radio|switch|tab|treeitem)$/;
const filled = /^(combobox|searchbox|spinbutton|textbox)$/;

const plainTexts = ['Alpha 7', '7', '2026-11-30', '12:30', 'x@example.com', '+1 555 0100', 'https://example.com'];

const step = fc.record({
  choice: fc.nat(),
  /** Four in five times it stays with what is in front, rather than in the navigation and the header. */
  isAnywhere: fc.nat(4).map((one) => one === 0),
  key: fc.oneof(
    { weight: 7, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom('Escape', 'Enter', 'Tab', 'ArrowDown', 'Space', 'Backspace') },
  ),
  text: fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.integer().map(String),
    fc.constantFrom('', 'a', '<b>"\'&', '../..', '=1+1', '٣', ...plainTexts),
  ),
  isSent: fc.boolean(),
  isDirect: fc.nat(4).map((one) => one > 0),
  plainText: fc.constantFrom(...plainTexts),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Walk {
  readonly steps: readonly Step[];
  /** Most steps lead to something that is saved, where they can: by chance alone, that hardly happens. */
  readonly isForSaving: boolean;
}

const treeOf = async (page: Page): Promise<readonly Found[]> => {
  const flat = (items: readonly Item[], within: readonly string[], isOff: boolean): Found[] =>
    items.flatMap((item) => {
      const disabled = isOff || item.disabled === true;
      return [{ ...item, within, disabled }, ...flat(item.children ?? [], [...within, item.role], disabled)];
    });
  return flat((await page.ariaSnapshotJSON({ mode: 'ai' })) as unknown as readonly Item[], [], false);
};

interface View {
  readonly address: string;
  readonly tree: readonly Found[];
}

const wordsOf = ({ name, text }: Item): string => `${name ?? ''}\n${text ?? ''}`;

/** By its words instead of its place, so that a walk that lacks a step presses the same later. */
const rank = (choice: number, { role, name = '' }: Item): number => {
  let hash = 0x81_1c_9d_c5 ^ choice;
  for (const char of `${role} ${name}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d);
  return (hash ^ (hash >>> 13)) >>> 0;
};

const isOffered = ({ role, ref, disabled }: Found): boolean =>
  ref !== undefined && disabled !== true && (pressed.test(role) || filled.test(role));

/** Milliseconds in which a page that is being replaced, as by the lock, may offer nothing. */
const replacingMs = 30_000;

/** The tree of one address: a form that has just been saved gives way to its record at any time. */
const viewOf = async (page: Page): Promise<View> => {
  const until = Date.now() + replacingMs;
  for (;;) {
    const address = page.url();
    const tree = await treeOf(page);
    if (page.url() === address && (tree.some(isOffered) || Date.now() > until)) return { address, tree };
  }
};

const firstOf = (choice: number, from: readonly Found[]): Found | undefined =>
  from.reduce<Found | undefined>(
    (best, one) => (best === undefined || rank(choice, one) < rank(choice, best) ? one : best),
    undefined,
  );

interface Act extends Pick<Step, 'choice' | 'text' | 'isSent'> {
  readonly item: Found;
}

/** The next step to something saved: an area, a record, the form that changes it, its fields, those it refused, its button. */
const savingBy = (
  { choice, plainText, isSent }: Step,
  inFront: readonly Found[],
  offered: readonly Found[],
): Act | undefined => {
  const fields = inFront.filter(({ role }) => filled.test(role));
  const texts = fields.filter(({ role }) => role === 'textbox');
  const named = (name: RegExp) =>
    inFront.filter((one) => /^(button|link)$/.test(one.role) && name.test(one.name ?? ''));
  const save = texts.length > 0 ? named(/^(save|create)\b/i) : [];
  const invalid = fields.filter((one) => one.invalid !== undefined && one.invalid !== false);
  const from = [
    invalid,
    save.length > 0 && !isSent ? texts : [],
    save,
    named(/^edit\b/i),
    inFront.filter(({ role }) => role === 'gridcell'),
    named(/^new\b/i),
    offered.filter(({ role, within }) => role === 'link' && within.includes('navigation')),
  ];
  const item = firstOf(choice, from.find(({ length }) => length > 0) ?? []);
  return item && { item, choice, text: plainText, isSent: false };
};

const actBy = (one: Step, tree: readonly Found[], isForSaving: boolean): Act | undefined => {
  const offered = tree.filter(isOffered);
  const parts = ['dialog', 'alertdialog', 'menu', 'listbox', 'main'].map((role) =>
    offered.filter(({ within }) => within.includes(role)),
  );
  const inFront = parts.find(({ length }) => length > 0) ?? offered;
  const saving = isForSaving && one.isDirect ? savingBy(one, inFront, offered) : undefined;
  if (saving) return saving;
  if (one.key !== undefined) return undefined;
  const item = firstOf(one.choice, one.isAnywhere ? offered : inFront);
  return item && { ...one, item };
};

/** What can't be done, because it is covered or gone by now, is left: a person would do something else. */
const act = async (page: Page, { choice, text, isSent, item: { role, ref = '' } }: Act): Promise<void> => {
  const options = { timeout: 2_000 };
  const element = page.getByRef(ref);
  if (!filled.test(role)) return element.click(options);
  const kind = await element.evaluate((one) => one.tagName, undefined, options);
  if (kind === 'SELECT') {
    const count = await element.locator('option').count();
    await element.selectOption({ index: choice % Math.max(1, count) }, options);
  } else if (kind === 'BUTTON') await element.click(options);
  else {
    await element.fill(text, options);
    if (isSent) await page.keyboard.press('Enter');
  }
};

class Violation extends Error {}

const busy = '[aria-busy="true"], [role="progressbar"]:not([aria-valuenow]), .loading';

/** Only says when to give up: prepared events and slow networks of the demo take their time. */
const settle = async (page: Page): Promise<void> => {
  await page
    .waitForFunction((selector) => !document.querySelector(selector), busy, { timeout: 120_000 })
    .catch(async (error: unknown) => {
      if (!String(error).includes('Timeout')) throw error;
      const [still = 'it just did'] = await page.locator(busy).evaluateAll((all) => all.map((one) => one.outerHTML));
      throw new Violation(`a spinner does not end: ${still.slice(0, 300)}`);
    });
};

const contact = /[^\s@<>()[\],;:"•]{2,64}@[^\s@<>()[\],;:"•]+\.[a-z]+|\+\d{1,3}[ (]+\d{2,}[\d ()-]{4,}/giu;

/** Contacts in lists, besides what the explorer has written itself. */
const unmasked = async (page: Page, tree: readonly Found[], written: string): Promise<readonly string[]> => {
  // A person compares in the outbox what they have changed.
  if (new URL(page.url()).pathname.startsWith('/outbox')) return [];
  const isMasked = await page.evaluate(async () => {
    const settings = await window.bridge.settings.read();
    return settings.ok && settings.value.maskContacts;
  });
  if (!isMasked) return [];
  // A page that is about to be printed has what its reader needs.
  const inLists = tree.filter(
    ({ within }) => !within.includes('article') && ['grid', 'table', 'listbox'].some((role) => within.includes(role)),
  );
  return inLists
    .flatMap((item) => wordsOf(item).match(contact) ?? [])
    .filter((one) => !written.toLowerCase().includes(one.toLowerCase()));
};

type Fields = readonly (readonly [name: string, value: string])[];

/** What a form that is saved has. A password has a form of its own beside that, and is never shown again. */
const fieldsOf = (tree: readonly Found[]): Fields =>
  tree
    .filter(({ role, within }) => role === 'textbox' && within.includes('main') && !within.includes('dialog'))
    .filter(({ name = '' }) => !/password/i.test(name))
    .map(({ name = '', text = '' }) => [name, text.trim().replaceAll(/\s+/g, ' ')]);

const savedNotes = (tree: readonly Found[]): number =>
  tree.filter((item) => item.within.includes('list') && /\b(created|saved)\b/i.test(wordsOf(item))).length;

/**
 * What was in the form when the app said that it is saved is there again after a reload, in the form or on the record. `forms`:
 * where the form may have been, because the address changes a moment before the page.
 */
const checkSaved = async ({ page, reload }: Explored, forms: readonly string[], fields: Fields): Promise<void> => {
  const after = page.url();
  const texts: string[] = [];
  for (const address of new Set([...forms, after])) {
    await reload(address);
    await settle(page);
    texts.push(...(await treeOf(page)).map(wordsOf));
  }
  const shown = texts.join('\n').replaceAll(/\s+/g, ' ');
  const lost = fields.filter(([, value]) => !shown.includes(value));
  if (lost.length > 0) throw new Violation(`said to be saved, and not there after a reload: ${JSON.stringify(lost)}`);
};

/** From wherever a walk has ended, a person comes back to the navigation or to the sign-in screen. */
const checkWayBack = async (page: Page): Promise<void> => {
  const presses = new Map<string, number>();
  for (let left = 30; left > 0; left -= 1) {
    await page.keyboard.press('Escape');
    await settle(page);
    if ((await page.getByRole('navigation').count()) > 0) return;
    if (await signInScreen(page).explore.isVisible()) return;
    const offered = (await treeOf(page)).filter((one) => isOffered(one) && ['button', 'link'].includes(one.role));
    const [next] = offered.sort(
      (one, other) => (presses.get(one.name ?? '') ?? 0) - (presses.get(other.name ?? '') ?? 0),
    );
    if (!next) break;
    presses.set(next.name ?? '', 1 + (presses.get(next.name ?? '') ?? 0));
    await page
      .getByRef(next.ref ?? '')
      .click({ timeout: 5_000 })
      .catch(() => undefined);
    // Gate mode and the lock are left with it.
    const password = page.locator('input[type="password"]').first();
    if (!(await password.isVisible())) continue;
    await password.fill(demoPassword);
    await page.keyboard.press('Enter');
  }
  throw new Violation(`there is no way back from ${page.url()}:\n${await page.ariaSnapshot()}`);
};

const walk = async (app: Explored, { steps, isForSaving }: Walk, trail: string[]): Promise<void> => {
  const { page, errors } = app;
  const written: string[] = [];
  let view = await viewOf(page);
  let earlier = view.address;
  for (const one of steps) {
    if (page.isClosed()) return;
    const { address: before, tree } = view;
    const [fields, saved] = [fieldsOf(tree), savedNotes(tree)];
    const next = actBy(one, tree, isForSaving);
    const text = next && filled.test(next.item.role) ? next.text : undefined;
    if (text !== undefined) written.push(text);
    const words = next ? [next.item.role, `"${next.item.name ?? ''}"`, JSON.stringify(text)] : [one.key];
    trail.push(`${new URL(before).pathname}: ${words.join(' ')}`);
    if (next) await act(page, next).catch(() => trail.push('  (not done)'));
    else await page.keyboard.press(one.key ?? 'Escape');
    if (page.isClosed()) return;
    await settle(page);
    view = await viewOf(page);
    if (!view.tree.some(isOffered)) throw new Violation('the page offers nothing');
    const contacts = await unmasked(page, view.tree, written.join('\n'));
    if (contacts.length > 0) throw new Violation(`a contact is unmasked in a list: ${contacts}`);
    // A dialog hides the notes that were there before it.
    const isCovered = tree.some(({ role }) => /dialog$/.test(role));
    if (!isCovered && savedNotes(view.tree) > saved && fields.length > 0) {
      trail.push('  (saved)');
      // Enter in a field saves what was just written there.
      await checkSaved(
        app,
        [earlier, before],
        fields.filter(([name]) => text === undefined || name !== next?.item.name),
      );
      view = await viewOf(page);
    }
    if (errors().length > 0) throw new Violation(errors().join('\n'));
    earlier = before;
  }
  await checkWayBack(page);
  if (errors().length > 0) throw new Violation(errors().join('\n'));
};

const [seconds = '600', seed, ...path] = process.env.PITWALL_EXPLORE?.split(':') ?? [];
export const exploringMs = Number(seconds) * 1_000;
export const shorteningMs = 90_000;

/** On the page, because a window is not told what it changes itself. */
const maskContacts = async (page: Page, address: string): Promise<void> => {
  await goTo(page, '/settings');
  await page.getByRole('switch', { name: /mask/i }).check();
  await goTo(page, address);
};

/** Walks from these addresses until the time is over. Fails with the shortest walk that shows a violation. */
export const explore = async (addresses: readonly string[], open: (address: string) => Explore): Promise<void> => {
  let [until, walks, steps, missed, saved, failed] = [Date.now() + exploringMs, 0, 0, 0, 0, 0];
  const property = fc.asyncProperty(
    fc.constantFrom(...addresses),
    fc.record<Walk>({ isForSaving: fc.boolean(), steps: fc.array(step, { minLength: 1, maxLength: 60, size: 'max' }) }),
    async (address, one) => {
      if (Date.now() > until) return;
      const trail: string[] = [];
      walks += 1;
      await open(address)(async (app) => {
        await maskContacts(app.page, address);
        await walk(app, one, trail);
      }).catch((error: unknown) => {
        if (failed === 0) until = Date.now() + shorteningMs;
        failed += 1;
        throw new Error(`${error instanceof Error ? error.message : error}\nafter ${address}\n${trail.join('\n')}`);
      });
      steps += trail.filter((line) => !line.startsWith(' ')).length;
      missed += trail.filter((line) => line === '  (not done)').length;
      saved += trail.filter((line) => line === '  (saved)').length;
    },
  );
  const replay = seed === undefined ? {} : { seed: Number(seed), ...(path.length > 0 ? { path: path.join(':') } : {}) };
  const details = await fc.check(property, { numRuns: 1_000, ...replay });
  process.stderr.write(
    `explored with seed ${details.seed}: ${walks} walks, ${steps} steps (${missed} not done), ${saved} times saved\n`,
  );
  if (details.failed)
    throw new Error(
      `PITWALL_EXPLORE=${seconds}:${details.seed}:${details.counterexamplePath}\n${details.errorInstance}`,
    );
};
