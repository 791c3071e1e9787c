import { Button } from '@fluentui/react-components';
import { PlugDisconnectedRegular } from '@fluentui/react-icons';
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { runShortcut } from '../kit/commands/command';
import { notify, useNotices } from '../kit/feedback/notify';
import { currentLanguage, currentLocale } from '../kit/format/locale';
import { formatMoney, formatNumber } from '../kit/format/number';
import { text, useText } from '../kit/format/text';
import { loadTheme } from '../kit/skins/load-theme';
import { connectStores, readAfterStart } from '../kit/stores/connect-stores';
import { useNetwork } from '../kit/stores/network';
import { useSession } from '../kit/stores/session';
import { readSettings } from '../kit/stores/settings';
import { pageSkin } from '../kit/stores/skin';
import { afterPaint } from '../kit/ui/after-paint';
import { onLanguageChange } from '../locales';
import { areas } from './areas';
import { openMenuArea } from './commands/menu-areas';
import { openFirstPage } from './first-page';
import { MessagePage } from './pages/message-page';
import { prerender } from './prerender';
import { patchSampleRoutes, routes } from './routes';
import { ThemeProvider } from './theme-provider';

const Toasts = lazy(async () => ({ default: (await import('../kit/feedback/toasts')).Toasts }));

/** Loaded with the first of them. */
const Notices = (): ReactNode => {
  const hasNotices = useNotices(({ notices }) => notices.length > 0);
  return <Suspense>{hasNotices && <Toasts />}</Suspense>;
};

const ProxySignIn = lazy(async () => ({ default: (await import('./frame/proxy-sign-in')).ProxySignIn }));

/** Asked on every screen, also the lock screen: without the proxy nobody can sign in or unlock. */
const ProxyQuestion = (): ReactNode => {
  const question = useNetwork(({ proxyQuestion }) => proxyQuestion);
  return <Suspense>{question && <ProxySignIn key={question.id} question={question} />}</Suspense>;
};

const LockScreen = lazy(async () => ({ default: (await import('../features/auth/lock-screen')).LockScreen }));

/** Only the lock screen while the app is locked. */
const Screens = ({ router }: Pick<RouterProviderProps, 'router'>): ReactNode => {
  const isLocked = useSession(({ session }) => session?.state === 'locked');
  if (!isLocked) return <RouterProvider router={router} />;
  return (
    <Suspense>
      <LockScreen />
    </Suspense>
  );
};

/** Reads the rest once the first screen is painted, so that the work for it does not come before. */
const ReadAfterStart = (): ReactNode => {
  useEffect(() => afterPaint(() => void readAfterStart()), []);
  return undefined;
};

type Router = RouterProviderProps['router'];

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

/** Unregisters all service workers (specification, section 2), because one could answer instead of the app. */
export const unregisterServiceWorkers = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations().catch(() => []);
  await Promise.all(registrations.map((registration) => registration.unregister().catch(() => false)));
};

/**
 * The first number, amount and date that a page writes make it read the tables of languages: 40 ms in all. Main answers
 * for the settings at once. If the session is not there by then, main reads it, and the page has nothing else to do.
 */
const prepareWhileWaiting = (): void => {
  const isWaiting = () => useSession.getState().session === undefined;
  if (!isWaiting()) return;
  requestIdleCallback(() => {
    if (!isWaiting()) return;
    formatNumber(0);
    formatMoney('0', 'USD');
    new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(0);
  });
};

/** Loads session and settings while `index.html` shows the loading screen, then renders the app. */
export const start = async (element: HTMLElement): Promise<void> => {
  void unregisterServiceWorkers();
  // Opening the demo or another server changes both session and settings.
  useSession.subscribe(({ session }, { session: before }) => {
    if (before && (session?.mode !== before.mode || session.server !== before.server)) void readSettings();
  });
  // A start at `/` opens the sign-in and then the user's first page, not the sample at `/`.
  if (location.pathname === '/') history.replaceState(null, '', '/login');
  const router = createBrowserRouter(routes(areas), { patchRoutesOnNavigation: patchSampleRoutes });
  const theme = loadTheme(pageSkin());
  await Promise.all([
    connectStores({
      path: () => createPath(router.state.location),
      onMove: router.subscribe,
      command: runShortcut,
      openArea: openMenuArea,
      // Most sessions never need it.
      followOutbox: async (before, now) => (await import('../state/follow-outbox')).followOutbox(before, now),
    }),
    readSettings().then((settings) => {
      prepareWhileWaiting();
      return settings;
    }),
  ]).then(
    ([, settings]) => settings.ok && settings.value.notice && showNotice(settings.value.notice),
    // Without a bridge there is no session. The screen rendered below shows that error.
    () => undefined,
  );
  const prerenderScreens = async (): Promise<() => void> =>
    prerender(
      <ThemeProvider start={await theme}>
        <Screens router={router} />
      </ThemeProvider>,
    );
  const [start] = await Promise.all([theme, openFirstPage(router, prerenderScreens), firstScreen(router)]);
  const { session } = useSession.getState();
  createRoot(element).render(
    <>
      <InLanguage>
        <ThemeProvider start={start}>
          {session ? <Screens router={router} /> : <StartFailed />}
          <Notices />
          <ProxyQuestion />
        </ThemeProvider>
      </InLanguage>
      {session && <ReadAfterStart />}
    </>,
  );
};

/** Renders everything again in another language, with all that was computed from texts. */
const InLanguage = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <Fragment key={useSyncExternalStore(onLanguageChange, currentLanguage)}>{children}</Fragment>
);

const showNotice = (notice: 'reset' | 'not-kept'): void => {
  notify({
    id: 'settings-file',
    intent: 'warning',
    title: text(`app:settings.${notice}.title`),
    body: text(`app:settings.${notice}.body`),
  });
};

const StartFailed = () => {
  const appText = useText('app');
  return (
    <MessagePage icon={PlugDisconnectedRegular} title={appText('start.title')} body={appText('start.body')}>
      <Button appearance="primary" onClick={() => window.location.reload()}>
        {appText('error.reload')}
      </Button>
    </MessagePage>
  );
};
