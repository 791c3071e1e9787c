/** Serves the pages of the list bench from `out/bench-list` and opens them in Chromium, one page and process at a time. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { attach, evaluateIn, type Program, startProgram, type Target } from './devtools';
import { CannotMeasure } from './figure';
import { addMeasures } from './list-measures';

/** The kit's list, AG Grid community and MUI X community. */
export type Kind = 'kit' | 'ag-grid' | 'mui-x';

/** Milliseconds of processor time that a page has used so far. */
export interface Work {
  readonly mainThread: number;
  /** All threads of the page's process: workers, garbage collection and raster too. */
  readonly process: number;
}

export interface ListPage {
  /** Evaluates an expression in the page, awaits it where it is a promise, and returns its value. */
  readonly evaluate: <T>(expression: string) => Promise<T>;
  /** Milliseconds from navigation to the first painted row. */
  readonly firstRow: number;
  /** Resolves once the page is idle, so with everything prepared that a page prepares, to what it took until then. */
  readonly load: () => Promise<Work>;
  /** Kilobytes of all scripts that the page has loaded, each compressed. */
  readonly scripts: () => number;
  /** Megabytes of the page and its workers after a garbage collection: objects and buffers. */
  readonly heap: () => Promise<number>;
  readonly work: () => Promise<Work>;
  readonly close: () => Promise<void>;
}

export interface ListPages {
  readonly open: (kind: Kind, rows: number) => Promise<ListPage>;
  readonly close: () => Promise<void>;
}

const pagesFolder = join(process.cwd(), 'out', 'bench-list');

/** Whether a kind's page is built: the two libraries may not be installed. */
export const isBuilt = (kind: Kind): boolean => existsSync(join(pagesFolder, kind));

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** The page of a library. The kit's own comes from its build. */
const frame = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>List bench</title><style>
  html, body, #root { height: 100%; margin: 0 }
  #root > div { height: 100%; display: flex; flex-direction: column }
</style></head><body><div id="root"></div><script type="module" src="./page.js"></script></body></html>`;

const serve = async (kind: Kind) => {
  const folder = join(pagesFolder, kind);
  const scripts = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    const stored = file.startsWith(folder) ? await readFile(file).catch(() => undefined) : undefined;
    const content = stored ?? (pathname === '/' ? Buffer.from(frame) : undefined);
    response.writeHead(content ? 200 : 404, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(content);
    if (content && extname(file) === '.js') scripts.set(file, content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    // Once the page is idle: compressing would keep it waiting for its next file.
    scripts: () =>
      [...scripts.values()].reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length / 1_000, 0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** Chromium without a window, with a fresh profile and nothing that it does on its own. */
const launch = async (profile: string): Promise<Program> => {
  const chromium = process.env.PITWALL_CHROMIUM;
  if (!chromium) throw new CannotMeasure('there is no Chromium here');
  return startProgram(chromium, [
    '--headless',
    '--hide-scrollbars',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-extensions',
    `--user-data-dir=${profile}`,
  ]);
};

const workOf = async (page: Target): Promise<Work> => {
  const { metrics } = await page.send<{ metrics: readonly { name: string; value: number }[] }>(
    'Performance.getMetrics',
  );
  const milliseconds = (wanted: string): number =>
    (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN) * 1_000;
  return { mainThread: milliseconds('ThreadTime'), process: milliseconds('ProcessTime') };
};

/** Waits until a page's process has done nothing for a second. */
const idle = async (page: Target): Promise<Work> => {
  let work = await workOf(page);
  for (let quiet = 0; quiet < 4; ) {
    await setTimeout(250);
    const next = await workOf(page);
    quiet = next.process - work.process < 5 ? quiet + 1 : 0;
    work = next;
  }
  return work;
};

interface HeapUsage {
  readonly usedSize: number;
  /** Of array buffers, which are outside the heap. */
  readonly backingStorageSize?: number;
}

/** A page's workers, a live set: each has a heap of its own. */
const watchWorkers = async (page: Target): Promise<ReadonlySet<string>> => {
  const sessions = new Set<string>();
  page.on<{ sessionId: string }>('Target.attachedToTarget', ({ sessionId }) => sessions.add(sessionId));
  page.on<{ sessionId: string }>('Target.detachedFromTarget', ({ sessionId }) => sessions.delete(sessionId));
  await page.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true });
  return sessions;
};

const heapOf = async (target: Target): Promise<number> => {
  await target.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = await target.send<HeapUsage>('Runtime.getHeapUsage');
  return usedSize + backingStorageSize;
};

/** An empty page in a context of its own, so with no cache and a process of its own. */
const openPage = async (browser: Target) => {
  const context = await browser.send<{ browserContextId: string }>('Target.createBrowserContext');
  const blank = { url: 'about:blank', width: 1366, height: 768, ...context };
  const { targetId } = await browser.send<{ targetId: string }>('Target.createTarget', blank);
  return {
    page: await attach(browser, targetId),
    close: () => browser.send<void>('Target.disposeBrowserContext', context),
  };
};

/** Opens the built pages. */
export const openListPages = async (): Promise<ListPages> => {
  const profile = mkdtempSync(join(tmpdir(), 'pitwall-bench-list-'));
  const program = await launch(profile);
  return {
    open: async (kind, rows) => {
      const server = await serve(kind);
      const { page, close } = await openPage(program.browser);
      const view = { width: 1366, height: 768, deviceScaleFactor: 1, mobile: false };
      await page.send('Emulation.setDeviceMetricsOverride', view);
      await page.send('Page.enable');
      await page.send('Performance.enable');
      const workers = await watchWorkers(page);
      await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${addMeasures})()` });
      await page.send('Page.navigate', { url: `${server.url}/?rows=${rows}&size=all` });
      return {
        evaluate: (expression) => evaluateIn(page, expression),
        firstRow: await evaluateIn<number>(page, 'listMeasures.firstRow'),
        load: () => idle(page),
        scripts: server.scripts,
        heap: async () => {
          let bytes = await heapOf(page);
          for (const worker of workers) bytes += await heapOf(page.attached(worker));
          return bytes / 1e6;
        },
        work: () => workOf(page),
        close: async () => {
          await close();
          server.close();
        },
      };
    },
    close: async () => {
      await program.end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
