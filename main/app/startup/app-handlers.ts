/** Handlers of the page's calls that concern the app itself. */
import type { SkinChoice } from '@contract/appearance';
import type { About } from '@contract/bridge';
import type { ShownCommands } from '@contract/bridge/app';
import { fail, ok, type Result } from '@contract/failure';
import type { Language } from '@contract/language';
import type { Link } from '@contract/links/link';
import type { Handlers } from '../../ipc/handlers';
import type { SafeStart } from './safe-start';

export interface AppPorts {
  readonly about: About;
  readonly showLogs: () => void;
  readonly openExternal: (address: string) => Promise<Result<null>>;
  /** False if the person changed their mind. */
  readonly eraseAll: () => Promise<boolean>;
  readonly unsaved: (dirty: boolean) => void;
  readonly skin: (skin: SkinChoice) => void;
  /** Shows menus and native dialogs in a language. */
  readonly applyLanguage: (language: Language) => void;
  readonly showCommands: (shown: ShownCommands) => void;
  /** Puts a text on the system's clipboard. */
  readonly copy: (text: string) => void;
  readonly takeLink: () => Result<Link | null>;
  readonly safeStart: SafeStart;
  readonly restart: () => void;
  readonly showInFolder: (path: string) => void;
}

const done = ok(null);

export const createAppHandlers = (ports: AppPorts): Handlers['app'] => ({
  about: () => ok(ports.about),
  showLogs: () => {
    ports.showLogs();
    return done;
  },
  openExternal: ({ url }) => ports.openExternal(url),
  eraseAll: async () => ok(await ports.eraseAll()),
  unsaved: ({ dirty }) => {
    ports.unsaved(dirty);
    return done;
  },
  takeLink: ports.takeLink,
  copyLink: ({ link }) => {
    ports.copy(link);
    return done;
  },
  skin: ({ skin }) => {
    ports.skin(skin);
    return done;
  },
  restoreAside: () => {
    if (ports.safeStart.aside() === undefined) return fail('refused', 'not-allowed');
    ports.safeStart.restore();
    ports.restart();
    return done;
  },
  keepNew: () => {
    ports.safeStart.keepNew();
    return done;
  },
  showAside: () => {
    const path = ports.safeStart.aside();
    if (path === undefined) return fail('file', 'missing-file');
    ports.showInFolder(path);
    return done;
  },
  showCommands: (shown) => {
    // The page has drawn, so the start did not fail.
    ports.safeStart.shown();
    ports.showCommands(shown);
    return done;
  },
});
