/** Answers the page's calls about the copy and what is prepared of events. */
import type { NativeBridge } from '@contract/bridge/native-calls';
import { ok } from '@contract/failure';
import type { Packs } from './packs';

const done = ok(null);

/** `eraseMore` removes what else is kept of the server's data. */
export const createPackHandlers = (packs: Packs, eraseMore: () => Promise<void>): NativeBridge<'offline'> => ({
  view: async () => ok(await packs.view()),
  prepare: async (request) => {
    await packs.prepare(request);
    return done;
  },
  stop: async ({ event }) => {
    await packs.stop(String(event));
    return done;
  },
  remove: async ({ event }) => {
    await packs.remove(String(event));
    return done;
  },
  erase: async () => {
    await packs.erase();
    await eraseMore();
    return done;
  },
});
