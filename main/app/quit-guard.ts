/** Asks before quitting if something would be lost, and lets running work end properly. */
import type { BrowserWindow, MessageBoxOptions } from 'electron';
import { text } from './native-text';

/** What quitting now would lose. */
export interface UnfinishedWork {
  /** Exports and uploads still running. */
  readonly jobs: number;
  readonly unsaved: boolean;
}

/** The question; undefined if nothing would be lost. Staying is the default, also for Escape. */
export const quitDialog = ({ jobs, unsaved }: UnfinishedWork): MessageBoxOptions | undefined => {
  if (jobs === 0 && !unsaved) return undefined;
  return {
    type: 'warning',
    message: text('quit.title'),
    detail: [
      ...(jobs === 0 ? [] : [text(jobs === 1 ? 'quit.job' : 'quit.jobs', { count: jobs })]),
      ...(unsaved ? [text('quit.unsaved')] : []),
    ].join('\n'),
    buttons: [text('quit.stay'), text('quit.leave')],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  };
};

/** Guards closing the window, quitting, and the end of the Windows session. */
export interface QuitGuard {
  /** Asks before this window closes; closing it quits the app. */
  watch(window: BrowserWindow): void;
  /** For the app's `before-quit`. */
  onBeforeQuit(event: { preventDefault(): void }): void;
}

/**
 * `ask` shows the question and resolves to whether to quit; `end` stops running work, for at most `endTimeout`
 * milliseconds; `quit` then really quits.
 */
export const createQuitGuard = (ports: {
  readonly unfinishedWork: () => UnfinishedWork;
  readonly ask: (question: MessageBoxOptions) => Promise<boolean>;
  readonly beforeQuit: (window: BrowserWindow) => void;
  readonly end: () => Promise<void>;
  readonly quit: () => void;
  readonly endTimeout?: number;
}): QuitGuard => {
  let state: 'running' | 'asking' | 'ending' | 'quitting' = 'running';
  let watched: BrowserWindow | undefined;

  const quit = async (): Promise<void> => {
    if (state !== 'running') return;
    const question = quitDialog(ports.unfinishedWork());
    state = 'asking';
    if (question && !(await ports.ask(question).catch(() => false))) {
      state = 'running';
      return;
    }
    state = 'ending';
    if (watched && !watched.isDestroyed()) ports.beforeQuit(watched);
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ports.endTimeout ?? 3_000);
    });
    await Promise.race([ports.end().catch(() => undefined), timeout]);
    clearTimeout(timer);
    state = 'quitting';
    ports.quit();
  };
  const onClose = (event: { preventDefault(): void }): void => {
    if (state === 'quitting') return;
    event.preventDefault();
    void quit();
  };

  return {
    watch: (window) => {
      watched = window;
      window.on('close', onClose);
      // Windows ends a session without `before-quit`; preventing it makes Windows ask the user, naming Pitwall.
      window.on('query-session-end', (event) => {
        ports.beforeQuit(window);
        if (quitDialog(ports.unfinishedWork())) event.preventDefault();
      });
      window.on('session-end', () => ports.beforeQuit(window));
    },
    onBeforeQuit: onClose,
  };
};
