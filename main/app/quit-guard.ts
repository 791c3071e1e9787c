/** Leaving: asks first where something would be lost, and lets what runs end properly. */
import type { BrowserWindow, MessageBoxOptions } from 'electron';
import { text } from './native-text';

/** What leaving now would cost. */
export interface UnfinishedWork {
  /** Exports and uploads still running. */
  readonly jobs: number;
  readonly unsaved: boolean;
}

/** The question, or undefined when nothing is at stake. Staying is the default and what Escape means. */
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

/** Ways out that can be held back: closing the window, quitting, and the end of the Windows session. */
export interface QuitGuard {
  /** Asks before this window closes; closing it leaves the app. */
  watch(window: BrowserWindow): void;
  /** For `before-quit`. */
  beforeQuit(event: { preventDefault(): void }): void;
}

/**
 * `ask` shows the question and resolves to whether to leave; `end` stops what runs (and must not hang: it gets
 * `patience` milliseconds); `quit` then really quits.
 */
export const createQuitGuard = (ports: {
  readonly atStake: () => UnfinishedWork;
  readonly ask: (question: MessageBoxOptions) => Promise<boolean>;
  readonly closing: (window: BrowserWindow) => void;
  readonly end: () => Promise<void>;
  readonly quit: () => void;
  readonly patience?: number;
}): QuitGuard => {
  let state: 'staying' | 'asking' | 'ending' | 'left' = 'staying';
  let watched: BrowserWindow | undefined;

  const leave = async (): Promise<void> => {
    if (state !== 'staying') return;
    const question = quitDialog(ports.atStake());
    state = 'asking';
    if (question && !(await ports.ask(question).catch(() => false))) {
      state = 'staying';
      return;
    }
    state = 'ending';
    if (watched && !watched.isDestroyed()) ports.closing(watched);
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ports.patience ?? 3_000);
    });
    await Promise.race([ports.end().catch(() => undefined), enough]);
    clearTimeout(timer);
    state = 'left';
    ports.quit();
  };
  const hold = (event: { preventDefault(): void }): void => {
    if (state === 'left') return;
    event.preventDefault();
    void leave();
  };

  return {
    watch: (window) => {
      watched = window;
      window.on('close', hold);
      // Windows ends a session without `before-quit`; holding it back makes Windows ask the person, naming Pitwall.
      window.on('query-session-end', (event) => {
        ports.closing(window);
        if (quitDialog(ports.atStake())) event.preventDefault();
      });
      window.on('session-end', () => ports.closing(window));
    },
    beforeQuit: hold,
  };
};
