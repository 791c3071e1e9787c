import { fail } from '@contract/failure';
import { expect, it } from 'vitest';
import type { IpcMain } from '../../../../main/ipc/register';
import { createWaitingIpc } from '../../../../main/ipc/waiting-ipc';
import { ownPage, type Page, pageAt } from '../../../support/ipc';

type Listener = Parameters<IpcMain['on']>[1];

/** Channels "a" and "b" with calls and "stop" with messages, and what Electron has registered for them. */
const waiting = (load: (ipc: () => IpcMain) => Promise<unknown>) => {
  const registered = new Map<string, Listener>();
  const add = (channel: string, listener: Listener) => registered.set(channel, listener);
  const ipc: IpcMain = createWaitingIpc(
    { handle: add, on: add },
    { origin: 'app://pitwall', calls: ['a', 'b'], messages: ['stop'] },
    () => load(() => ipc),
  );
  const sendFrom = (page: Page, channel: string, ...input: unknown[]): unknown =>
    registered.get(channel)?.(page, ...input);
  return Object.assign((channel: string, ...input: unknown[]) => sendFrom(ownPage(), channel, ...input), { sendFrom });
};

it('messages that arrive before the services wait for them, in their order and with their input', async () => {
  const loading = Promise.withResolvers<void>();
  const seen: unknown[] = [];
  const send = waiting(async (ipc) => {
    await loading.promise;
    ipc().handle('a', async (_event, ...input) => {
      seen.push(['a', ...input]);
      return 'answer';
    });
    ipc().on('stop', (_event, ...input) => seen.push(['stop', ...input]));
  });
  const answer = send('a', 1, 2);
  send('stop', 3);
  const unknown = send('b');
  expect(seen).toEqual([]);
  loading.resolve();
  expect(await answer).toBe('answer');
  await expect(unknown).rejects.toThrow('No handler for b');
  expect(seen).toEqual([
    ['a', 1, 2],
    ['stop', 3],
  ]);
});

it('a call rejects if the services cannot be loaded, and a message is dropped', async () => {
  const send = waiting(async () => {
    throw new Error('a file is missing');
  });
  send('stop');
  await expect(send('a')).rejects.toThrow('a file is missing');
});

it('the sender of an early call is checked before it waits', async () => {
  const loading = Promise.withResolvers<void>();
  const seen: unknown[] = [];
  const { sendFrom } = waiting(async (ipc) => {
    await loading.promise;
    ipc().handle('a', async () => seen.push('a'));
  });
  const frame = { url: 'https://evil.example/', parent: null };
  const answer = sendFrom(pageAt('', { senderFrame: frame }), 'a');
  frame.url = 'app://pitwall/';
  loading.resolve();
  expect(await answer).toEqual(fail('refused', 'not-allowed'));
  expect(seen).toEqual([]);
});
