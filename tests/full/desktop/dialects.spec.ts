/** Every screen of the product shows the same on servers with other dialects as on the plain server. */
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { DialectName } from '../../../mocks/server/dialects/index';
import { test } from '../../support/desktop';
import { chooseAllEvents } from '../../support/live';
import { dialectIds, startMockServer } from '../../support/mock-server';
import { signInScreen } from '../../support/page-objects';
import { makeProfile, type ServerFacts } from '../../support/profile-by-check';
import {
  type Cell,
  readScreens,
  readScreensAgain,
  type ScreenContents,
  type Shown,
  type ShownRow,
} from '../../support/screen-contents';
import { readSiteMap } from '../../support/site-map';

const rows = 120;
/** The share of the cells that the plain server fills. */
const least = { withProfile: 1, without: 0.95 };

const dialects: readonly DialectName[] = ['laravel', 'mongo', 'bare', 'words', 'dotnet', 'pretix', 'cents'];

/** Servers that need a profile, with the profile that an administrator creates on the check screen. */
const knownOf: Readonly<Partial<Record<DialectName, ServerFacts>>> = {
  laravel: { zone: 'UTC' },
  bare: { money: 'whole units' },
  cents: { money: 'cents' },
};

/** Compares amounts without trailing zeros, because servers differ in them, and times without what is left until them. */
const label = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ · in (\d+ h )?\d+ min\b/g, '')
    .replaceAll(/(\d)\.00\b/g, '$1')
    .trim();
const isAmountOrMoment = (text: string): boolean => /[$€£¥]\s?\d|\b(19|20)\d\d, \d{1,2}:\d\d [AP]M/.test(text);

interface Compared {
  readonly filled: number;
  readonly missing: readonly string[];
  readonly different: readonly string[];
}

const isAlike = (mine: Cell | undefined, theirs: Cell | undefined): boolean =>
  label(mine?.text ?? '').toLowerCase() === label(theirs?.text ?? '').toLowerCase();

/** Finds the same row of another server. Names are not unique, and a server that ignores the order shows other rows. */
const sameRow = (row: ShownRow, others: readonly ShownRow[]): ShownRow | undefined => {
  const compared = (other: ShownRow) => {
    const both = Object.keys(row.cells).filter((title) => row.cells[title]?.text && other.cells[title]?.text);
    const alike = both.filter((title) => isAlike(row.cells[title], other.cells[title]));
    return { count: alike.length, share: alike.length / Math.max(1, both.length) };
  };
  const likeness = (other: ShownRow): number => compared(other).share;
  return (
    others
      .filter(({ name }) => label(name) === label(row.name))
      .filter((other) => likeness(other) >= 0.75)
      // A page may have two tables with rows of the same name.
      .sort((one, other) => likeness(other) - likeness(one) || compared(other).count - compared(one).count)[0]
  );
};

/** Compares a screen of one server with the plain server's. */
const compareScreen = (
  route: string,
  shown: Shown,
  theirs: Shown | undefined,
  written: (address: string) => string,
): Compared => {
  let filled = 0;
  const missing: string[] = [];
  const different: string[] = [];
  const hold = (at: string, mine: string, theirs: string | undefined, isExact: boolean): void => {
    if (mine === '') return;
    filled += 1;
    if (!theirs) missing.push(at);
    else if (isExact && label(mine) !== label(theirs)) different.push(`${at}: ${label(mine)} | ${label(theirs)}`);
  };
  for (const [name, value] of Object.entries(shown.values))
    hold(`${route} ${name}`, value, theirs?.values[name], isAmountOrMoment(value));
  const pairs = shown.rows.flatMap((row) => {
    const same = sameRow(row, theirs?.rows ?? []);
    return same ? [{ row, same }] : [];
  });
  if (shown.rows.length > 0 && pairs.length === 0)
    for (const title of Object.keys(shown.rows[0]?.cells ?? {}))
      hold(`${route} ${title} (no row in common)`, 'row', '', false);
  for (const { row, same } of pairs) {
    for (const [title, cell] of Object.entries(row.cells))
      hold(`${route} ${title}`, cell.text, same.cells[title]?.text, /money|moment|date/.test(cell.kind));
    if (row.link !== undefined && same.link !== written(row.link))
      different.push(`${route} link of ${row.name}: ${written(row.link)} | ${same.link}`);
  }
  return { filled, missing, different };
};

/** Compares one server's screens with those of the plain server. */
const compare = (plain: ScreenContents, other: ScreenContents, written: (address: string) => string): Compared => {
  const screens = [...plain].map(([route, { shown }]) => compareScreen(route, shown, other.get(route)?.shown, written));
  return {
    filled: screens.reduce((sum, { filled }) => sum + filled, 0),
    missing: screens.flatMap(({ missing }) => missing),
    different: screens.flatMap(({ different }) => different),
  };
};

const counted = (all: readonly string[]): string =>
  [...new Set(all)].map((one) => `${one} (${all.filter((other) => other === one).length})`).join('\n');

const moment = Date.now();
let plain: ScreenContents | undefined;

for (const dialect of dialects) {
  const known = knownOf[dialect];
  const how = known ? ' with a profile made on the check screen' : '';
  test(`every product screen is filled on ${dialect}${how}`, async ({ start, folder }) => {
    test.setTimeout(600_000);
    const siteMap = await readSiteMap();
    const walkOf = async <T>(name: DialectName | undefined, visit: (page: Page) => Promise<T>): Promise<T> => {
      const server = await startMockServer({ rows, now: () => moment, ...(name ? { dialect: name } : {}) });
      const desktop = await start({ folder: join(folder, name ?? 'plain'), switches: [`--server=${server.url}`] });
      await signInScreen(desktop.page).enter();
      await chooseAllEvents(desktop.page);
      const seen = await visit(desktop.page);
      await desktop.close();
      await server.close();
      return seen;
    };
    plain ??= await walkOf(undefined, (page) => readScreens(page, siteMap));
    const reference = plain;
    const idOf = dialectIds(dialect);
    const written = (address: string) =>
      address.replaceAll(
        /(\/|event=)(\d+)(?=[/?&]|$)/g,
        (_all, before: string, id: string) => `${before}${idOf(Number(id))}`,
      );
    const other = await walkOf(dialect, async (page) => {
      if (known) await makeProfile(page, known);
      return readScreensAgain(page, reference, written, (route, shown) => {
        const before = reference.get(route)?.shown;
        if (!before) return true;
        const { missing, different } = compareScreen(route, before, shown, written);
        return different.length === 0 && (!known || missing.length === 0);
      });
    });
    const { filled, missing, different } = compare(reference, other, written);
    const rate = 1 - missing.length / filled;
    test.info().annotations.push({ type: dialect, description: `${(100 * rate).toFixed(2)} % of ${filled} cells` });
    expect(filled).toBeGreaterThan(500);
    expect.soft(rate, `missing\n${counted(missing)}`).toBeGreaterThanOrEqual(known ? least.withProfile : least.without);
    expect.soft(different).toEqual([]);
  });
}
