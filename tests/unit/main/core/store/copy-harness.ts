/** A copy over a memory store, with somebody signed in. */
import type { Clock } from '../../../../../main/core/async/ports';
import type { Copy } from '../../../../../main/core/store/copy';
import { createCopy } from '../../../../../main/core/store/create-copy';
import { createMemoryStore } from '../../../../../main/core/store/memory-store';
import type { Store } from '../../../../../main/core/store/store';
import { createStoreAccess, type StoreAccess } from '../../../../../main/core/store/store-access';
import { clockAt } from '../../../../support/clocks';

export interface OpenedCopy {
  readonly copy: Copy;
  readonly clock: Clock;
  readonly stores: StoreAccess;
  /** Signs in as somebody, or out. */
  readonly signIn: (id: string | undefined) => void;
  /** Sets the clock to a time of one day. */
  readonly setTime: (time: string) => void;
}

/** Each person's store outlives their session, as on a disk. */
export const openCopy = (
  maxBytes?: number,
  storeOf: (id: string) => Store | Promise<Store> = () => createMemoryStore(),
): OpenedCopy => {
  let time = '2026-06-01T09:00:00.000Z';
  const stores = createStoreAccess(async ({ personId }) => ({ store: await storeOf(personId) }));
  const signIn = (id: string | undefined): void =>
    stores.sessionChanged(
      id === undefined
        ? undefined
        : ({ target: { mode: 'live', server: 'https://api.example.com' }, person: { id, name: id } } as never),
    );
  signIn('1');
  const clock = clockAt(() => Date.parse(time));
  const copy = createCopy(stores, {
    clock,
    ...(maxBytes === undefined ? {} : { maxBytes }),
  });
  return {
    copy,
    clock,
    stores,
    signIn,
    setTime: (next) => {
      time = `2026-06-01T${next}:00.000Z`;
    },
  };
};
