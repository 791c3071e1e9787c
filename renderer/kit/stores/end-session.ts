import { bridge } from '../bridge/bridge';
import { notifyFailure } from '../feedback/notify-failure';
import { applySession } from './connect-stores';

/** Signs out; main deletes the tokens even if the server cannot be reached. */
export const endSession = async (): Promise<void> => {
  const result = await bridge().session.signOut();
  if (notifyFailure(result) && result.ok) applySession(result.value);
};
