/** How many changes wait in the outbox: shown on the app's icon, and asked about when the app quits. */
import type { BridgeEvent, OutboxEntry } from '@contract/bridge';
import type { DesktopWindow } from '../../desktop/desktop';
import { text } from '../../desktop/native-text';

/** White numbers on a red disk, by name: Windows takes a picture where macOS and Linux take a number. */
const pictures = import.meta.glob<string>('../../../resources/badges/*.png', {
  eager: true,
  import: 'default',
  query: '?inline',
});

const pictureOf = (count: number): string =>
  pictures[`../../../resources/badges/${count > 9 ? 'more' : count}.png`] ?? '';

/** How many entries the server does not have yet. */
const countWaiting = (entries: readonly OutboxEntry[]): number =>
  entries.filter(({ state }) => state !== 'done').length;

/** Returns the function that shows the entries of an `outbox` event. The same number is not set twice. */
export const createOutboxBadge = (
  platform: NodeJS.Platform,
  window: Pick<DesktopWindow, 'setBadgeCount' | 'setOverlayIcon'>,
) => {
  let shown = 0;
  return (entries: readonly OutboxEntry[]): void => {
    const count = countWaiting(entries);
    if (count === shown) return;
    shown = count;
    if (platform !== 'win32') window.setBadgeCount(count);
    else if (count === 0) window.setOverlayIcon(null, '');
    else window.setOverlayIcon(pictureOf(count), text('badge.waiting', { count }));
  };
};

/** Entries of the outbox that the server does not have. */
export interface WaitingWork {
  readonly count: number;
  /** Whether they are stored on this computer; otherwise quitting loses them. */
  readonly isKept: boolean;
}

/** Follows the events that main sends to the page. `inMemory`: how many changes wait for a person whose session expired, and are nowhere else. */
export const createWaitingWork = (inMemory: () => number = () => 0) => {
  let count = 0;
  let isKept = true;
  return {
    follow: (event: BridgeEvent): void => {
      if (event.type === 'outbox') count = countWaiting(event.entries);
      // A locked store does not report where it is.
      else if (event.type === 'offline' && event.view.storage !== 'locked') isKept = event.view.storage === 'disk';
    },
    current: (): WaitingWork => (inMemory() > 0 ? { count: inMemory(), isKept: false } : { count, isKept }),
  };
};
