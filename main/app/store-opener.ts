/** Where copies and changes are kept: on the disk, or with `--safe` in the memory only. */
import { createMemoryStore } from '../core/store/memory-store';
import type { OpenStoreOf } from '../core/store/store-access';
import type { Settings } from '../settings/settings';
import { createStoreOpener } from '../store/open-store';
import type { Log } from './log';
import type { SessionStart } from './session-start';

export interface StorePorts {
  readonly settings: Settings;
  readonly log: Log;
  readonly sessionStart: Omit<SessionStart, 'begin'>;
}

export const createOpenStore = ({ settings, log, sessionStart }: StorePorts): OpenStoreOf =>
  settings.current().safeMode === 'switch'
    ? async () => ({ store: createMemoryStore() })
    : createStoreOpener({
        vault: sessionStart.vault,
        folder: sessionStart.folder,
        log: (line) => log.info('store', line),
        now: Date.now,
        load: sessionStart.stores.load,
      });
