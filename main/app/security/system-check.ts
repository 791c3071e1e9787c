/** The system's own question who is there: Touch ID. Electron has none for Windows Hello, and Linux has none. */
import { systemPreferences } from 'electron';
import type { LockHost } from '../../core/session/lock';
import { text } from '../../desktop/native-text';

export const systemCheck = (platform: NodeJS.Platform): Pick<LockHost, 'systemCheck'> =>
  platform === 'darwin'
    ? {
        systemCheck: {
          isAvailable: () => systemPreferences.canPromptTouchID(),
          // It rejects if the person cancels.
          ask: () =>
            systemPreferences.promptTouchID(text('lock.touchId')).then(
              () => true,
              () => false,
            ),
        },
      }
    : {};
