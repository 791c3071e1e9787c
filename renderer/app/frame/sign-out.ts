import { bridge } from '../../kit/bridge';
import { takeSession } from '../../kit/connect';
import { hasDrafts } from '../../kit/drafts';
import { tell } from '../../kit/tell';
import { closeOverlay, openOverlay } from './overlay';

/** Ends the session; main forgets the tokens even where the server cannot be reached. */
export const signOut = async (): Promise<void> => {
  closeOverlay();
  const result = await bridge().session.signOut();
  if (result.ok) takeSession(result.value);
  else tell(result);
};

/** The same, but asks first where something unsent would be lost. */
export const askToSignOut = (): void => {
  if (hasDrafts()) openOverlay('sign-out');
  else void signOut();
};
