/** Runs one connection test at a time, and remembers the last one for diagnostics. */
import type { ConnectionTest } from '@contract/server/connection-test';
import type { TestNetwork } from './connection-steps';
import { testConnection } from './test-connection';

export interface ConnectionTests {
  /** The last test, also one that still runs. */
  last(): ConnectionTest | undefined;
  run(id: string, address: string): Promise<ConnectionTest>;
  cancel(id: string): void;
}

/** One test at a time: a new one cancels the one before. */
export const createConnectionTests = (
  createNetwork: () => TestNetwork,
  onChange: (test: ConnectionTest) => void,
): ConnectionTests => {
  let running: { readonly id: string; readonly controller: AbortController } | undefined;
  let last: ConnectionTest | undefined;
  return {
    last: () => last,
    run: (id, address) => {
      running?.controller.abort();
      const controller = new AbortController();
      running = { id, controller };
      return testConnection(createNetwork(), {
        ...{ id, address, signal: controller.signal },
        onChange: (test) => {
          if (running?.id === id) last = test;
          onChange(test);
        },
      });
    },
    cancel: (id) => {
      if (running?.id === id) running.controller.abort();
    },
  };
};
