/** Erases all data from the running app. */
import { app } from 'electron';
import { askInDialog, openedWindow } from '../desktop/native-dialogs';
import { askToErase } from './ask-to-erase';
import { eraseArguments } from './erase-switch';

interface RunningWork {
  readonly files: { abortAll(): Promise<void>; removeStaleFiles(): Promise<number> };
  readonly offline: { end(): Promise<void> };
  /** Removes what the system shows of records outside of the app. */
  readonly forget: () => void;
}

export const createEraser =
  ({ files, offline, forget }: RunningWork) =>
  (): Promise<boolean> =>
    askToErase({
      ask: askInDialog,
      endWork: async () => {
        forget();
        await files.abortAll();
        await Promise.all([files.removeStaleFiles(), offline.end()]);
      },
      clearSession: async () => {
        const page = openedWindow()?.webContents.session;
        await Promise.all([page?.clearStorageData(), page?.clearCache()]);
      },
      restart: () => {
        app.relaunch({ args: eraseArguments(process.argv.slice(1)) });
        app.exit(0);
      },
    });
