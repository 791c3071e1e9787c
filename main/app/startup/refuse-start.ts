/** Tells the person why the app refuses to start: on the terminal that they started it from, or else in a dialog. */
import { fstatSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import { app, dialog } from 'electron';

/** Whether a terminal or a program reads stderr. A desktop launcher connects stderr to nothing or to the journal. */
const isRead = (): boolean => {
  try {
    if (isatty(2)) return true;
    const stats = fstatSync(2);
    const isJournal = process.env.JOURNAL_STREAM === `${stats.dev}:${stats.ino}`;
    return stats.isFIFO() || (stats.isSocket() && !isJournal);
  } catch {
    return false; // On Windows, a program with windows has no stderr.
  }
};

/** Shows why the app does not start and exits with code 2. Nothing else of the app may run. */
export const refuseStart = (title: string, problems: readonly string[]): void => {
  const lines = problems.join('\n');
  try {
    // Writes synchronously, because the process may end right after.
    writeSync(2, `${title}\n${lines}\n`);
  } catch {
    // The process has no stderr.
  }
  if (isRead()) process.exit(2);
  process.on('SIGTERM', () => app.exit(2));
  app.on('window-all-closed', () => undefined);
  app
    .whenReady()
    .then(() => dialog.showMessageBox({ type: 'error', title: 'Pitwall', message: title, detail: lines }))
    .finally(() => app.exit(2));
};
