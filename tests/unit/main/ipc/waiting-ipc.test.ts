import { fail, ok } from '@contract/failure';
import { expect, it } from 'vitest';
import type { FirstAnswers } from '../../../../main/ipc/first-answers';
import type { IpcMain } from '../../../../main/ipc/register';
import { createWaitingIpc } from '../../../../main/ipc/waiting-ipc';
import { ownPage, type Page, pageAt } from '../../../support/ipc';

type Listener = Parameters<IpcMain['on']>[1];

/** Channels "a" and "b" with calls and "stop" with messages, and what Electron has registered for them. */
const waiting = (load: (ipc: () => IpcMain) => Promise<unknown>, firstAnswers: FirstAnswers = {}) => {
  const registered = new Map<string, Listener>();
  const add = (channel: string, listener: Listener) => registered.set(channel, listener);
  const ipc: IpcMain = createWaitingIpc(
    { handle: add, on: add },
    { origin: 'app://pitwall', calls: ['a', 'b'], messages: ['stop'], firstAnswers },
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

it('a first answer loads nothing, until a listener is there', async () => {
  let loads = 0;
  const { sendFrom } = waiting(
    async (ipc) => {
      loads += 1;
      ipc().handle('a', async () => 'the listener');
      ipc().handle('b', async () => undefined);
    },
    { a: () => ok('first'), b: () => undefined },
  );
  expect(await sendFrom(ownPage(), 'a')).toEqual(ok('first'));
  expect(await sendFrom(pageAt('https://evil.example/'), 'a')).toEqual(fail('refused', 'not-allowed'));
  expect(loads).toBe(0);
  await sendFrom(ownPage(), 'b');
  expect(loads).toBe(1);
  expect(await sendFrom(ownPage(), 'a')).toBe('the listener');
});
