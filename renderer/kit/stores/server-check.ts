/** The profile of the current server and the running check, which continues when the user leaves the screen. */
import type { CheckProgress, ProfileView } from '@contract/bridge/servers';
import type { Failure, Result } from '@contract/failure';
import type { CheckReport } from '@contract/reading/check/report';
import type { UnexplainedValues } from '@contract/reading/check/unexplained-values';
import { create } from 'zustand';
import { bridge } from '../bridge/bridge';
import { queryClient } from '../bridge/query-client';

interface ServerCheckState {
  readonly view: ProfileView | undefined;
  readonly progress: CheckProgress | undefined;
  readonly report: CheckReport | undefined;
  /** The unexplained values, for the screen only. */
  readonly seen: UnexplainedValues | undefined;
  readonly failure: Failure | undefined;
}

const none: ServerCheckState = {
  view: undefined,
  progress: undefined,
  report: undefined,
  seen: undefined,
  failure: undefined,
};

export const useServerCheck = create<ServerCheckState>(() => none);

/** Stores main's progress of the running check. */
export const setCheckProgress = ({ done, total }: CheckProgress): void =>
  useServerCheck.setState(({ progress }) => (progress ? { progress: { done, total } } : {}));

/** Clears the report and the profile after a change of server or user. */
export const clearServerCheck = (): void => useServerCheck.setState(none);

export const readProfile = async (): Promise<void> => {
  const result = await bridge().servers.profile();
  if (result.ok) useServerCheck.setState({ view: result.value });
};

/** Makes every read call once. The store then has the report or the failure. */
export const runCheck = async (): Promise<void> => {
  if (useServerCheck.getState().progress) return;
  useServerCheck.setState({ progress: { done: 0, total: 0 }, failure: undefined });
  const result = await bridge().servers.check();
  const seen = result.ok ? await bridge().servers.unexplained() : undefined;
  useServerCheck.setState(
    result.ok
      ? { progress: undefined, report: result.value, seen: (seen?.ok && seen.value) || undefined }
      : { progress: undefined, failure: result.failure },
  );
};

type Changed = Result<ProfileView | null>;

/** Changes the profile and reloads all data on the screen. */
export const changeProfile = async (change: () => Promise<Changed>): Promise<Changed> => {
  const result = await change();
  if (result.ok && result.value) {
    useServerCheck.setState({ view: result.value });
    await queryClient.resetQueries();
  }
  return result;
};
