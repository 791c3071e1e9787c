/** The profile of the server in use, and the check under way: kept while screens come and go. */
import type { Failure, Result } from '@contract/failure';
import type { CheckReport } from '@contract/reading/check/report';
import type { CheckProgress, ProfileView } from '@contract/server-natives';
import { create } from 'zustand';
import { bridge } from './bridge';
import { queryClient } from './query-client';

interface ServerCheckState {
  readonly view: ProfileView | undefined;
  readonly progress: CheckProgress | undefined;
  readonly report: CheckReport | undefined;
  readonly failure: Failure | undefined;
}

const none: ServerCheckState = { view: undefined, progress: undefined, report: undefined, failure: undefined };

export const useServerCheck = create<ServerCheckState>(() => none);

/** Takes over what main tells about a check under way. */
export const setCheckProgress = ({ done, total }: CheckProgress): void =>
  useServerCheck.setState(({ progress }) => (progress ? { progress: { done, total } } : {}));

/** Forgets report and profile: another server or person. */
export const clearServerCheck = (): void => useServerCheck.setState(none);

export const readProfile = async (): Promise<void> => {
  const result = await bridge().servers.profile();
  if (result.ok) useServerCheck.setState({ view: result.value });
};

/** Asks every reading call once; the report, or why there is none, is in the store then. */
export const runCheck = async (): Promise<void> => {
  if (useServerCheck.getState().progress) return;
  useServerCheck.setState({ progress: { done: 0, total: 0 }, failure: undefined });
  const result = await bridge().servers.check();
  useServerCheck.setState(
    result.ok ? { progress: undefined, report: result.value } : { progress: undefined, failure: result.failure },
  );
};

type Changed = Result<ProfileView | null>;

/** Changes the profile; everything on the screen is read again with it. */
export const changeProfile = async (change: () => Promise<Changed>): Promise<Changed> => {
  const result = await change();
  if (result.ok && result.value) {
    useServerCheck.setState({ view: result.value });
    await queryClient.resetQueries();
  }
  return result;
};
