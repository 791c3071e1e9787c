/** Tests of the live mode: the app, and a server over real HTTP on this computer that fails on demand. */
import { expect, type Page } from '@playwright/test';
import type { MockServer } from '../../mocks/server/start';
import type {} from '../../renderer/kit/bridge/bridge';
import { test as base, startOnce } from './desktop';
import type { Desktop, LaunchOptions } from './electron';
import { startMockServer } from './mock-server';
import { goTo } from './navigate';
import { signInScreen } from './page-objects';

interface LiveFixtures {
  /** How many records of each kind the server makes. */
  readonly rows: number;
  readonly server: MockServer;
  /** Starts the app on that server and signs in; without a user it stays at the sign-in screen. */
  readonly enter: (who?: string | null, options?: LaunchOptions) => Promise<Desktop>;
}

export const test = base.extend<LiveFixtures>({
  rows: [400, { option: true }],
  server: async ({ rows }, use) => {
    const server = await startMockServer({ rows });
    await use(server);
    await server.close();
  },
  enter: async ({ start, server }, use) => {
    await use(async (who, options = {}) => {
      const desktop = await start({ ...options, switches: [`--server=${server.url}`, ...(options.switches ?? [])] });
      // A page that is loaded anew has lost the command of its start.
      const hasCommand = options.switches?.some((one) => one.startsWith('--command='));
      if (!hasCommand && (await workOnAllEvents(desktop.page))) await desktop.page.reload();
      if (who === null) await expect(signInScreen(desktop.page).heading).toBeVisible();
      else await signInScreen(desktop.page).enter(who);
      return desktop;
    });
  },
});

/** The ids of the server's fixed users. */
const userIds = ['1', '2', '3', '4'];

/**
 * Keeps the desk from choosing today's event for users who have never chosen one, so that lists show all rows. Returns
 * whether the page has to be loaded anew to know it.
 */
const workOnAllEvents = (page: Page): Promise<boolean> =>
  page.evaluate(async (users) => {
    const [session, settings] = await Promise.all([window.bridge.session.current(), window.bridge.settings.read()]);
    if (!session.ok || !settings.ok || session.value.mode !== 'live') return false;
    const { events } = settings.value;
    const owners = users.map((user) => JSON.stringify(['live', session.value.server, user]));
    const news = owners.filter((owner) => !(owner in events)).map((owner) => [owner, { recent: [], isChosen: false }]);
    await window.bridge.settings.change({ events: { ...events, ...Object.fromEntries(news) } });
    return news.length > 0;
  }, userIds);

/** Has whoever is signed in work on all events, whatever the desk chose or is about to choose. */
export const chooseAllEvents = async (page: Page): Promise<void> => {
  // Away from the desk, which chooses today's event, and then on a page that is loaded anew, which knows the choice.
  await goTo(page, '/settings');
  await page.evaluate(async () => {
    const [session, settings] = await Promise.all([window.bridge.session.current(), window.bridge.settings.read()]);
    if (!session.ok || !settings.ok) throw new Error('no session or settings');
    const { mode, server, person } = session.value;
    const owner = JSON.stringify([mode, server, person?.id]);
    const events = { ...settings.value.events, [owner]: { recent: [], isChosen: false } };
    await window.bridge.settings.change({ events });
  });
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
};

/** Signs out, whoever was signed in, and in as this user, on a page that is loaded anew; without a user it stays at the sign-in screen. */
export const enterAgain = async (page: Page, who?: string | null): Promise<void> => {
  await page.evaluate(() => window.bridge.session.signOut());
  await workOnAllEvents(page);
  await page.goto('app://pitwall/');
  if (who === null) await expect(signInScreen(page).heading).toBeVisible();
  else await signInScreen(page).enter(who);
};

/**
 * One start and one server for all tests of a file. Each test begins signed in, on a page that is loaded anew, with the
 * server's initial data, and without a fault, a request or a copy of the test before.
 */
export const enterOnce = (): (() => Desktop & { readonly server: MockServer }) => {
  let server: MockServer;
  const desktop = startOnce(async (later) => {
    server = await startMockServer({ rows: 400 });
    later(server.close);
    return { switches: [`--server=${server.url}`] };
  });
  base.beforeEach(async () => {
    server.faults.clear();
    server.reset();
    await desktop().page.evaluate(() => window.bridge.offline.erase());
    await enterAgain(desktop().page);
    server.clearRequests();
  });
  return () => ({ ...desktop(), server });
};

/** The number of requests of a path. */
export const hits = (server: MockServer, path: string): number =>
  server.requests().filter((request) => request.path === path || request.path.startsWith(`${path}/`)).length;
