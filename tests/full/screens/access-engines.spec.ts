/**
 * A second and a third opinion beside axe: IBM's Equal Access and Siteimprove's Alfa judge every page of the product, and what
 * opens on the desk and in gate mode, by their rules for WCAG 2.2 AA.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import alfaRules from '@siteimprove/alfa-rules';
import { Conformance, Criterion } from '@siteimprove/alfa-wcag';
import type { Checker } from 'accessibility-checker-engine';
import { wallPath } from '../../../preload/contract/settings/wall';
import { allOf } from '../../support/areas-csv';
import { enterDemo, goTo, open, test, visitAll, waitForIdle } from '../../support/demo-page';
import { closeSurfaces, openersOf, openSurfaces, opensNoSurface } from '../../support/overlays';
import { dataOf } from '../../support/page-data';
import { scan } from '../../support/scanner';
import { type AccessException, exceptions } from './access-exceptions';

test.describe.configure({ mode: 'parallel' });
test.setTimeout(900_000);
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What a rule calls wrong, and where, as an XPath. */
interface Finding {
  readonly rule: string;
  readonly path: string;
  readonly message: string;
}

interface Engine {
  readonly name: AccessException['engine'];
  /** The rules for WCAG 2.2 AA, as many as the version has that was read when this was written. */
  readonly rules: number;
  readonly countRules: (page: Page) => Promise<number>;
  readonly judge: (page: Page) => Promise<readonly Finding[]>;
}

const aceScript = readFile(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js'),
  'utf8',
);

interface Ace {
  readonly ace: { readonly Checker: new () => Checker };
}

/** Loaded once per document: routes change without reloading the page. */
const loadAce = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(await aceScript);
};

const equalAccess: Engine = {
  name: 'Equal Access',
  rules: 156,
  countRules: async (page) => {
    await loadAce(page);
    return page.evaluate(() => {
      const guideline = new (window as unknown as Ace).ace.Checker()
        .getGuidelines()
        .find(({ id }) => id === 'WCAG_2_2');
      const rules = guideline?.checkpoints.flatMap((checkpoint) => checkpoint.rules ?? []) ?? [];
      return new Set(rules.map(({ id }) => id)).size;
    });
  },
  judge: async (page) => {
    await loadAce(page);
    return page.evaluate(async () => {
      const checker = new (window as unknown as Ace).ace.Checker();
      const { results } = await checker.check(document, ['WCAG_2_2']);
      return results
        .filter(({ value }) => value.join(' ') === 'VIOLATION FAIL')
        .map(({ ruleId, path, message }) => ({ rule: ruleId, path: path.dom ?? '', message }));
    });
  },
};

const isAA = Conformance.isAA('2.2');
const alfaChosen = [...alfaRules].filter((rule) =>
  rule.requirements.some((requirement) => Criterion.isCriterion(requirement) && isAA(requirement)),
);

/** The paths of a target: a node, or a group of nodes. */
const pathsOf = (target: unknown): readonly string[] => {
  if (typeof target !== 'object' || target === null) return [];
  if ('path' in target && typeof target.path === 'function') return [String(target.path())];
  return Symbol.iterator in target ? [...(target as Iterable<unknown>)].flatMap(pathsOf) : [];
};

