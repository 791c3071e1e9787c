/** All that the page shows: the screens, or the lock screen, with toasts and the proxy's question above them. */
import { Button } from '@fluentui/react-components';
import { PlugDisconnectedRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { useNotices } from '../kit/feedback/notify';
import { useText } from '../kit/format/text';
import { readAfterStart } from '../kit/stores/connect-stores';
import { useNetwork } from '../kit/stores/network';
import { useSession } from '../kit/stores/session';
import { afterPaint } from '../kit/ui/after-paint';
import { MessagePage } from './pages/message-page';
import { ThemeProvider } from './theme-provider';

const Toasts = lazy(async () => ({ default: (await import('../kit/feedback/toasts')).Toasts }));

/** The code of toasts is loaded with the first notice. */
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

type Router = RouterProviderProps['router'];

/** Only the lock screen while the app is locked. */
const Screens = ({ router }: { readonly router: Router }): ReactNode => {
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

interface AppProps {
  readonly router: Router;
  /** False if main did not answer, which leaves nothing to show but that. */
  readonly isConnected: boolean;
}

export const App = ({ router, isConnected }: AppProps): ReactNode => (
  <>
    <ThemeProvider>
      {isConnected ? <Screens router={router} /> : <StartFailed />}
      <Notices />
      <ProxyQuestion />
    </ThemeProvider>
    {isConnected && <ReadAfterStart />}
  </>
);
