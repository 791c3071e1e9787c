/** Opens a link, or asks first if it is for another server. */
import type { SessionView } from '@contract/bridge';
import { fail } from '@contract/failure';
import type { Link } from '@contract/links/link';
import { type ReactNode, useEffect } from 'react';
import { matchRoutes, useLocation, useNavigate } from 'react-router-dom';
import type { Area } from '../../kit/area/area';
import { gatePath } from '../../kit/commands/go-to';
import { notify } from '../../kit/feedback/notify';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { useText } from '../../kit/format/text';
import { dropLink } from '../../kit/stores/arrived-link';
import { useIsNavigating } from '../../kit/ui/use-is-navigating';
import { hasSamples } from '../../locales';
import { areas, loadSampleAreas } from '../areas/areas';
import { routesOf } from '../pages/area-routes';
import { firstPasswordPath } from '../pages/signed-in';
import { OtherServer } from './other-server';

const isIn = (all: readonly Area[], address: string): boolean =>
  matchRoutes(all.filter(({ public: open }) => !open).flatMap(routesOf), address) !== null;

/** Whether a signed-in user's screen has this address; whether the user may open it is for its guard to say. */
const hasScreen = async (address: string): Promise<boolean> =>
  address === gatePath || isIn(areas, address) || (hasSamples && isIn(await loadSampleAreas(), address));

interface OpenLinkProps {
  readonly link: Link;
  readonly session: SessionView;
}

const passwordPath = '/reset-password';
/** Pages that a user who has just signed in is about to leave. */
const passing: readonly string[] = ['/login', firstPasswordPath];

/** Opens the screen of a link once nothing else is being opened: a sign-in first restores the work before it. */
const useOpenScreen = (link: Link, session: SessionView): void => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isNavigating = useIsNavigating();
  const address = link.kind === 'screen' ? link.address : undefined;
  const isReady = session.state === 'signed-in' && !session.resumeState && !isNavigating && !passing.includes(pathname);
  useEffect(() => {
    if (address === undefined || !isReady) return;
    dropLink();
    void hasScreen(address).then((isKnown) => {
      if (isKnown) void navigate(address);
      else notifyFailure(fail('invalid', 'link-page'));
    });
  }, [address, isReady, navigate]);
};

/** Opens the page where a new password is chosen, which takes the code. A signed-in user has no use for it. */
const useOpenPassword = (link: Link, session: SessionView): void => {
  const navigate = useNavigate();
  const text = useText('links');
  const { pathname } = useLocation();
  const isPassword = link.kind === 'password';
  const isSignedIn = session.state === 'signed-in';
  useEffect(() => {
    if (!isPassword) return;
    if (isSignedIn) {
      dropLink();
      notify({ id: 'link', intent: 'warning', title: text('signedIn.title'), body: text('signedIn.body') });
    } else if (pathname !== passwordPath) void navigate(passwordPath);
  }, [isPassword, isSignedIn, pathname, navigate, text]);
};

const Here = ({ link, session }: OpenLinkProps): ReactNode => {
  useOpenScreen(link, session);
  useOpenPassword(link, session);
  return null;
};

export const OpenLink = (props: OpenLinkProps): ReactNode => {
  const { link, session } = props;
  const isHere = link.mode === session.mode && link.server === session.server;
  return isHere ? <Here {...props} /> : <OtherServer {...props} />;
};
