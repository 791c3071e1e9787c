/** The first steps of the user on this computer: what is noted of them, and whether the list is shown. */
import type { FirstStepsOfPerson, NotedStep } from '@contract/settings/first-steps';
import { changeOwnSetting, readOwnSetting, useOwnSetting } from './own-settings';

const none: FirstStepsOfPerson = { done: [] };

export const useFirstSteps = (): FirstStepsOfPerson => useOwnSetting('firstSteps') ?? none;

/** Notes that a step was really done; again, it changes nothing. */
export const noteStep = (step: NotedStep): void => {
  const before = readOwnSetting('firstSteps') ?? none;
  if (!before.done.includes(step)) void changeOwnSetting('firstSteps', { ...before, done: [...before.done, step] });
};

export const showFirstSteps = (isShown: boolean): void =>
  void changeOwnSetting('firstSteps', { ...(readOwnSetting('firstSteps') ?? none), isShown });
