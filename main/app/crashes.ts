/** When a process fails: the window is reloaded, but not for ever; the person is asked, but only once. */
import type { App, BrowserWindow, MessageBoxOptions, MessageBoxReturnValue } from 'electron';
import type { Log } from './log';
import { text } from './native-text';

const most = 3;
const within = 5 * 60_000;

/** Counts reloads: true while there have been fewer than three in the last five minutes (milliseconds of `now`). */
export const createReloadBudget = (now: () => number): (() => boolean) => {
  let reloads: number[] = [];
  return () => {
    const at = now();
    reloads = reloads.filter((time) => at - time < within);
    if (reloads.length >= most) return false;
    reloads.push(at);
    return true;
  };
};

/** Ends of a renderer after which another try would fail the same way, or that are none. */
const final: readonly string[] = ['clean-exit', 'launch-failed', 'integrity-failure'];

export interface CrashActions {
  readonly log: Log;
  readonly now: () => number;
  readonly ask: (window: BrowserWindow, options: MessageBoxOptions) => Promise<MessageBoxReturnValue>;
  readonly showLogs: () => void;
  readonly quit: () => void;
}

/** Watches the window's own process. Jobs run in main and go on through all of this. */
export const watchWindow = (window: BrowserWindow, act: CrashActions): void => {
  const mayReload = createReloadBudget(act.now);
  const reload = (): void => {
    if (!window.isDestroyed()) window.webContents.reload();
  };
  const giveUp = async (): Promise<void> => {
    const { response } = await act.ask(window, {
      type: 'error',
      message: text('crash.goneTitle'),
      detail: text('crash.gone'),
      buttons: [text('crash.again'), text('crash.logs'), text('crash.quit')],
      defaultId: 0,
      cancelId: 2,
      noLink: true,
    });
    if (response === 0) return reload();
    if (response === 1) {
      act.showLogs();
      return giveUp();
    }
    act.quit();
  };
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    act.log.error('window process gone', reason, exitCode);
    if (reason === 'clean-exit') return;
    if (!final.includes(reason) && mayReload()) reload();
    else giveUp().catch((error: unknown) => act.log.error(error));
  });

  let question: AbortController | undefined;
  window.on('unresponsive', () => {
    act.log.warn('window unresponsive');
    if (question) return;
    const asking = new AbortController();
    question = asking;
    act
      .ask(window, {
        type: 'warning',
        message: text('crash.frozenTitle'),
        detail: text('crash.frozen'),
        buttons: [text('crash.wait'), text('crash.reload')],
        defaultId: 0,
        cancelId: 0,
        noLink: true,
        signal: asking.signal,
      })
      .then(({ response }) => {
        if (response !== 1 || asking.signal.aborted || window.isDestroyed()) return;
        // A page that hangs cannot be reloaded from within: its process is ended, and `render-process-gone` reloads it.
        window.webContents.forcefullyCrashRenderer();
      })
      .catch((error: unknown) => act.log.error(error))
      .finally(() => {
        question = undefined;
      });
  });
  window.on('responsive', () => question?.abort());
};

/**
 * One report for what nothing else has caught: into the log, once to the person, then the end. A lost promise is only
 * logged: what it was to do has failed, but nothing is left half changed.
 */
export const createLastResort = (
  log: Pick<Log, 'error' | 'file'>,
  tell: (title: string, detail: string) => void,
  exit: (code: number) => void,
): { thrown(error: unknown): void; rejected(reason: unknown): void } => {
  let told = false;
  return {
    thrown: (error) => {
      if (told) return exit(1);
      told = true;
      try {
        log.error('uncaught', error);
      } catch {
        // The report is lost; the person is told all the same.
      }
      try {
        tell(text('crash.brokenTitle'), text('crash.broken', { file: log.file }));
      } finally {
        exit(1);
      }
    },
    rejected: (reason) => log.error('rejected', reason),
  };
};

/** Logs crashes of the app's other processes; Chromium restarts them. */
export const watchProcesses = (app: App, log: Log): void => {
  app.on('child-process-gone', (_event, { type, reason, exitCode, name }) =>
    log.error('process gone', type, reason, exitCode, name ?? ''),
  );
};
