import type { Mode, SettingsChange, SettingsView } from '@contract/bridge';
import type { Result } from '@contract/failure';
import { bridge } from '../../bridge/bridge';
import { notifyFailure } from '../../feedback/notify-failure';
import { applySession } from '../../stores/connect-stores';
import { useSession } from '../../stores/session';
import { changeSettings } from '../../stores/settings';

/** Changes mode or server, which signs out. Leaves a demo session even if no setting changes. */
export const switchServer = async (mode: Mode, change: SettingsChange): Promise<Result<SettingsView>> => {
  const result = await changeSettings(change);
  const { session } = useSession.getState();
  if (result.ok && session?.state === 'signed-in' && session.mode !== mode) {
    const signedOut = await bridge().session.signOut();
    if (notifyFailure(signedOut) && signedOut.ok) applySession(signedOut.value);
  }
  return result;
};
