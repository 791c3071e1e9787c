/** Answers the page's calls about the app itself: version, notices, menu, links, and the settings that a safe start set aside. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Notice } from '@contract/bridge/app';
import { fail, ok, type Result } from '@contract/failure';
import { app } from 'electron';
import type { Desktop } from '../../desktop/desktop';
import type { Handlers } from '../../ipc/register';
import type { Log } from '../logging/log';
import type { ArrivedLinks } from './links';
import type { SafeStart } from './safe-start';
import type { Services } from './services';

export interface AppHandlerPorts {
  readonly services: Pick<Services, 'media' | 'eraseAll'>;
  readonly log: Pick<Log, 'file' | 'info'>;
  readonly desktop: Desktop;
  readonly links: Pick<ArrivedLinks, 'take'>;
  readonly safeStart: SafeStart;
}

const done = ok(null);

const readNotices = async (): Promise<Result<readonly Notice[]>> => {
  try {
    return ok(JSON.parse(await readFile(join(import.meta.dirname, '../notices/notices.json'), 'utf8')));
  } catch {
    return fail('file', 'missing-file');
  }
};

export const createAppHandlers = ({ services, log, desktop, links, safeStart }: AppHandlerPorts): Handlers['app'] => ({
  about: () =>
    ok({
      version: app.getVersion(),
      electron: process.versions.electron ?? '',
      platform: process.platform === 'darwin' || process.platform === 'win32' ? process.platform : 'linux',
    }),
  showLogs: () => {
    log.info('logs shown');
    desktop.shell.showInFolder(log.file);
    return done;
  },
  notices: () => readNotices(),
  showChromiumNotices: async () => {
    // In the package with its resources; beside the program in a run from the sources.
    const paths = [process.resourcesPath, dirname(process.execPath)].map((path) =>
      join(path, 'LICENSES.chromium.html'),
    );
    const path = paths.find(existsSync);
    return path !== undefined && (await desktop.shell.openFile(path)) === '' ? done : fail('file', 'missing-file');
  },
  openExternal: ({ url }) => services.media.openExternal(url),
  eraseAll: async () => ok(await services.eraseAll()),
  unsaved: ({ dirty }) => {
    desktop.window.setUnsavedChanges(dirty);
    return done;
  },
  camera: async ({ isOn }) => ok(await desktop.window.setCamera(isOn)),
  takeLink: links.take,
  copyLink: ({ link }) => {
    desktop.shell.copy(link);
    return done;
  },
  skin: ({ skin }) => {
    desktop.window.applySkin(skin);
    return done;
  },
  restoreBackup: () => {
    if (safeStart.aside() === undefined) return fail('refused', 'not-allowed');
    safeStart.restore();
    app.relaunch();
    app.quit();
    return done;
  },
  dismissBackup: () => {
    safeStart.keepNew();
    return done;
  },
  showBackup: () => {
    const path = safeStart.aside();
    if (path === undefined) return fail('file', 'missing-file');
    desktop.shell.showInFolder(path);
    return done;
  },
  showCommands: (shown) => {
    // The page has drawn, so the start did not fail.
    safeStart.shown();
    desktop.window.showCommands(shown);
    return done;
  },
});
