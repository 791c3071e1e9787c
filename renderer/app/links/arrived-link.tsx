import { lazy, type ReactNode, Suspense } from 'react';
import { pendingPlaceholder } from '../../kit/feedback/pending-placeholder';
import { useArrivedLink } from '../../kit/stores/arrived-link';
import { useSession } from '../../kit/stores/session';

const OpenLink = lazy(async () => ({ default: (await import('./open-link')).OpenLink }));

/** What becomes of a link that has arrived. */
export const ArrivedLink = (): ReactNode => {
  const link = useArrivedLink((state) => state.link);
  const session = useSession((state) => state.session);
  if (!link || !session) return null;
  return (
    <Suspense fallback={pendingPlaceholder}>
      <OpenLink link={link} session={session} />
    </Suspense>
  );
};
