/** Starts the page. */
import type { OfflineView, SettingsView } from '@contract/bridge';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, type RouterProviderProps } from 'react-router-dom';
import { runShortcut } from '../kit/commands/command';
import { notify } from '../kit/feedback/notify';
import { kitText, text } from '../kit/format/text';
import { connectStores } from '../kit/stores/connect-stores';
import { useOffline } from '../kit/stores/offline';
import { useSession } from '../kit/stores/session';
import { loadTexts, readSettings } from '../kit/stores/settings';
import { changeLanguage, currentLanguage } from '../locales';
import { App } from './app';
import { areas } from './areas/areas';
import { openMenuArea } from './commands/menu-areas';
import { openFirstPage } from './first-page';
import { patchSampleRoutes, routes } from './routes';

type Router = RouterProviderProps['router'];

/** Unregisters all service workers (specification, section 2), because one could answer instead of the app. */
export const unregisterServiceWorkers = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations().catch(() => []);
  await Promise.all(registrations.map((registration) => registration.unregister().catch(() => false)));
};

/** Notices of the copy that are shown as a toast. The settings say that the copy is in memory only, and why. */
const copyNotices = {
  'set-aside': 'offline.setAside',
  'changes-lost': 'offline.changesLost',
  'disk-full': 'offline.diskFull',
} as const satisfies Partial<Record<NonNullable<OfflineView['notice']>, string>>;

const isShown = (notice: string): notice is keyof typeof copyNotices => Object.hasOwn(copyNotices, notice);

/** Shows a new notice of the copy on this computer. */
const notifyCopyNotice = ({ notice }: OfflineView, before: OfflineView): void => {
  if (notice === undefined || notice === before.notice || !isShown(notice)) return;
  const key = copyNotices[notice];
  notify({ intent: 'warning', title: kitText(`${key}.title`), body: kitText(`${key}.body`) });
};

/** Reads session, jobs and settings from main; resolves to what to say of the settings. Rejects without a bridge. */
const connect = async (router: Router): Promise<SettingsView['notice']> => {
  // Opening the demo or another server changes both session and settings.
  useSession.subscribe(({ session }, { session: before }) => {
    if (before && (session?.mode !== before.mode || session.server !== before.server)) void readSettings();
  });
  useOffline.subscribe(({ view }, { view: before }) => notifyCopyNotice(view, before));
  const connected = connectStores({
    path: () => createPath(router.state.location),
    onMove: router.subscribe,
    command: runShortcut,
    openArea: openMenuArea,
    // Most sessions never need it.
    followOutbox: async (before, now) => (await import('../state/follow-outbox')).followOutbox(before, now),
    offerUndo: async (saved) => (await import('../kit/outbox/undo-save')).offerUndo(saved),
    takeEntries: async (entries) => (await import('../event/log/event-log')).takeEntries(entries),
  });
  const [settings] = await Promise.all([readSettings(), connected]);
  return settings.ok ? settings.value.notice : undefined;
};

/** Resolves once the code of the first screen is loaded, or its failure is known. */
const firstScreen = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const end = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      end();
      resolve();
    });
  });

/** Loads session, settings and the first screen while `index.html` shows the loading screen, then renders the app. */
export const start = async (element: HTMLElement): Promise<void> => {
  void unregisterServiceWorkers();
  // A start at `/` opens the sign-in and then the user's first page, not the sample at `/`.
  if (location.pathname === '/') history.replaceState(null, '', '/login');
  const router = createBrowserRouter(routes(areas), { patchRoutesOnNavigation: patchSampleRoutes });
  // Without a bridge nothing is connected, and the app shows that.
  const notice = await connect(router).catch(() => undefined);
  await Promise.all([openFirstPage(router), firstScreen(router), loadTexts()]);
  // If the texts of the chosen language could not be loaded, those of the default language are.
  await changeLanguage(currentLanguage());
  if (notice)
    notify({
      id: 'settings-file',
      intent: 'warning',
      title: text(`app:settings.${notice}.title`),
      body: text(`app:settings.${notice}.body`),
    });
  const isConnected = useSession.getState().session !== undefined;
  createRoot(element).render(<App router={router} isConnected={isConnected} />);
};
