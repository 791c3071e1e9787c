/** A scanner that acts as a keyboard. */
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
 * late as it likes.
 */
export const pressScanned = async (page: Page, keys: readonly ScannedKey[]): Promise<void> => {
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
};

export const keysOf = (text: string): readonly ScannedKey[] => [...text].map((key) => ({ key }));

/** Types a code and Enter. */
export const scan = (page: Page, code: string): Promise<void> =>
  pressScanned(page, [...keysOf(code), { key: 'Enter' }]);
