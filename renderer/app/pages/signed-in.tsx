import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { takeResumePath, useSession } from '../../kit/stores/session';
import { loginPathFor, parseReturnPath } from './return-path';

export const firstPasswordPath = '/first-password';

/** Requires a session. The address of a link is kept through the sign-in; the address before a sign-out is not. */
export const SignedIn = () => {
  const session = useSession((state) => state.session);
  const location = useLocation();
  const navigate = useNavigate();
  const signedIn = session?.state === 'signed-in';
  const [wasSignedIn] = useState(signedIn);
  const resumeState = session?.resumeState;

  useEffect(() => {
    const path = resumeState && signedIn ? parseReturnPath(takeResumePath()) : undefined;
    if (path) void navigate(path, { replace: true });
  }, [resumeState, signedIn, navigate]);

  if (!signedIn) {
    const path = location.pathname + location.search + location.hash;
    return <Navigate to={wasSignedIn ? '/login' : loginPathFor(path)} replace />;
  }
  if (session.person?.mustChangePassword) return <Navigate to={firstPasswordPath} replace />;
  return <Outlet />;
};
