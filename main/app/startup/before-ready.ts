/** Runs before Electron's `ready`: error handling and the restrictions of the whole app. */
import { app, dialog, protocol } from 'electron';
import { createLastResort, watchProcesses } from '../logging/crashes';
import type { Log } from '../logging/log';
import { type NoteRefusal, secureApp } from '../security/confine-page';
import { privileges } from '../window/protocol';

/** Handles errors that nothing else catches. */
export const reportCrashes = (log: Log): ReturnType<typeof createLastResort> => {
  const lastResort = createLastResort(log, dialog.showErrorBox, (code) => app.exit(code));
  process.on('uncaughtException', lastResort.thrown).on('unhandledRejection', lastResort.rejected);
  watchProcesses(app, log);
  return lastResort;
};

/** Restricts what any page of the app may do. Returns what logs refusals. */
export const lockDown = (log: Log): NoteRefusal => {
  // A root process on Linux can't have the sandbox; a packaged app has already refused that switch.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
  protocol.registerSchemesAsPrivileged([privileges]);
  const note: NoteRefusal = (message, address) => log.warn('refused', message, address ?? '');
  secureApp(app, note);
  return note;
};
