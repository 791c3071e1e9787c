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

/** The question before one of several windows closes. */
const closeDialog = (): MessageBoxOptions => ({
  type: 'warning',
  message: text('quit.closeTitle'),
  detail: text('quit.closeUnsaved'),
  ...orderButtons([text('quit.close'), text('quit.stay')], 1).options,
});

/** What the guard asks of a window. */
interface Watched {
  /** Closing the last window quits the app. */
  readonly isLast: () => boolean;
  /** Whether closing this window alone loses what was typed in it. */
  readonly losesInput: () => boolean;
}

/** Guards closing a window, quitting, and the end of the Windows session. */
export interface QuitGuard {
  /** Asks before this window closes. */
  watch(window: BrowserWindow, of: Watched): void;
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
  readonly beforeQuit: () => void;
  readonly end: () => Promise<void>;
  /** Installs an update, if the work that was unfinished when the person quit allows it. */
  readonly install?: (work: UnfinishedWork) => Promise<void>;
  readonly quit: () => void;
  /** The person stays, also if several windows closed at once and none is left. */
  readonly stay: () => void;
  readonly endTimeout?: number;
}): QuitGuard => {
  let state: 'running' | 'asking' | 'ending' | 'quitting' = 'running';

  const quit = async (): Promise<void> => {
    if (state !== 'running') return;
    const question = quitDialog(ports.unfinishedWork());
    state = 'asking';
    if (question && !(await ports.ask(question).catch(() => false))) {
      state = 'running';
      ports.stay();
      return;
    }
    const work = ports.unfinishedWork();
    state = 'ending';
    ports.beforeQuit();
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

  /** Windows whose question is open. */
  const asked = new Set<BrowserWindow>();
  const closeAlone = async (window: BrowserWindow, isLast: () => boolean): Promise<void> => {
    if (asked.has(window)) return;
    asked.add(window);
    const mayClose = await ports.ask(closeDialog()).catch(() => false);
    asked.delete(window);
    if (!mayClose || window.isDestroyed()) return;
    // The others may have closed while the question was open.
    if (isLast()) void quit();
    else window.destroy();
  };

  return {
    watch: (window, { isLast, losesInput }) => {
      window.on('close', (event) => {
        if (isLast()) onClose(event);
        else if (state !== 'quitting' && losesInput()) {
          event.preventDefault();
          void closeAlone(window, isLast);
        }
      });
      // Windows ends a session without `before-quit`; preventing it makes Windows ask the user, naming Pitwall. What is
      // stored does not need that question.
      window.on('query-session-end', (event) => {
        ports.beforeQuit();
        if (losesWork(ports.unfinishedWork())) event.preventDefault();
      });
      window.on('session-end', () => ports.beforeQuit());
    },
    onBeforeQuit: onClose,
  };
};
