import { bridge } from '../../kit/bridge/bridge';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { applySession } from '../../kit/stores/connect-stores';
import { hasDrafts } from '../../kit/stores/drafts';
import { unsentCount } from '../../kit/stores/outbox';
import { closeOverlay, openOverlay } from './overlay';

/** Ends the session; main deletes the tokens even if the server cannot be reached. */
export const signOut = async (): Promise<void> => {
  closeOverlay();
  const result = await bridge().session.signOut();
  if (result.ok) applySession(result.value);
  else notifyFailure(result);
};

/** The same, but asks first if unsent input would be lost, or something waits in the outbox. */
export const askToSignOut = (): void => {
  if (hasDrafts() || unsentCount() > 0) openOverlay('sign-out');
  else void signOut();
};
