/** Handles crashed processes: reloads the window a limited number of times, then asks the user. */
import type { App, BrowserWindow, MessageBoxOptions, MessageBoxReturnValue } from 'electron';
import { orderButtons } from '../../desktop/button-order';
import { text } from '../../desktop/native-text';
import type { Log } from './log';

const maxReloads = 3;
const reloadPeriodMs = 5 * 60_000;

/** Counts reloads: true while there have been fewer than three in the last five minutes (milliseconds of `now`). */
export const createReloadBudget = (now: () => number): (() => boolean) => {
  let reloads: number[] = [];
  return () => {
    const at = now();
    reloads = reloads.filter((time) => at - time < reloadPeriodMs);
    if (reloads.length >= maxReloads) return false;
    reloads.push(at);
    return true;
  };
};

/** Reasons after which a reload would fail again or is not needed. */
const permanentReasons: readonly string[] = ['clean-exit', 'launch-failed', 'integrity-failure'];

export interface CrashActions {
  readonly log: Log;
  readonly now: () => number;
  readonly ask: (window: BrowserWindow, options: MessageBoxOptions) => Promise<MessageBoxReturnValue>;
  readonly showLogs: () => void;
  readonly quit: () => void;
}

/** Handles crashes and hangs of the window's process. Jobs in main continue. */
export const watchWindow = (window: BrowserWindow, act: CrashActions): void => {
  const mayReload = createReloadBudget(act.now);
  const reload = (): void => {
    if (!window.isDestroyed()) window.webContents.reload();
  };
  const askAfterCrash = async (): Promise<void> => {
    const labels = [text('crash.again'), text('crash.logs'), text('crash.quit')];
    const { options, chosen } = orderButtons(labels, 0);
    const { response } = await act.ask(window, {
      type: 'error',
      message: text('crash.goneTitle'),
      detail: text('crash.gone'),
      ...options,
    });
    if (chosen(response) === 0) return reload();
    if (chosen(response) === 1) {
      act.showLogs();
      return askAfterCrash();
    }
    act.quit();
  };
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    act.log.error('window process gone', reason, exitCode);
    if (reason === 'clean-exit') return;
    if (!permanentReasons.includes(reason) && mayReload()) reload();
    else askAfterCrash().catch((error: unknown) => act.log.error(error));
  });

  let question: AbortController | undefined;
  window.on('unresponsive', () => {
    act.log.warn('window unresponsive');
    if (question) return;
    const dialogAbort = new AbortController();
    question = dialogAbort;
    const { options, chosen } = orderButtons([text('crash.reload'), text('crash.wait')], 1);
    act
      .ask(window, {
        type: 'warning',
        message: text('crash.frozenTitle'),
        detail: text('crash.frozen'),
        ...options,
        signal: dialogAbort.signal,
      })
      .then(({ response }) => {
        if (chosen(response) !== 0 || dialogAbort.signal.aborted || window.isDestroyed()) return;
        // A frozen page cannot be reloaded, so its process is ended; `render-process-gone` then reloads it.
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
 * Handles uncaught errors: logs them, shows the first one in a dialog, then exits. Unhandled rejections are only logged,
 * because they leave nothing half changed.
 */
export const createLastResort = (
  log: Pick<Log, 'error' | 'file'>,
  showError: (title: string, detail: string) => void,
  exit: (code: number) => void,
): { thrown(error: unknown): void; rejected(reason: unknown): void } => {
  let isShown = false;
  return {
    thrown: (error) => {
      if (isShown) return exit(1);
      isShown = true;
      try {
        log.error('uncaught', error);
      } catch {
        // The dialog is shown even if logging fails.
      }
      try {
        showError(text('crash.brokenTitle'), text('crash.broken', { file: log.file }));
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
