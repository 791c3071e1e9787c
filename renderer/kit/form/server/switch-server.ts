import type { Mode, SettingsChange, SettingsView } from '@contract/bridge';
import type { Result } from '@contract/failure';
import { endSession } from '../../stores/end-session';
import { useSession } from '../../stores/session';
import { changeSettings } from '../../stores/settings';

/** Changes mode or server, which signs out. Leaves a demo session even if no setting changes. */
export const switchServer = async (mode: Mode, change: SettingsChange): Promise<Result<SettingsView>> => {
  const result = await changeSettings(change);
  const { session } = useSession.getState();
  if (result.ok && session?.state === 'signed-in' && session.mode !== mode) await endSession();
  return result;
};
