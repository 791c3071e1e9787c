/** Shows in the taskbar or the dock how far the work in the background is, and that some of it failed until that is seen. */
import type { ProgressBarOptions } from 'electron';
import type { Work } from './background-work';

export interface TaskbarPorts {
  readonly platform: NodeJS.Platform;
  /** `setProgressBar` of the window; -1 removes the bar. */
  readonly set: (progress: number, mode: NonNullable<ProgressBarOptions['mode']>) => void;
  readonly isFocused: () => boolean;
}

/** Beyond 1, which Windows shows as a bar without an end. */
const endless = 2;

export const createTaskbarProgress = ({ platform, set, isFocused }: TaskbarPorts) => {
  /** Since the last time that nothing was active, so that the bar does not jump back when one of several ends. */
  const works = new Map<string, Work>();
  let hasFailed = false;
  let shown = '';

  const draw = (progress: number, mode: NonNullable<ProgressBarOptions['mode']>): void => {
    const next = `${progress.toFixed(2)} ${mode}`;
    if (next === shown) return;
    shown = next;
    set(progress, mode);
  };
  const update = (): void => {
    const all = [...works.values()];
    if (!all.some(({ state }) => state === 'active')) {
      works.clear();
      if (hasFailed) draw(1, 'error');
      else draw(-1, 'none');
      return;
    }
    const mode = hasFailed ? 'error' : 'normal';
    const isUnknown = all.some(({ state, progress }) => state === 'active' && progress === undefined);
    // Other systems would show a full bar.
    if (isUnknown && platform === 'win32') {
      draw(endless, hasFailed ? 'error' : 'indeterminate');
      return;
    }
    const sum = all.reduce((total, { state, progress }) => total + (state === 'active' ? (progress ?? 0) : 1), 0);
    draw(sum / all.length, mode);
  };
  return {
    change(key: string, work: Work): void {
      works.set(key, work);
      if (work.state === 'failed' && !isFocused()) hasFailed = true;
      update();
    },
    /** The person looks at the window. */
    seen(): void {
      hasFailed = false;
      update();
    },
  };
};
