import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { takeReturnTo, useSession } from '../../kit/stores/session';
import { loginPathFor, parseReturnPath } from '../return-path';

export const firstPasswordPath = '/first-password';

/** Everything behind the sign-in. A link from outside is remembered over the sign-in; a place left by signing out is not. */
export const SignedIn = () => {
  const session = useSession((state) => state.session);
  const location = useLocation();
  const navigate = useNavigate();
  const signedIn = session?.state === 'signed-in';
  const [cameSignedIn] = useState(signedIn);
  const place = session?.returnTo;

  useEffect(() => {
    const path = place && signedIn ? parseReturnPath(takeReturnTo()) : undefined;
    if (path) void navigate(path, { replace: true });
  }, [place, signedIn, navigate]);

  if (!signedIn) {
    const path = location.pathname + location.search + location.hash;
    return <Navigate to={cameSignedIn ? '/login' : loginPathFor(path)} replace />;
  }
  if (session.person?.mustChangePassword) return <Navigate to={firstPasswordPath} replace />;
  return <Outlet />;
};
