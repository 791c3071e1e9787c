import { channels } from '@contract/bridge';
import { expect, test } from 'vitest';
import { answerWhenReady } from '../../../../main/ipc/ready';
import type { IpcMain } from '../../../../main/ipc/register';

const origin = 'app://pitwall';

const handlerOf = (ready: Promise<unknown>) => {
  const handlers = new Map<string, Parameters<IpcMain['handle']>[1]>();
  answerWhenReady({ handle: (channel, listener) => handlers.set(channel, listener) }, origin, ready);
  const ask = (url: string) =>
    handlers.get(channels.ready)?.({
      senderFrame: { url, parent: null },
      sender: { id: 1, once: () => undefined },
    });
  return { ask, channels: [...handlers.keys()] };
};

test("the page's first question is answered once the services are loaded, without a value", async () => {
  const services = Promise.withResolvers<object>();
  const { ask, channels: registered } = handlerOf(services.promise);
  expect(registered).toEqual([channels.ready]);
  const order: string[] = [];
  const answered = ask(`${origin}/login`)?.then((value) => order.push(`answered ${value}`));
  await ask('https://pitwall.example/')?.then(() => order.push('another page is told nothing of it'));
  services.resolve({});
  await answered;
  expect(order).toEqual(['another page is told nothing of it', 'answered undefined']);
});
