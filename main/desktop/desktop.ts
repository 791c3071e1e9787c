/** The computer that the app runs on, as services and handlers see it: one object instead of a port for each call. */
import type { PaperSize, SkinChoice } from '@contract/appearance';
import type { BridgeEvent } from '@contract/bridge';
import type { ShownCommands } from '@contract/bridge/app';
import type { NativeHandlers } from '@contract/bridge/native-calls';
import type { Printer, PrintRequest } from '@contract/bridge/printing';
import type { Language } from '@contract/language';
import {
  app,
  BrowserWindow,
  clipboard,
  type Dialog,
  dialog,
  type MessageBoxOptions,
  type MessageBoxReturnValue,
  type OpenDialogOptions,
  type ProgressBarOptions,
  type SaveDialogOptions,
  shell,
  webContents,
} from 'electron';
import type { Clock, Random } from '../core/async/ports';
import type { WindowKeys } from '../core/session/resume-state';
import { askingPage } from './asking-page';
import { type Disk, disk } from './disk';
import { systemHost } from './system-ports';

/** The app's windows. Without one, nothing happens. */
export interface DesktopWindow {
  /** The keys of the windows, and of the one whose page asks. */
  readonly keys: WindowKeys;
  /** What pages ask of the windows. */
  readonly handlers: NativeHandlers<'windows'>;
  /** Brings the window that the person used last to the front, from wherever it is, or opens one if none is open. */
  focus(): void;
  /** Whether one of them is. */
  isFocused(): boolean;
  /** Sends an event to the pages. What only one of them can do is for the window that the person used last. */
  send(event: BridgeEvent): void;
  /** Sends an event to all pages but the one that asks. */
  sendToOthers(event: BridgeEvent): void;
  /** Loads the other pages again, each where it was, after somebody has signed in or unlocked in the one that asks. */
  reloadOthers(): void;
  /** Empties them: another document, and no history. A page that does not answer is ended. */
  cover(isAnswering: boolean): void;
  /** Calls the listener with each input in a window. Call once. */
  onInput(listener: () => void): void;
  /** Calls the listener with the key of each window that is closed while the app goes on. Call once. */
  onClosed(listener: (key: string) => void): void;
  applySkin(skin: SkinChoice): void;
  /** Shows the menu bar and native dialogs in a language. */
  applyLanguage(language: Language): void;
  /** Gate mode fills the screen, without the menu bar and without other windows. */
  setGateMode(isOn: boolean): void;
  /** Lets the page that asks use the camera, or no longer; false if the system refuses it. */
  setCamera(isOn: boolean): Promise<boolean>;
  /** Whether quitting has to ask because of the page that asks. */
  setUnsavedChanges(hasChanges: boolean): void;
  /** Whether closing the window of the page that asks would lose input. */
  setDrafts(hasDrafts: boolean): void;
  /** Shows in the menu bar what the page that asks can do, while its window is used. */
  showCommands(shown: ShownCommands): void;
  /** The page as a PDF. Rejects without a window. */
  print(paper: PaperSize): Promise<Uint8Array>;
  printers(): Promise<readonly Printer[]>;
  /** Prints the page without a dialog; false if it could not. */
  printOn(request: PrintRequest): Promise<boolean>;
  /** The bar in taskbar or dock, from 0 to 1; -1 removes it. */
  showProgress(progress: number, mode: NonNullable<ProgressBarOptions['mode']>): void;
  /** The number on the app's icon in dock or launcher; 0 removes it. */
  setBadgeCount(count: number): void;
  /** Windows: a picture (`data:`) on the window's icon, and what screen readers say of it; null removes it. */
  setOverlayIcon(picture: string | null, description: string): void;
  /** Deletes what the page's session has stored. */
  clearStorage(): Promise<void>;
}

/** Electron's dialogs, attached to the window that asks while there is one. */
export interface NativeDialogs {
  save(options: SaveDialogOptions): ReturnType<Dialog['showSaveDialog']>;
  open(options: OpenDialogOptions): ReturnType<Dialog['showOpenDialog']>;
}

/** Asks in a native dialog, so that no script of the page can answer. */
export type AskNatively = (options: MessageBoxOptions) => Promise<MessageBoxReturnValue>;

export interface DesktopShell {
  /** Opens an address in the system's program for it. Rejects if there is none. */
  open(address: string): Promise<void>;
  showInFolder(path: string): void;
  /** Opens a file in the system's program for it: an empty text, or why not. */
  openFile(path: string): Promise<string>;
  /** Puts a text on the clipboard. */
  copy(text: string): void;
}

export interface DesktopDisk extends Disk {
  /** The absolute path of one of the user's folders. */
  folder(name: 'userData' | 'documents' | 'downloads' | 'pictures'): string;
}

export interface Desktop {
  readonly window: DesktopWindow;
  readonly dialogs: NativeDialogs & { readonly ask: AskNatively };
  readonly shell: DesktopShell;
  readonly clock: Clock;
  readonly random: Random;
  readonly disk: DesktopDisk;
}

/** The window of the page that asks, or else the one that the person uses. */
const parent = (): BrowserWindow | undefined => {
  const id = askingPage();
  const page = id === undefined ? undefined : webContents.fromId(id);
  const asking = page ? BrowserWindow.fromWebContents(page) : null;
  return asking ?? BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0];
};

/** Electron's desktop. */
export const createDesktop = (window: DesktopWindow): Desktop => ({
  window,
  dialogs: {
    save: (options) => {
      const opened = parent();
      return opened ? dialog.showSaveDialog(opened, options) : dialog.showSaveDialog(options);
    },
    open: (options) => {
      const opened = parent();
      return opened ? dialog.showOpenDialog(opened, options) : dialog.showOpenDialog(options);
    },
    ask: (options) => {
      const opened = parent();
      return opened ? dialog.showMessageBox(opened, options) : dialog.showMessageBox(options);
    },
  },
  shell: {
    open: (address) => shell.openExternal(address),
    showInFolder: (path) => shell.showItemInFolder(path),
    openFile: (path) => shell.openPath(path),
    copy: (text) => clipboard.writeText(text),
  },
  ...systemHost,
  disk: { ...disk, folder: (name) => app.getPath(name) },
});
