/** The count of the outbox on the app's icon. */
import type { OutboxEntry } from '@contract/bridge';
import { describe, expect, test } from 'vitest';
import { badgeSize, drawBadge } from '../../../../../main/app/notifications/badge-image';
import { createOutboxBadge } from '../../../../../main/app/notifications/outbox-badge';
import { createWaitingWork } from '../../../../../main/app/notifications/waiting-work';

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
  const badge = createOutboxBadge({
    platform,
    setCount: (count) => shown.push(count),
    setOverlay: (bitmap, description) => shown.push([bitmap?.length, description]),
  });
  return { shown, badge };
};

/** The white pixels. */
const inkOf = (bitmap: Buffer): number => {
  let count = 0;
  for (let at = 0; at < bitmap.length; at += 4) if (bitmap.readUInt32LE(at) === 0xff_ff_ff_ff) count += 1;
  return count;
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
    const bytes = badgeSize * badgeSize * 4;
    expect(shown).toEqual([
      [bytes, '1 change is waiting to be sent'],
      [bytes, '2 changes are waiting to be sent'],
      [undefined, ''],
    ]);
  });

  test('draws each digit differently, and "9+" for more', () => {
    const pictures = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((count) => drawBadge(count).toString('base64'));
    expect(new Set(pictures).size).toBe(10);
    expect(drawBadge(10).equals(drawBadge(250))).toBe(true);
    expect(inkOf(drawBadge(8))).toBe(13 * 16);
    // The corners are transparent.
    expect(drawBadge(1).readUInt32LE(0)).toBe(0);
  });
});

test('what waits follows the events, and is lost at the end unless it is on the disk', () => {
  const waiting = createWaitingWork();
  const view = { answers: 0, bytes: 0, packs: [] };
  expect(waiting.current()).toEqual({ count: 0, isKept: true });
  waiting.learn({ type: 'outbox', entries: [entry('queued'), entry('done')] });
  waiting.learn({ type: 'offline', view: { ...view, storage: 'memory' } });
  expect(waiting.current()).toEqual({ count: 1, isKept: false });
  waiting.learn({ type: 'offline', view: { ...view, storage: 'disk' } });
  expect(waiting.current()).toEqual({ count: 1, isKept: true });
  expect(createWaitingWork(() => 3).current()).toEqual({ count: 3, isKept: false });
});
