/** Fixtures for tests of the live mode: the app, and a server over real HTTP on this computer that fails on demand. */
import { expect } from '@playwright/test';
import type { MockServer } from '../../mocks/server/start';
import { test as base } from './desktop';
import type { Desktop, LaunchOptions } from './electron';
import { startMockServer } from './mock-server';
import { signInScreen } from './page-objects';

interface LiveFixtures {
  readonly server: MockServer;
  /** Starts the app on that server and signs in; without a user it stays at the sign-in screen. */
  readonly enter: (who?: string | null, options?: LaunchOptions) => Promise<Desktop>;
}

export const test = base.extend<LiveFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
  server: async ({}, use) => {
    const server = await startMockServer({ rows: 400 });
    await use(server);
    await server.close();
  },
  enter: async ({ start, server }, use) => {
    await use(async (who, options = {}) => {
      const desktop = await start({ ...options, switches: [`--server=${server.url}`, ...(options.switches ?? [])] });
      if (who === null) await expect(signInScreen(desktop.page).heading).toBeVisible();
      else await signInScreen(desktop.page).enter(who);
      return desktop;
    });
  },
});

/** The number of requests of a path. */
export const hits = (server: MockServer, path: string): number =>
  server.requests().filter((request) => request.path === path || request.path.startsWith(`${path}/`)).length;
