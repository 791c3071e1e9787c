/** Serves the pages of the list bench from `out/bench-list` and opens them in Chromium, one page and process at a time. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { addMeasures } from './list-measures';

/** The plain row pool, AG Grid community, MUI X community and the kit's list, in the order in which they are measured. */
export const kinds = ['pool', 'ag-grid', 'mui-x', 'kit'] as const;
export type Kind = (typeof kinds)[number];

/** Milliseconds of processor time that a page has used so far. */
export interface Work {
  readonly mainThread: number;
  /** All threads of the page's process: workers, garbage collection and raster too. */
  readonly process: number;
}

export interface ListPage {
  readonly page: Page;
  /** Milliseconds from navigation to the first painted row. */
  readonly firstRow: number;
  /** What it took until the page was idle, so with everything prepared that a page prepares. */
  readonly load: Work;
  /** Kilobytes of all scripts that the page has loaded, each compressed. */
  readonly scripts: number;
  /** Megabytes of the page and its workers after a garbage collection: objects and buffers. */
  readonly heap: () => Promise<number>;
  readonly work: () => Promise<Work>;
  readonly close: () => Promise<void>;
}

export interface ListPages {
  readonly open: (kind: Kind, rows: number) => Promise<ListPage>;
  readonly version: string;
  readonly close: () => Promise<void>;
}

const pagesFolder = join(process.cwd(), 'out', 'bench-list');

/** Whether a kind's page is built: the two libraries may not be installed. */
export const isBuilt = (kind: Kind): boolean => existsSync(join(pagesFolder, kind));

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** The page of a reference. The kit's own comes from its build. */
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

const launch = (): Promise<Browser> => {
  // Not bundled with the bench, because Playwright loads files next to its own.
  const { chromium } = createRequire(import.meta.url)('playwright') as typeof import('@playwright/test');
  const executablePath = process.env.PITWALL_CHROMIUM;
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
};

const workOf = async (devtools: CDPSession): Promise<Work> => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const milliseconds = (wanted: string): number =>
    (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN) * 1_000;
  return { mainThread: milliseconds('ThreadTime'), process: milliseconds('ProcessTime') };
};

/** Waits until a page's process has done nothing for a second. */
const idle = async (page: Page, devtools: CDPSession): Promise<Work> => {
  let work = await workOf(devtools);
  for (let quiet = 0; quiet < 4; ) {
    await page.waitForTimeout(250);
    const next = await workOf(devtools);
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

/** Asks a page's workers for their heaps: each has one of its own. */
const watchWorkers = async (devtools: CDPSession) => {
  const sessions = new Set<string>();
  const waiting = new Map<number, (result: unknown) => void>();
  devtools.on('Target.attachedToTarget', ({ sessionId }) => sessions.add(sessionId));
  devtools.on('Target.detachedFromTarget', ({ sessionId }) => sessions.delete(sessionId));
  devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as { readonly id: number; readonly result: unknown };
    waiting.get(id)?.(result);
  });
  await devtools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  let last = 0;
  const ask = (sessionId: string, method: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, resolve);
      const message = JSON.stringify({ id: last, method, params: {} });
      devtools.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
    });
  return async (): Promise<readonly HeapUsage[]> => {
    const found: HeapUsage[] = [];
    for (const session of sessions) {
      await ask(session, 'HeapProfiler.collectGarbage');
      found.push((await ask(session, 'Runtime.getHeapUsage')) as HeapUsage);
    }
    return found;
  };
};

/** Opens the built pages. */
export const openListPages = async (): Promise<ListPages> => {
  const browser = await launch();
  return {
    version: browser.version(),
    open: async (kind, rows) => {
      const server = await serve(kind);
      const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Performance.enable');
      const workerHeaps = await watchWorkers(devtools);
      await page.addInitScript(addMeasures);
      await page.goto(`${server.url}/?rows=${rows}&size=all`);
      const firstRow = await page.evaluate(() => window.listMeasures.firstRow);
      return {
        page,
        firstRow,
        load: await idle(page, devtools),
        scripts: server.scripts(),
        heap: async () => {
          await devtools.send('HeapProfiler.collectGarbage');
          const heaps: readonly HeapUsage[] = [await devtools.send('Runtime.getHeapUsage'), ...(await workerHeaps())];
          return heaps.reduce((sum, heap) => sum + heap.usedSize + (heap.backingStorageSize ?? 0), 0) / 1e6;
        },
        work: () => workOf(devtools),
        close: async () => {
          await context.close();
          server.close();
        },
      };
    },
    close: () => browser.close(),
  };
};
