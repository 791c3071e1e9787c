/** The system's own dialogs, attached to the window while there is one. */
import { BrowserWindow, dialog } from 'electron';
import type { NativeDialogs } from '../files/dialogs';
import type { AskNatively } from './confirm-dialogs';

export const openedWindow = (): BrowserWindow | undefined => BrowserWindow.getAllWindows()[0];

export const fileDialogs: NativeDialogs = {
  save: (options) => {
    const parent = openedWindow();
    return parent ? dialog.showSaveDialog(parent, options) : dialog.showSaveDialog(options);
  },
  open: (options) => {
    const parent = openedWindow();
    return parent ? dialog.showOpenDialog(parent, options) : dialog.showOpenDialog(options);
  },
};

export const askInDialog: AskNatively = (options) => {
  const parent = openedWindow();
  return parent ? dialog.showMessageBox(parent, options) : dialog.showMessageBox(options);
};
