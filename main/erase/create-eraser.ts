/** Erases all data while the app runs: asks, ends what runs, and leaves the rest to a process of its own. */
import { app } from 'electron';
import { withTimeout } from '../core/async/timing';
import { orderButtons } from '../desktop/button-order';
import type { Desktop } from '../desktop/desktop';
import { text } from '../desktop/native-text';
import { eraseArguments } from './erase-all';

interface EraserPorts {
  readonly desktop: Pick<Desktop, 'clock' | 'dialogs' | 'window'>;
  readonly files: { abortAll(): Promise<void>; removeStaleFiles(): Promise<number> };
  readonly offline: { end(): Promise<void> };
  /** Removes what the system shows of records outside of the app. */
  readonly forget: () => void;
}

/** How long work under way may take to end. */
const maxEndMs = 5_000;

/** The function resolves to false if the person changed their mind. */
export const createEraser =
  ({ desktop: { clock, dialogs, window }, files, offline, forget }: EraserPorts) =>
  async (): Promise<boolean> => {
    const { options, chosen } = orderButtons([text('erase.confirm'), text('erase.cancel')], 1);
    const { response } = await dialogs.ask({
      type: 'warning',
      message: text('erase.title'),
      detail: text('erase.detail'),
      ...options,
    });
    if (chosen(response) !== 0) return false;
    const endWork = async (): Promise<void> => {
      forget();
      await files.abortAll();
      await Promise.all([files.removeStaleFiles(), offline.end()]);
    };
    await withTimeout(clock, Promise.allSettled([endWork(), window.clearStorage()]), maxEndMs, undefined);
    app.relaunch({ args: eraseArguments(process.argv.slice(1)) });
    app.exit(0);
    return true;
  };
