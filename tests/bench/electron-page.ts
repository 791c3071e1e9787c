/** Starts an Electron app and controls its page over Chromium's debugging protocol, without Playwright. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withTimeout } from '../../main/core/with-timeout';

export interface ElectronPage {
  /** Wall-clock time of the start, in the unit of `performance.timeOrigin`. */
  readonly startedAt: number;
  /** Evaluates an expression in the page, awaits it where it is a promise, and returns its value. */
  readonly evaluate: <T>(expression: string) => Promise<T>;
  /** The addresses of all scripts that the page runs: a live set. */
  readonly scripts: () => ReadonlySet<string>;
  /** The main process. */
  readonly pid: number;
  /** Collects the page's garbage. */
  readonly collectGarbage: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const limit = 60_000;

const pageState = `[location.href, document.visibilityState, document.body.innerText].join(' ')`;

interface Answer {
  readonly id?: number;
  readonly result?: { readonly result: { readonly value?: unknown }; readonly exceptionDetails?: unknown };
  readonly error?: { readonly message: string };
  readonly method?: string;
  readonly params?: { readonly url?: string };
}

/** The debugging port that Chromium prints at its start. */
const debuggingPort = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`Electron did not start:\n${output}`)), limit);
    child.stderr?.on('data', (text) => {
      output += text;
      const port = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//.exec(output)?.[1];
      if (!port) return;
      clearTimeout(timer);
      resolve(port);
    });
    child.once('exit', (code) => reject(new Error(`Electron ended with ${code}:\n${output}`)));
  });

/** The debugging socket of the first page, polled until there is one. */
const pageSocket = async (port: string): Promise<string> => {
  const until = performance.now() + limit;
  const address = `http://127.0.0.1:${port}/json/list`;
  while (performance.now() < until) {
    const targets = (await (await fetch(address, { signal: AbortSignal.timeout(limit) })).json()) as readonly {
      readonly type: string;
      readonly url: string;
      readonly webSocketDebuggerUrl: string;
    }[];
    const page = targets.find(({ type, url }) => type === 'page' && url !== '' && url !== 'about:blank');
    if (page) return page.webSocketDebuggerUrl;
  }
  throw new Error('Electron opened no page.');
};

type Connection = Pick<ElectronPage, 'evaluate' | 'scripts' | 'collectGarbage'> & { readonly close: () => void };

const connect = async (address: string): Promise<Connection> => {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  const parsed = new Set<string>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    if (answer.method === 'Debugger.scriptParsed' && answer.params?.url) parsed.add(answer.params.url);
  });
  // Chromium also reports the scripts that already run.
  const scripts = (): ReadonlySet<string> => {
    last += 1;
    socket.send(JSON.stringify({ id: last, method: 'Debugger.enable' }));
    return parsed;
  };
  const until = performance.now() + limit;
  const send = async (method: string, params: object): Promise<Answer> => {
    last += 1;
    const id = last;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await answered;
    waiting.delete(id);
    return answer;
  };
  const evaluate = async <T>(expression: string): Promise<T> => {
    const params = { expression, awaitPromise: true, returnByValue: true, userGesture: true };
    const answer = await withTimeout(send('Runtime.evaluate', params), limit, undefined);
    if (answer === undefined) {
      const state = { expression: pageState, returnByValue: true };
      const shown =
        (await withTimeout(send('Runtime.evaluate', state), limit, undefined))?.result?.result.value ??
        'no answer at all';
      throw new Error(`The page did not answer within ${limit / 1000} s to:\n${expression}\nIt shows: ${shown}`);
    }
    const { result, error } = answer;
    // The page is listed before it can run code, and its initial document is replaced.
    if (error && /execution context/i.test(error.message) && performance.now() < until) return evaluate(expression);
    if (error !== undefined || result?.exceptionDetails !== undefined) {
      throw new Error(JSON.stringify(error ?? result?.exceptionDetails));
    }
    return result?.result.value as T;
  };
  const collectGarbage = async (): Promise<void> => {
    await send('HeapProfiler.collectGarbage', {});
  };
  return { evaluate, scripts, collectGarbage, close: () => socket.close() };
};

/**
 * Starts an app. `electron` comes from PITWALL_ELECTRON, which `npm run bench` sets.
 *
 * @param folder the app's folder, with its package.json
 * @param profile the user data folder of an earlier start, which is kept; by default a fresh one
 */
export const openElectron = async (
  folder: string,
  switches: readonly string[] = [],
  profile?: string,
): Promise<ElectronPage> => {
  const electron = process.env.PITWALL_ELECTRON;
  if (!electron) throw new Error('PITWALL_ELECTRON is not set: run this with `npm run bench`.');
  const home = profile ?? mkdtempSync(join(tmpdir(), 'pitwall-bench-'));
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const args = [...asRoot, '--remote-debugging-port=0', folder, ...switches, `--user-data-dir=${join(home, 'data')}`];
  const startedAt = Date.now();
  const child = spawn(electron, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const page = await connect(await pageSocket(await debuggingPort(child)));
  return {
    startedAt,
    evaluate: page.evaluate,
    scripts: page.scripts,
    collectGarbage: page.collectGarbage,
    pid: child.pid ?? Number.NaN,
    close: async () => {
      page.close();
      child.kill('SIGKILL');
      await ended;
      if (profile === undefined) rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
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

/** Waits until main has the path of the list, which the next start opens. */
export const kept = `(async () => {
  for (;;) {
    const session = await window.bridge.session.current();
    if (session.ok && session.value.returnTo?.path.startsWith('/bookings')) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
})()`;