const alfa: Engine = {
  name: 'Alfa',
  rules: 50,
  countRules: async () => alfaChosen.length,
  judge: async (page) => {
    const copy = await Playwright.toPage(await page.evaluateHandle(() => document));
    const outcomes = await Audit.of(copy, alfaChosen).evaluate();
    return [...outcomes].flatMap((outcome) => {
      if (!Outcome.isFailed(outcome)) return [];
      const { rule, target, expectations } = outcome;
      const [path = ''] = pathsOf(target);
      const messages = [...expectations.values()].flatMap((result) =>
        result.isErr() ? [result.getErr().message] : [],
      );
      return [{ rule: rule.uri.replace(/^.*\//, ''), path, message: messages.join(' ') }];
    });
  },
};

interface Sorted {
  readonly violations: readonly string[];
  /** The exceptions that apply, by their place in the list. */
  readonly applied: readonly number[];
  /** Whether an element was gone once the engine had judged it: it belongs to what was just closing. */
  readonly isOld: boolean;
}

/** Finds the element of each finding in the page, to see whether an exception is about it. */
const sort = (page: Page, findings: readonly Finding[], known: readonly AccessException[]): Promise<Sorted> =>
  page.evaluate(
    ({ findings, known }) => {
      const elementAt = (path: string): Element | null => {
        // The names of SVG's elements are in another namespace.
        const query = path
          .replace(/\/(text\(\)|@)[^/]*$/, '')
          .replaceAll(/\/([\w-]+)\[/g, (_, name: string) => `/*[local-name()="${name}"][`);
        const { singleNodeValue } = document.evaluate(query, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE);
        return singleNodeValue instanceof Element ? singleNodeValue : null;
      };
      const applied = new Set<number>();
      let isOld = false;
      const violations = findings.flatMap(({ rule, path, message }) => {
        const element = elementAt(path);
        isOld ||= element === null;
        const at = known.findIndex((one) => one.rule === rule && element?.matches(one.selector));
        if (at >= 0) {
          applied.add(at);
          return [];
        }
        return [`${rule}: ${message} ${element?.outerHTML.slice(0, 300)}`];
      });
      return { violations, applied: [...applied], isOld };
    },
    { findings, known },
  );

for (const engine of [equalAccess, alfa])
  test(`${engine.name} finds no violation of WCAG 2.2 AA on any page, nor in what opens on the desk and in gate mode`, async ({
    page,
    siteMap,
  }) => {
    const known = exceptions.filter((one) => one.engine === engine.name);
    const applied = new Set<number>();
    let judged = 0;
    const judge = async (at: string): Promise<void> => {
      await waitForIdle(page);
      let sorted = await sort(page, await engine.judge(page), known);
      if (sorted.isOld) sorted = await sort(page, await engine.judge(page), known);
      expect.soft(sorted.violations, at).toEqual([]);
      for (const index of sorted.applied) applied.add(index);
      judged += 1;
    };

    for (const path of siteMap.open) {
      await open(page, path);
      await judge(path);
    }
    expect.soft(await engine.countRules(page)).toBe(engine.rules);
    await enterDemo(page);
    const done = new Set<string>();
    await visitAll(page, siteMap.product, async (path) => {
      await judge(path);
      if (path.startsWith('/desk')) await judgeSurfaces(page, path, done, judge);
    });
    expect(done.size).toBeGreaterThan(10);
    await goTo(page, wallPath);
    await judge(wallPath);
    await judgeGateMode(page, judge);
    expect(judged).toBeGreaterThan(siteMap.product.length + 15);
    expect(known.filter(({ isRare }, index) => !isRare && !applied.has(index))).toEqual([]);
  });

type Judge = (at: string) => Promise<void>;

/** Opens each kind of dialog and menu of a page once. */
const judgeSurfaces = async (page: Page, path: string, done: Set<string>, judge: Judge): Promise<void> => {
  for (;;) {
    const next = (await openersOf(page)).find(({ kind }) => !opensNoSurface.test(kind) && !done.has(kind));
    if (!next) return;
    done.add(next.kind);
    const at = `"${next.kind}" on ${path}`;
    const before = page.url();
    await page.locator(next.selector).press('Enter');
    const isOpen = async () => (await openSurfaces(page).count()) > 0;
    await expect.poll(async () => (await isOpen()) || page.url() !== before, { message: `${at} opens` }).toBe(true);
    if (await isOpen()) {
      await judge(at);
      await closeSurfaces(page, `${at} closes`);
    } else await goTo(page, path);
  }
};

const judgeGateMode = async (page: Page, judge: Judge): Promise<void> => {
  await enterDemo(page, '/desk', { log: 'empty' });
  const [event] = await dataOf(page, 'event.list', { filters: { status: ['live'] } });
  const tickets = await allOf(page, 'booking.ticketList', { eventId: event?.id });
  await page.getByRole('button', { name: 'Gate mode', exact: true }).click();
  await judge('gate mode');
  const result = page.getByRole('region', { name: 'Scan result' });
  for (const state of ['valid', 'refunded', 'none']) {
    const ticket = tickets.find(({ status, isCheckedIn }) => status === state && isCheckedIn !== true);
    const code = String(ticket?.ticketNumber ?? 'NO-SUCH-TICKET-1');
    await scan(page, code);
    await expect(result).toContainText(code);
    await expect(result).toHaveAttribute('data-answer', /./);
    await judge(`gate mode, a ticket that is ${state}`);
  }
  await page.getByRole('button', { name: 'Leave gate mode' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave gate mode?' })).toBeVisible();
  await judge('leaving gate mode');
};
