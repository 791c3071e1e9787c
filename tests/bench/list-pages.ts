/** Serves the bench's page from `out/bench-list` and opens it in Chromium, with the kit's list or the plain row pool. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';

export type Kind = 'kit' | 'pool';

export interface ListPage {
  readonly page: Page;
  /** Megabytes in use after a garbage collection. */
  readonly heap: () => Promise<number>;
  /** Milliseconds that the page's main thread has worked so far. */
  readonly work: () => Promise<number>;
  readonly close: () => Promise<void>;
}

export interface ListPages {
  readonly open: (kind: Kind, rows: number) => Promise<ListPage>;
  readonly close: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const serve = async (folder: string) => {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    const content = file.startsWith(folder) ? await readFile(file).catch(() => undefined) : undefined;
    response.writeHead(content ? 200 : 404, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
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

export const openListPages = async (): Promise<ListPages> => {
  const server = await serve(join(process.cwd(), 'out', 'bench-list'));
  const browser = await launch();
  return {
    open: async (kind, rows) => {
      const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
      await page.goto(`http://127.0.0.1:${server.port}/?kind=${kind}&rows=${rows}&size=all`);
      await page.waitForFunction(
        (count) => (document.querySelector('[role="grid"], #scroller')?.scrollHeight ?? 0) >= count * 32,
        rows,
      );
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Performance.enable');
      return {
        page,
        heap: async () => {
          await devtools.send('HeapProfiler.collectGarbage');
          return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6;
        },
        work: async () => {
          const { metrics } = await devtools.send('Performance.getMetrics');
          return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
        },
        close: () => page.close(),
      };
    },
    close: async () => {
      await browser.close();
      server.close();
    },
  };
};
