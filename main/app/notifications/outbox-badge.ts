/** Shows on the app's icon how many entries of the outbox wait: as a number, on Windows as a picture. */
import type { OutboxEntry } from '@contract/bridge';
import { text } from '../../desktop/native-text';
import { drawBadge } from './badge-image';

/** Electron's part in it. */
export interface BadgePorts {
  readonly platform: NodeJS.Platform;
  /** macOS's dock, and those of Linux's desktops that show numbers. */
  readonly setCount: (count: number) => void;
  /** Windows's taskbar: a bitmap as `drawBadge` makes it, null for none, and what screen readers say of it. */
  readonly setOverlay: (bitmap: Buffer | null, description: string) => void;
}

/** How many entries the server does not have yet. */
export const countWaiting = (entries: readonly OutboxEntry[]): number =>
  entries.filter(({ state }) => state !== 'done').length;

/** Returns the function that shows the entries of an `outbox` event. The same number is not set twice. */
export const createOutboxBadge = ({ platform, setCount, setOverlay }: BadgePorts) => {
  let shown = 0;
  return (entries: readonly OutboxEntry[]): void => {
    const count = countWaiting(entries);
    if (count === shown) return;
    shown = count;
    if (platform !== 'win32') setCount(count);
    else if (count === 0) setOverlay(null, '');
    else setOverlay(drawBadge(count), text('badge.waiting', { count }));
  };
};
