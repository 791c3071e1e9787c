/** Starts an Electron app and controls its page over Chromium's debugging protocol. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withTimeout } from '../../main/core/async/timing';
import { systemClock } from '../../main/desktop/system-ports';
import { attach, evaluateIn, startProgram, type Target, timeoutMs } from './devtools';
import { CannotMeasure } from './figure';

export interface ElectronPage {
  /** Wall-clock time of the start, in the unit of `performance.timeOrigin`. */
  readonly startedAt: number;
  /** Evaluates an expression in the page, awaits it where it is a promise, and returns its value. */
  readonly evaluate: <T>(expression: string) => Promise<T>;
  /** Types a text and Enter into what has the focus. */
  readonly enter: (text: string) => Promise<void>;
  /** The main process. */
  readonly pid: number;
  /** Collects the page's garbage. */
  readonly collectGarbage: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const pageState = `[location.href, document.visibilityState, document.body.innerText].join(' ')`;

interface PageInfo {
  readonly targetInfo: { readonly type: string; readonly url: string; readonly targetId: string };
}

interface Frame {
  readonly url: string;
  readonly parentId?: string;
}

const isReal = (url: string): boolean => url !== '' && url !== 'about:blank';

/** Resolves once a page has its document: code that runs in the empty one before it would be work that no start has. */
const whenLoaded = async (page: Target): Promise<void> => {
  const loaded = new Promise<true>((resolve) =>
    page.on<{ frame: Frame }>('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId === undefined && isReal(frame.url)) resolve(true);
    }),
  );
  await page.send('Page.enable');
  const { frameTree } = await page.send<{ frameTree: { frame: Frame } }>('Page.getFrameTree');
  if (isReal(frameTree.frame.url)) return;
  if (!(await withTimeout(systemClock, loaded, timeoutMs, undefined)))
    throw new Error('Electron opened an empty page.');
};

/** The first page. */
const firstPage = async (browser: Target): Promise<Target> => {
  const found = new Promise<string>((resolve) => {
    const look = ({ targetInfo: { type, url, targetId } }: PageInfo): void => {
      if (type === 'page' && isReal(url)) resolve(targetId);
    };
    browser.on('Target.targetCreated', look);
    browser.on('Target.targetInfoChanged', look);
  });
  await browser.send('Target.setDiscoverTargets', { discover: true });
  const targetId = await withTimeout(systemClock, found, timeoutMs, undefined);
  if (!targetId) throw new Error('Electron opened no page.');
  const page = await attach(browser, targetId);
  await whenLoaded(page);
  return page;
};

const controlPage = (page: Target): Pick<ElectronPage, 'evaluate' | 'enter' | 'collectGarbage'> => {
  const until = performance.now() + timeoutMs;
  const evaluate = async <T>(expression: string): Promise<T> => {
    try {
      return await evaluateIn<T>(page, expression);
    } catch (error) {
      const { message } = error as Error;
      // The page is there before it can run code, and its initial document is replaced.
      if (/execution context|navigated/i.test(message) && performance.now() < until) return evaluate(expression);
      const shown = await evaluateIn(page, pageState).catch(() => 'no answer at all');
      throw new Error(`The page failed (${message}) at:\n${expression}\nIt shows: ${shown}`);
    }
  };
  return {
    evaluate,
    enter: async (text) => {
      await page.send('Input.insertText', { text });
      const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
      await page.send('Input.dispatchKeyEvent', { type: 'keyDown', text: '\r', ...key });
      await page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
    },
    collectGarbage: async () => {
      await page.send('HeapProfiler.collectGarbage');
    },
  };
};

/** The path of Electron, which `npm run bench` finds. */
export const electronPath = (): string => {
  const path = process.env.PITWALL_ELECTRON;
  if (!path) throw new CannotMeasure('there is no Electron here');
  return path;
};

/**
 * Starts an app.
 *
 * @param folder the app's folder, with its package.json
 * @param profile the user data folder of an earlier start, which is kept; by default a fresh one
 */
export const openElectron = async (
  folder: string,
  switches: readonly string[] = [],
  profile?: string,
): Promise<ElectronPage> => {
  const electron = electronPath();
  const home = profile ?? mkdtempSync(join(tmpdir(), 'pitwall-bench-'));
  const startedAt = Date.now();
  const program = await startProgram(electron, [folder, ...switches, `--user-data-dir=${join(home, 'data')}`]);
  const end = async () => {
    await program.end();
    if (profile === undefined) rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return { startedAt, pid: program.pid, ...controlPage(await firstPage(program.browser)), close: end };
  } catch (error) {
    await end();
    throw error;
  }
};

/** An expression that resolves once a selector is on the page. */
export const present = (selector: string): string => `new Promise((resolve) => {
  const look = () => document.querySelector(${JSON.stringify(selector)}) && (observer.disconnect(), resolve(true));
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, attributes: true });
  look();
})`;

/** An expression that clicks the first button or link of that name, once it is there. */
export const click = (name: string): string => `new Promise((resolve) => {
  const look = () => {
    const found = [...document.querySelectorAll('button, a')].find((one) =>
      (one.getAttribute('aria-label') ?? one.textContent).trim() === ${JSON.stringify(name)} && !one.disabled);
    if (!found) return;
    observer.disconnect();
    found.click();
    resolve(true);
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, attributes: true });
  look();
})`;

/** Enters the demo from its sign-in page, which has a main part and a heading too. */
export const enterDemo = async (app: ElectronPage): Promise<void> => {
  await app.evaluate(present('form button[type=submit]'));
  await app.evaluate(click('Explore the demo'));
  await app.evaluate(present('#content h1'));
};

/** A row of the first list. */
export const firstRow = '[role="grid"] [role="row"][data-index]';

/** An expression that signs in to the mock server and shows what follows. */
export const signIn = `window.bridge.session.signIn({ email: 'admin@pitwall.example', password: 'pitwall' }).then(() => location.reload())`;

/** An expression that resolves once nothing has loaded for some frames. */
export const loaded = `new Promise((resolve) => {
  let still = 0;
  const look = () => {
    const loads = document.querySelector('main [aria-busy="true"], main [role="progressbar"]:not([aria-valuenow]), main .loading');
    still = loads || !document.querySelector('#content h1') ? 0 : still + 1;
    if (still < 12) return requestAnimationFrame(look);
    resolve(true);
  };
  requestAnimationFrame(look);
})`;

/** An expression that opens a path without reloading the page, and resolves once it is loaded. */
export const visit = (path: string): string => `(() => {
  history.pushState({}, '', ${JSON.stringify(path)});
  dispatchEvent(new PopStateEvent('popstate'));
  return ${loaded};
})()`;
