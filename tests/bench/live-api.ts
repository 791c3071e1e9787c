/** The app's client for a server of a bench, signed in, with the app's own worker for long answers. */
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createApiClient } from '../../main/core/call/api-client';
import { createLiveTransport } from '../../main/transport/live';
import { createWorkerParser } from '../../main/transport/worker-parser';
import { networks } from './networks';

/** For what a bench never uses. */
export const none = (): never => {
  throw new Error('not here');
};

const token = 'a-token-of-the-bench';

export const createLiveApi = async (server: string) =>
  createApiClient({
    session: {
      target: () => ({ mode: 'live' as const, server }),
      token: () => token,
      generation: () => 1,
      expire: none,
      renewTokens: none,
      noteSuccess: none,
      secrets: () => [token],
    },
    live: { send: createLiveTransport(await networks()), upload: none },
    demo: { send: none, upload: none },
    parse: createWorkerParser(() => new Worker(resolve('out/main/response-worker.cjs'))),
  });
