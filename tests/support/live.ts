/** Tests of the live mode: the app on a server of this computer, which answers over real HTTP and fails on demand. */
import { expect } from '@playwright/test';
import type { MockServer } from '../../mocks/server/start';
import { test as base } from './desktop';
import type { Desktop, LaunchOptions } from './electron';
import { startMockServer } from './mock-server';
import { signInScreen } from './page-objects';

interface LiveFixtures {
  readonly server: MockServer;
  /** Starts the app on that server and signs in; nobody means staying at the sign-in screen. */
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

/** How often a path reached the server. */
export const hits = (server: MockServer, path: string): number =>
  server.requests().filter((request) => request.path === path || request.path.startsWith(`${path}/`)).length;
