import { shell } from 'electron';
import type { Log } from './log';

/** Shows the log file in the system's file manager. */
export const showLogs = (log: Log): void => {
  log.info('logs shown');
  shell.showItemInFolder(log.file);
};
