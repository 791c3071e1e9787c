import { makeStyles } from '@fluentui/react-components';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../../kit/stores/session';
import { useLanding } from '../pages/home';
import { LoadingScreen } from '../pages/loading-screen';
import { pathAfterSignIn } from '../pages/return-path';
import { firstPasswordPath } from '../pages/signed-in';
import { SafeModeBanner } from './banners/safe-mode-banner';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', height: '100%' },
  // Only this part scrolls, so that all of it can be reached below a banner.
  rest: { flexGrow: 1, minHeight: 0 },
});

/** Pages without the frame. A user who is already signed in is redirected to the requested page. */
export const OpenFrame = () => {
  const styles = useStyles();
  const session = useSession((state) => state.session);
  const { pathname, search, state } = useLocation();
  const landing = useLanding();
  const mustChange = session?.person?.mustChangePassword === true;
  if (mustChange && pathname !== firstPasswordPath) return <Navigate to={firstPasswordPath} replace />;
  if (session?.state === 'signed-in' && pathname === '/login') {
    return (
      <>
        <LoadingScreen />
        <Navigate to={pathAfterSignIn(session.returnTo?.path, search) ?? landing} replace />
      </>
    );
  }
  if (pathname === firstPasswordPath && !mustChange) {
    return <Navigate to={session?.state === 'signed-in' ? landing : '/login'} replace state={state} />;
  }
  return (
    <div className={styles.page}>
      <SafeModeBanner />
      <div className={styles.rest}>
        <Outlet />
      </div>
    </div>
  );
};
