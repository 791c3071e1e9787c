import { once } from 'node:events';
import { expect, test } from 'vitest';
import { maxJsonBytes } from '../../../../../main/core/call/read-bytes';
import { attributes, type Behaviour, json } from '../../../../support/fault-server';
import { failureIn, never } from './call-harness';
import { bench, eachOnFaultServer, server } from './faulty-server';

eachOnFaultServer();

interface Endless extends Behaviour {
  /** Resolves to the bytes that were sent until the client hung up. */
  readonly hungUp: Promise<number>;
}

/** An answer that starts with `head` and goes on with `item` until the client hangs up. */
const endless = (head: string, item: string): Endless => {
  const { promise: hungUp, resolve: hangUp } = Promise.withResolvers<number>();
  return {
    hungUp,
    act: ({ response }) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write(head);
      const { socket } = response;
      void once(response, 'close').then(() => hangUp(socket?.bytesWritten ?? Number.NaN));
      const items = item.repeat(20_000);
      const pour = (): void => {
        while (!response.destroyed && response.write(items));
      };
      response.on('drain', pour);
      pour();
    },
  };
};

test('an answer without an end is refused once it exceeds the limit, and other calls go on', async () => {
  const hostile = endless('{"data":[', '[],');
  server.on('/booking/list', hostile);
  server.on('/track/list', json(attributes([{ id: 4, trackName: 'Cedar Ridge' }])));
  const refused = bench.api.call('booking.list', {}, never());
  const other = await bench.api.call('track.list', {}, never());
  expect(other).toMatchObject({ ok: true, value: { rows: [{ id: 4 }] } });
  expect(failureIn(await refused)).toMatchObject({ kind: 'unexpected', code: 'too-large' });
  // What is on its way when the limit is exceeded is all that comes beyond it.
  expect(await hostile.hungUp).toBeLessThan(maxJsonBytes * 1.25);
  // Nothing of it is asked for again.
  expect(server.count('/booking/list')).toBe(1);
});

test('the same texts and names in a short answer are read', async () => {
  const row = '{"id":1,"notes":"[[[[{{{{\\"\\\\","__proto__":{"a":1},"list":[[],[],{}]}';
  server.on('/booking/list', { act: ({ response }) => response.end(`{"data":[${row}]}`) });
  const answer = await bench.api.call('booking.list', {}, never());
  expect(answer).toMatchObject({ ok: true, value: { rows: [{ id: 1, notes: '[[[[{{{{"\\' }] } });
});
