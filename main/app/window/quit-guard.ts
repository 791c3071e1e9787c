/** Asks before quitting if something would be lost or waits to be sent, and lets running work end properly. */
import type { BrowserWindow, MessageBoxOptions } from 'electron';
import { orderButtons } from '../../desktop/button-order';
import { text } from '../../desktop/native-text';
import type { WaitingWork } from '../notifications/outbox-count';

/** What is not finished when a person quits. */
export interface UnfinishedWork {
  /** Exports and uploads still running. */
  readonly jobs: number;
  readonly unsaved: boolean;
  readonly waiting: WaitingWork;
}

/** Whether quitting loses something. What waits on the disk is sent after the next start. */
const losesWork = ({ jobs, unsaved, waiting }: UnfinishedWork): boolean =>
  jobs > 0 || unsaved || (waiting.count > 0 && !waiting.isKept);

const waitingText = ({ count, isKept }: WaitingWork): string => text(isKept ? 'quit.waits' : 'quit.loses', { count });

/** The question; undefined if nothing is lost and nothing waits. Staying is the default, also for Escape. */
export const quitDialog = (work: UnfinishedWork): MessageBoxOptions | undefined => {
  const { jobs, unsaved, waiting } = work;
  const isLosing = losesWork(work);
  if (!isLosing && waiting.count === 0) return undefined;
  return {
    type: isLosing ? 'warning' : 'question',
    message: text('quit.title'),
    detail: [
      ...(jobs === 0 ? [] : [text('quit.jobs', { count: jobs })]),
      ...(unsaved ? [text('quit.unsaved')] : []),
      ...(waiting.count === 0 ? [] : [waitingText(waiting)]),
    ].join('\n'),
    ...orderButtons([text(isLosing ? 'quit.leave' : 'quit.quit'), text('quit.stay')], 1).options,
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
  /** Installs an update, if the work that was unfinished when the person quit allows it. */
  readonly install?: (work: UnfinishedWork) => Promise<void>;
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
    const work = ports.unfinishedWork();
    state = 'ending';
    if (watched && !watched.isDestroyed()) ports.beforeQuit(watched);
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ports.endTimeout ?? 3_000);
    });
    await Promise.race([ports.end().catch(() => undefined), timeout]);
    clearTimeout(timer);
    await ports.install?.(work).catch(() => undefined);
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
      // Windows ends a session without `before-quit`; preventing it makes Windows ask the user, naming Pitwall. What is
      // stored does not need that question.
      window.on('query-session-end', (event) => {
        ports.beforeQuit(window);
        if (losesWork(ports.unfinishedWork())) event.preventDefault();
      });
      window.on('session-end', () => ports.beforeQuit(window));
    },
    onBeforeQuit: onClose,
  };
};
