import type { Page } from '@playwright/test';

/** Everything in the page's JavaScript heap: objects, strings, closures. */
export const heapOf = async (page: Page): Promise<string> => {
  const session = await page.context().newCDPSession(page);
  const pieces: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => pieces.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return pieces.join('');
};
