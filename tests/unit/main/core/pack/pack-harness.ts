/** The demo's server with a signed-in person, a store that outlives sign-outs, and packs. */
import type { Permission } from '@contract/ability';
import { abilityOf, allows } from '@contract/ability';
import type { OfflineView, PackView } from '@contract/bridge';
import { fail, type Result } from '@contract/failure';
import type { EndpointId } from '@contract/table';
import { expect } from 'vitest';
import { createApiClient } from '../../../../../main/core/api-client';
import type { ApiCalls } from '../../../../../main/core/call/calls';
import { createDemoTransports } from '../../../../../main/core/call/demo-transport';
import { createPacks, type PackPorts } from '../../../../../main/core/pack/packs';
import { createTokenStore } from '../../../../../main/core/session/token-store';
import { createCopy } from '../../../../../main/core/store/create-copy';
import type { Store, StoreChange } from '../../../../../main/core/store/store';
import { createStoreAccess } from '../../../../../main/core/store/store-access';
import { systemHost } from '../../../../../main/desktop/system-ports';
import { clockAt } from '../../../../support/clocks';
import { createDiskStore, type DiskStore } from '../../../../support/unreadable-store';
import { createClient, may } from '../../../mocks/client';

export interface PackHarnessOptions {
  readonly rows?: number;
  readonly now?: number;
  readonly ability?: readonly Permission[];
  /** Answers in place of the server; undefined lets the server answer. */
  readonly answer?: (
    id: EndpointId,
    input: unknown,
  ) => Result<unknown> | undefined | Promise<Result<unknown> | undefined>;
  readonly fetchPicture?: PackPorts['fetchPicture'];
  /** Whether the disk has no room for a record. */
  readonly isFull?: (change: StoreChange) => boolean;
}

/** A store that a restart does not lose, as one on the disk. */
const createKeptStore = (isFull: (change: StoreChange) => boolean): DiskStore => {
  const store = createDiskStore();
  const { write } = store;
  return Object.assign(store, {
    write: async (...[changes]: Parameters<Store['write']>) =>
      changes.some(isFull) ? fail('file', 'disk-full') : write(changes),
  });
};

/** The demo's live event. */
export const liveEvent = { id: 27, name: 'Live event' } as const;

export const unreachable = fail('network', 'unreachable');

export const createPackHarness = async (options: PackHarnessOptions = {}) => {
  const start = options.now ?? may;
  const clock = { now: start };
  const client = createClient({ now: () => start, ...(options.rows === undefined ? {} : { rows: options.rows }) });
  await client.signIn();
  const ability = options.ability ?? [{ action: 'manage', subject: 'all' }];
  const store = createKeptStore(options.isFull ?? (() => false));
  let answer = options.answer ?? (() => undefined);
  const made: { readonly id: EndpointId; readonly input: unknown }[] = [];
  let running = 0;
  let mostRunning = 0;

  /** The app from its start, with the store as it was. */
  const open = () => {
    const tokens = createTokenStore(() => ({ mode: 'demo', server: '' }));
    const demo = createDemoTransports(async () => client.answers.answer, systemHost);
    const api = createApiClient({ ...systemHost, session: tokens.port, live: demo, demo });
    const stores = createStoreAccess(async () => ({ store }));
    tokens.onSessionChange(stores.sessionChanged);
    const copy = createCopy(stores, { clock: clockAt(() => clock.now) });
    const views: OfflineView[] = [];
    const watched = (calls: ApiCalls): ApiCalls => ({
      ...calls,
      call: async (id, input, signal) => {
        made.push({ id, input });
        running += 1;
        mostRunning = Math.max(mostRunning, running);
        const result = (await answer(id, input)) ?? (await calls.call(id, input, signal));
        running -= 1;
        return result;
      },
    });
    const packs = createPacks({
      ...{ copy, stores, clock: clockAt(() => clock.now), fetchPicture: options.fetchPicture },
      calls: () => watched(api.forCurrentSession()),
      can: (needs) => allows(abilityOf(ability), needs),
      emit: (view) => views.push(view),
    });
    const signIn = (id = '1'): void =>
      tokens.start({
        tokens: { access: client.token ?? '' },
        person: { id, name: 'Sam', email: 'admin@pitwall.example', more: {} },
        ability,
        target: { mode: 'demo', server: '' },
        isStored: false,
      });
    signIn();
    const packOf = async (event: string | number = liveEvent.id): Promise<PackView | undefined> =>
      (await packs.view()).packs.find((pack) => pack.event.id === String(event));
    /** The pack when nothing of it is being fetched. */
    const settled = async (): Promise<PackView> => {
      await expect.poll(async () => (await packOf())?.state, { timeout: 60_000, interval: 10 }).not.toBe('running');
      return (await packOf()) as PackView;
    };
    return { packs, copy, stores, views, signIn, signOut: () => tokens.end(), packOf, settled };
  };
  return {
    open,
    clock,
    made,
    store,
    mostRunning: () => mostRunning,
    setAnswer: (next: NonNullable<PackHarnessOptions['answer']>) => {
      answer = next;
    },
  };
};
