import { hasDrafts } from '../../../kit/stores/drafts';
import { endSession } from '../../../kit/stores/end-session';
import { unsentCount } from '../../../kit/stores/outbox';
import { closeOverlay, openOverlay } from '../../commands/overlay';

/** Closes what is open over the page, and ends the session. */
export const signOut = async (): Promise<void> => {
  closeOverlay();
  await endSession();
};

/** The same, but asks first if unsent input would be lost, or something waits in the outbox. */
export const askToSignOut = (): void => {
  if (hasDrafts() || unsentCount() > 0) openOverlay('sign-out');
  else void signOut();
};
