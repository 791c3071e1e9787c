/** What keeps a message from being sent, what is sent of it, and which texts count as the same. */
import type { SentMessage } from '@contract/bridge/sent-message';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  audiences,
  findPlaceholder,
  findRepeat,
  limits,
  type Message,
  matchesCount,
  needsTypedConfirmation,
  newMessage,
  obstacleOf,
  toInput,
} from '../../../../../renderer/features/messages/message';
import { outcomeOf } from '../../../../../renderer/features/messages/use-send-message';

const written: Message = { ...newMessage, title: 'Rain delay', body: 'Next update at 13:30.' };
const known = (count: number) => ({ state: 'known', count }) as const;

describe('a message cannot be sent', () => {
  test.each([
    ['without an event', { ...written, audience: 'event' }, known(9), 'event'],
    ['without a track', { ...written, audience: 'track' }, { state: 'unknown' }, 'track'],
    ['to an empty list of people, which is nobody', { ...written, audience: 'custom' }, known(0), 'custom'],
    ['to an audience of nobody', written, known(0), 'nobody'],
    ['without a title', { ...written, title: '  ' }, known(9), 'title'],
    ['without a text', { ...written, body: '\n' }, known(9), 'body'],
    ['with a title that is too long', { ...written, title: 'x'.repeat(121) }, known(9), 'long'],
    ['with a gap of its template', { ...written, body: 'Next update at [time].' }, known(9), 'gap'],
    ['before its readers are counted', written, { state: 'pending' }, 'pending'],
  ] as const)('%s', (_, message, recipients, obstacle) => {
    expect(obstacleOf(message, recipients)).toBe(obstacle);
  });

  test('and can where none of this is so, also to an unknown number', () => {
    expect(obstacleOf(written, known(1))).toBeUndefined();
    expect(obstacleOf(written, { state: 'unknown' })).toBeUndefined();
    expect(obstacleOf(written, { state: 'failed' })).toBeUndefined();
  });
});

test('the number has to be typed over 50 recipients, and where it is not known', () => {
  expect(
    [known(50), known(51), { state: 'unknown' } as const, { state: 'failed' } as const].map(needsTypedConfirmation),
  ).toEqual([false, true, true, true]);
  expect(matchesCount('1,204', 1_204)).toBe(true);
  expect(matchesCount(' 1 204 ', 1_204)).toBe(true);
  expect(matchesCount('1205', 1_204)).toBe(false);
  expect(matchesCount('', 0)).toBe(false);
});

test('only the chosen audience is sent, whatever was picked before', () => {
  const picked = { id: '5', name: 'Fall Finale' };
  fc.assert(
    fc.property(fc.constantFrom(...audiences), (audience) => {
      const input = toInput({ ...written, audience, event: picked, track: picked, people: [picked] });
      expect(input.eventId).toBe(audience === 'event' ? '5' : undefined);
      expect(input.trackId).toBe(audience === 'track' ? '5' : undefined);
      expect(input.userIds).toEqual(audience === 'custom' ? ['5'] : undefined);
    }),
  );
});

test('gaps are brackets of one line; other brackets are text', () => {
  expect(findPlaceholder({ title: '[Class] moved', body: '' })).toBe('[Class]');
  expect(findPlaceholder({ title: 'a [', body: 'b ] []' })).toBeUndefined();
  expect(limits).toMatchObject({ title: 120, body: 1_000 });
});

describe('the same text', () => {
  const now = Date.UTC(2026, 4, 16, 12);
  const sent = (minutes: number, more: Partial<SentMessage> = {}): SentMessage => ({
    id: 'message-1',
    at: new Date(now - minutes * 60_000).toISOString(),
    audience: 'Everybody',
    title: 'Rain  delay ',
    body: 'NEXT update\nat 13:30.',
    outcome: 'sent',
    ...more,
  });

  test('is found within 30 minutes, whatever its case and blanks, also where it only may have been sent', () => {
    expect(findRepeat(written, [sent(29)], now)).toBeDefined();
    expect(findRepeat(written, [sent(29, { outcome: 'unknown' })], now)).toBeDefined();
  });

  test('is no repeat after 30 minutes, after a failure, or with other words', () => {
    expect(findRepeat(written, [sent(30)], now)).toBeUndefined();
    expect(findRepeat(written, [sent(1, { outcome: 'failed' })], now)).toBeUndefined();
    expect(findRepeat(written, [sent(1, { body: 'Next update at 14:30.' })], now)).toBeUndefined();
  });
});

test('an answer that was lost is neither sent nor failed', () => {
  const lost = (kind: 'unknown-outcome' | 'unexpected' | 'rejected' | 'network') =>
    outcomeOf({ ok: false, failure: { kind, code: 'unexpected' } });
  expect(outcomeOf({ ok: true, value: {} })).toBe('sent');
  expect(lost('unknown-outcome')).toBe('unknown');
  expect(lost('unexpected')).toBe('unknown');
  expect(lost('rejected')).toBe('failed');
  expect(lost('network')).toBe('failed');
});
