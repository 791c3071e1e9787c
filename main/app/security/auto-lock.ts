/** Locks the app when nobody uses the computer, and when its screen is locked; and how it unlocks without the server. */
import type { Mode } from '@contract/bridge';
import { lockMinutesOf } from '@contract/settings/lock-minutes';
import { resolveToggle, type Toggle } from '@contract/settings/toggles';
import { type PowerMonitor, systemPreferences } from 'electron';
import type { LockHost } from '../../core/session/lock';
import { text } from '../../desktop/native-text';
import type { Settings } from '../../settings/settings';
import { hashPassword, matchesPassword } from '../../vault/password-hash';

export interface AutoLockPorts {
  readonly monitor: Pick<PowerMonitor, 'getSystemIdleTime'> & {
    on(event: 'suspend' | 'lock-screen' | 'user-did-resign-active', listener: () => void): unknown;
  };
  readonly settings: Pick<Settings, 'current'>;
  readonly mode: () => Mode;
  readonly lock: () => void;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
}

export interface AutoLock {
  /** A person used the app. Some systems report no idle time, or a wrong one. */
  noteInput(): void;
  /** Locks if nobody used the computer for long enough. */
  check(): void;
  stop(): void;
}

const intervalMs = 5_000;

const isOn = (toggle: Toggle, settings: Pick<Settings, 'current'>, mode: Mode): boolean =>
  resolveToggle(toggle, settings.current()[toggle], mode === 'demo');

export const startAutoLock = ({ monitor, settings, mode, lock, now }: AutoLockPorts): AutoLock => {
  let lastInput = now();
  const idleMilliseconds = (): number => Math.min(now() - lastInput, monitor.getSystemIdleTime() * 1_000);
  const check = (): void => {
    const limit = lockMinutesOf(settings.current().lockMinutes, mode() === 'demo') * 60_000;
    if (limit > 0 && idleMilliseconds() >= limit) lock();
  };
  // With sleep, and when another user's desktop is shown, too.
  const onScreen = (): void => {
    if (isOn('lockWithScreen', settings, mode())) lock();
  };
  for (const event of ['suspend', 'lock-screen', 'user-did-resign-active'] as const) monitor.on(event, onScreen);
  const timer = setInterval(check, intervalMs);
  timer.unref();
  return {
    noteInput: () => {
      lastInput = now();
    },
    check,
    stop: () => clearInterval(timer),
  };
};

/** A password that the server has checked before, and Touch ID. Electron has nothing for Windows Hello, and Linux has no such question. */
export const unlockOptions = (
  settings: Pick<Settings, 'current'>,
  mode: () => Mode,
): Pick<LockHost, 'passwords' | 'systemCheck'> => ({
  passwords: {
    isOn: () => isOn('unlockOffline', settings, mode()),
    create: hashPassword,
    matches: matchesPassword,
  },
  ...(process.platform === 'darwin'
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
    : {}),
});
