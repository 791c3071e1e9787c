/** A scanner that acts as a keyboard. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Between two keys, in seconds. */
const gap = 0.005;

const modifiers = { alt: 1, ctrl: 2, shift: 8, 'ctrl+shift': 10 } as const;

export interface ScannedKey {
  readonly key: string;
  /** The place of the key. */
  readonly code?: string;
  readonly held?: keyof typeof modifiers;
  /** Seconds after the key before. */
  readonly gap?: number;
}

const textOf = ({ key, held }: ScannedKey): string | undefined => {
  if (held !== undefined && held !== 'shift') return undefined;
  return key === 'Enter' ? '\r' : [...key].length === 1 ? key : undefined;
};

/** When the last key of a page was pressed: none may come before it. */
const lastTimes = new WeakMap<Page, number>();

/**
 * Presses real keys, 5 ms apart unless they say otherwise: their own times count, so that a busy computer may deliver them as
 * late as it likes. Returns when the last one was pressed, in milliseconds.
 */
export const pressScanned = async (page: Page, keys: readonly ScannedKey[]): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  let timestamp = Math.max(Date.now() / 1_000, lastTimes.get(page) ?? 0);
  await Promise.all(
    keys.flatMap((one) => {
      timestamp += one.gap ?? gap;
      const text = textOf(one);
      const event = { key: one.key, code: one.code ?? '', modifiers: one.held ? modifiers[one.held] : 0, timestamp };
      return [
        session.send(
          'Input.dispatchKeyEvent',
          text === undefined ? { type: 'rawKeyDown', ...event } : { type: 'keyDown', text, ...event },
        ),
        session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event }),
      ];
    }),
  );
  lastTimes.set(page, timestamp);
  await session.detach();
  return timestamp * 1_000;
};

export const keysOf = (text: string): readonly ScannedKey[] => [...text].map((key) => ({ key }));

/** Milliseconds after a scan in which a key is still taken for the scanner's. */
const suffixTime = 100;

/** Types a code and Enter, and waits until a person could press the next key. */
export const scan = async (page: Page, code: string): Promise<void> => {
  const at = await pressScanned(page, [...keysOf(code), { key: 'Enter' }]);
  await setTimeout(at + suffixTime - Date.now());
};
