import { describe, expect, it } from 'vitest';
import { sendToWindows } from '../../../../main/ipc/events';

describe('row 6, REL-30: events', () => {
  it('reach every open window with the value alone, and skip closed windows', () => {
    const sent: unknown[][] = [];
    const window = (isGone: boolean, isDead = false) => ({
      isDestroyed: () => isGone,
      webContents: {
        isDestroyed: () => isDead,
        send: (...input: unknown[]) => {
          if (isGone || isDead) throw new Error('Object has been destroyed');
          sent.push(input);
        },
      },
    });
    const event = { type: 'network', network: { state: 'offline', since: '2026-07-01T09:12:00.000Z' } } as const;
    sendToWindows([window(true), window(false, true), window(false)], event);
    expect(sent).toEqual([['event', event]]);
  });
});
