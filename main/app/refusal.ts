/** Refusing to start, so that the person learns why: on the terminal that they started from, else in a dialog. */
import { fstatSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import { app, dialog } from 'electron';
import { text } from './text';

/** Whether a terminal or another program reads what is written to stderr. A desktop's launcher gives none, or the journal. */
const isRead = (): boolean => {
  try {
    if (isatty(2)) return true;
    const stats = fstatSync(2);
    const isJournal = process.env.JOURNAL_STREAM === `${stats.dev}:${stats.ino}`;
    return stats.isFIFO() || (stats.isSocket() && !isJournal);
  } catch {
    return false; // Windows gives a windowed program no stderr at all.
  }
};

/** Says why the app does not start, and ends it with code 2. Nothing else of the app may run. */
export const refuseStart = (problems: readonly string[]): void => {
  const [title, lines] = [text('switches.intro'), problems.join('\n')];
  try {
    // At once, since the process may end here.
    writeSync(2, `${title}\n${lines}\n`);
  } catch {
    // Started without anywhere to write to.
  }
  if (isRead()) process.exit(2);
  process.on('SIGTERM', () => app.exit(2));
  app.on('window-all-closed', () => undefined);
  app
    .whenReady()
    .then(() => dialog.showMessageBox({ type: 'error', title: 'Pitwall', message: title, detail: lines }))
    .finally(() => app.exit(2));
};
