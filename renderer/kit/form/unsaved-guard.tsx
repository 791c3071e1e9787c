/** Asks before navigation would lose unsaved input. Mounted once, inside the routes. */
import { lazy, type ReactNode, Suspense } from 'react';
import { useBlocker } from 'react-router-dom';
import { useText } from '../format/text';
import { discardDrafts, hasDrafts } from '../stores/drafts';
import { useSession } from '../stores/session';

const ConfirmDialog = lazy(async () => ({ default: (await import('../dialog/confirm-dialog')).ConfirmDialog }));

/** False after an expired session, whose drafts are already saved. */
const hasUnsavedInput = (): boolean => hasDrafts() && useSession.getState().session?.state === 'signed-in';

export const UnsavedGuard = (): ReactNode => {
  const text = useText('kit');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsavedInput(),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <ConfirmDialog
        open
        title={text('form.leaveTitle')}
        body={text('form.leaveBody')}
        confirm={text('form.leave')}
        cancel={text('form.stay')}
        destructive
        onConfirm={() => {
          discardDrafts();
          blocker.proceed();
        }}
        onCancel={() => blocker.reset()}
      />
    </Suspense>
  );
};
