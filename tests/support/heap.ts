/** Everything in a process's JavaScript heap: objects, strings, closures. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Desktop } from './electron';

/** By the debugger: `webContents.takeHeapSnapshot` keeps what an address on its own stack happens to point to. */
export const heapOfPage = async (page: Page): Promise<string> => {
  const session = await page.context().newCDPSession(page);
  const pieces: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => pieces.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return pieces.join('');
};

const heapOfMain = async ({ app }: Desktop): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'pitwall-heap-'));
  const path = join(folder, 'main.heapsnapshot');
  await app.evaluate((_electron, at) => {
    process.getBuiltinModule('node:v8').writeHeapSnapshot(at);
  }, path);
  const heap = await readFile(path, 'latin1');
  await rm(folder, { recursive: true });
  return heap;
};

export const heapOf = (desktop: Desktop, which: 'page' | 'main'): Promise<string> =>
  which === 'page' ? heapOfPage(desktop.page) : heapOfMain(desktop);
