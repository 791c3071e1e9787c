/** The count of the outbox on the app's icon. */
import type { OutboxEntry } from '@contract/bridge';
import { describe, expect, test } from 'vitest';
import { createOutboxBadge, createWaitingWork } from '../../../../../main/app/notifications/outbox-count';

const entry = (state: OutboxEntry['state']): OutboxEntry => ({
  id: crypto.randomUUID(),
  kind: 'change',
  call: 'track.update',
  input: { id: '1', data: {} },
  state,
  needsDecision: false,
  title: 'Summit Point',
  fields: [],
  createdAt: '2026-05-16T14:02:00Z',
  by: 'Ada Adams',
  attempts: 0,
});

const badgeOn = (platform: NodeJS.Platform) => {
  const shown: unknown[] = [];
  const badge = createOutboxBadge(platform, {
    setBadgeCount: (count) => shown.push(count),
    setOverlayIcon: (...icon) => shown.push(icon),
  });
  return { shown, badge };
};

describe('the badge', () => {
  test('counts what the server does not have, and is set only when the number changes', () => {
    const { shown, badge } = badgeOn('darwin');
    badge([]);
    badge([entry('queued'), entry('unknown'), entry('done')]);
    badge([entry('sending'), entry('refused')]);
    badge([entry('done')]);
    expect(shown).toEqual([2, 0]);
  });

  test('is a described picture on Windows, which is removed when nothing waits', () => {
    const { shown, badge } = badgeOn('win32');
    badge([entry('queued')]);
    badge([entry('queued'), entry('queued')]);
    badge([]);
    const picture = expect.stringMatching(/^data:image\/png;base64,/);
    expect(shown).toEqual([
      [picture, '1 change is waiting to be sent'],
      [picture, '2 changes are waiting to be sent'],
      [null, ''],
    ]);
  });

  test('has a picture for each digit, and one for all more', () => {
    const { shown, badge } = badgeOn('win32');
    const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 250];
    for (const count of counts) badge(Array.from({ length: count }, () => entry('queued')));
    const pictures = shown.map((icon) => (icon as readonly unknown[])[0]);
    expect(pictures).toHaveLength(counts.length);
    expect(new Set(pictures).size).toBe(10);
    expect(pictures.at(-1)).toBe(pictures.at(-2));
  });
});

test('what waits follows the events, and is lost at the end unless it is on the disk', () => {
  const waiting = createWaitingWork();
  const view = { answers: 0, bytes: 0, packs: [] };
  expect(waiting.current()).toEqual({ count: 0, isKept: true });
  waiting.follow({ type: 'outbox', entries: [entry('queued'), entry('done')] });
  waiting.follow({ type: 'offline', view: { ...view, storage: 'memory' } });
  expect(waiting.current()).toEqual({ count: 1, isKept: false });
  waiting.follow({ type: 'offline', view: { ...view, storage: 'disk' } });
  expect(waiting.current()).toEqual({ count: 1, isKept: true });
  expect(createWaitingWork(() => 3).current()).toEqual({ count: 3, isKept: false });
});
