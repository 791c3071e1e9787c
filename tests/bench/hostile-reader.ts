/**
 * Calls a list of a server whose answer is meant to harm, and prints what it took: `hostile-reader <server>`. Run by Electron
 * if there is one, as its main process and over Chromium, with the app's own worker for long answers.
 */
import { resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { createApiClient } from '../../main/core/call/api-client';
import { createLiveTransport } from '../../main/transport/live';
import { createWorkerParser } from '../../main/transport/worker-parser';
import { networks } from './networks';
import { currentMemory, peakMemory } from './peak-memory';

const server = process.argv.at(-1) ?? '';
const none = (): never => {
  throw new Error('not here');
};

const run = async () => {
  const api = createApiClient({
    session: {
      target: () => ({ mode: 'live' as const, server }),
      token: () => 'a-token-of-the-bench',
      generation: () => 1,
      expire: none,
      renewTokens: none,
      noteSuccess: none,
      secrets: () => ['a-token-of-the-bench'],
    },
    live: { send: createLiveTransport(await networks()), upload: none },
    demo: { send: none, upload: none },
    parse: createWorkerParser(() => new Worker(resolve('out/main/response-worker.js'))),
  });
  const never = new AbortController().signal;
  // Loads the modules, the network stack and the worker before memory is measured.
  await api.call('booking.list', { page: 2 }, never);
  const before = currentMemory();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const from = performance.now();
  const answer = await api.call('booking.list', { page: 1 }, never);
  const milliseconds = performance.now() - from;
  delay.disable();
  return {
    outcome: answer.ok ? 'ok' : answer.failure.code,
    milliseconds,
    pause: Number.isFinite(delay.max) ? delay.max / 1e6 : 0,
    memory: peakMemory() - before,
  };
};

run().then(
  (measured) => {
    console.log(JSON.stringify(measured));
    process.exit(0);
  },
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
