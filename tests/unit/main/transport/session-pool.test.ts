import type { Session } from 'electron';
import { beforeEach, expect, it } from 'vitest';
import { createSessionPool } from '../../../../main/transport/session-pool';
import type { NetworkSessions } from '../../../../main/transport/sessions';

const electron = {
  names: [] as string[],
  close: (): Promise<void> => Promise.resolve(),
};
const sessions: NetworkSessions = {
  named: async (name) => {
    electron.names.push(name);
    return { closeAllConnections: () => electron.close() } as Session;
  },
  setProxy: async () => undefined,
  clearSignIns: async () => undefined,
};

const never = new AbortController().signal;
const cancelled = { code: 'cancelled', wasSent: false };

beforeEach(() => {
  electron.names.length = 0;
  electron.close = () => Promise.resolve();
});

it('lends eight sessions at a time, each to one request, and reuses a released one', async () => {
  const lend = createSessionPool(sessions);
  const lent = await Promise.all(Array.from({ length: 8 }, () => lend(never)));
  expect(new Set(electron.names).size).toBe(8);
  const ninth = lend(never);
  const stopped = new AbortController();
  const tenth = lend(stopped.signal);
  stopped.abort();
  await expect(tenth).rejects.toMatchObject(cancelled);
  expect(electron.names).toHaveLength(8);
  lent[3]?.release();
  lent[3]?.release();
  await ninth;
  expect(electron.names[8]).toBe(electron.names[3]);
  expect(new Set(electron.names).size).toBe(8);
});

it('lends no session whose connections are still closing, though its request was cancelled', async () => {
  const lend = createSessionPool(sessions);
  const closing = Promise.withResolvers<void>();
  electron.close = () => closing.promise;
  const stopped = new AbortController();
  const requests = Array.from({ length: 8 }, () => lend(stopped.signal));
  stopped.abort();
  for (const request of requests) await expect(request).rejects.toMatchObject(cancelled);
  electron.close = () => Promise.resolve();
  const next = lend(never);
  expect(electron.names).toHaveLength(8);
  closing.resolve();
  await next;
  expect(new Set(electron.names).size).toBe(8);
});
