/** A fault server and an API that calls it, new for each test of a file. */
import { afterEach, beforeEach } from 'vitest';
import { type FaultServer, startFaultServer } from '../../../../support/fault-server';
import { type Bench, benchFor } from './call-harness';

export let server: FaultServer;
export let bench: Bench;

/** Starts both before each test of the calling file or `describe`, and closes the server after it. */
export const eachOnFaultServer = (): void => {
  beforeEach(async () => {
    server = await startFaultServer();
    bench = benchFor(server.url);
  });
  afterEach(() => server.close());
};
