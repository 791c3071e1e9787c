/** The reasons why a message cannot be sent, the input of the call, and the detection of repeats. */
import type { SentMessage } from '@contract/settings/sent-message';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AddressedMessage,
  audienceOf,
  audiences,
  findPlaceholder,
  findRepeat,
  matchesCount,
  needsTypedConfirmation,
  newMessage,
  obstacleOf,
  toInput,
} from '../../../../../renderer/features/messages/message';
import { outcomeOf } from '../../../../../renderer/features/messages/use-send-message';

const message: AddressedMessage = {
  ...newMessage,
  audience: 'all',
  title: 'Rain delay',
  body: 'Next update at 13:30.',
};
const known = (count: number) => ({ state: 'known', count }) as const;

const crowd = Array.from({ length: 10_001 }, (_, index) => ({ id: String(index), name: 'Ana' }));

describe('a message cannot be sent', () => {
  test.each([
    ['without an audience', { ...message, audience: null }, known(9), 'audience'],
    ['without an event', { ...message, audience: 'event' }, known(9), 'event'],
    ['without a track', { ...message, audience: 'track' }, { state: 'unknown' }, 'track'],
    ['to an empty list of people', { ...message, audience: 'custom' }, known(0), 'custom'],
    ['to more people than the call takes', { ...message, audience: 'custom', people: crowd }, known(10_001), 'many'],
    ['to an empty audience', message, known(0), 'nobody'],
    ['without a title', { ...message, title: '  ' }, known(9), 'title'],
    ['without a text', { ...message, body: '\n' }, known(9), 'body'],
    ['with a title that is too long', { ...message, title: 'x'.repeat(121) }, known(9), 'long'],
    ['with a placeholder of a template', { ...message, body: 'Next update at [time].' }, known(9), 'gap'],
    ['before its recipients are counted', message, { state: 'pending' }, 'pending'],
  ] as const)('%s', (_, message, recipients, obstacle) => {
    expect(obstacleOf(message, recipients)).toBe(obstacle);
  });

  test('but can otherwise, also with an unknown number of recipients', () => {
    expect(obstacleOf(message, known(1))).toBeUndefined();
    expect(obstacleOf(message, { state: 'unknown' })).toBeUndefined();
    expect(obstacleOf(message, { state: 'failed' })).toBeUndefined();
  });
});

test('nobody is preselected; another screen starts with an event or with people, each once', () => {
  const event = { id: '5', name: 'Fall Finale', timezone: 'America/Chicago' };
  const ana = { id: '1', name: 'Ana' };
  expect(newMessage.audience).toBeNull();
  expect(audienceOf({})).toEqual({ audience: null, event: null, people: [], gate: '' });
  expect(audienceOf({ event })).toEqual({ audience: 'event', event, people: [], gate: '' });
  expect(audienceOf({ event, recipients: [ana, ana] })).toEqual({ audience: 'custom', event, people: [ana], gate: '' });
  // Nobody left to write to is nobody, never the event's whole audience.
  expect(audienceOf({ event, recipients: [] })).toEqual({ audience: 'custom', event, people: [], gate: '' });
});

test('more than 50 or unknown recipients require typing to confirm', () => {
  expect(
    [known(50), known(51), { state: 'unknown' } as const, { state: 'failed' } as const].map(needsTypedConfirmation),
  ).toEqual([false, true, true, true]);
  expect(matchesCount('1,204', 1_204)).toBe(true);
  expect(matchesCount(' 1 204 ', 1_204)).toBe(true);
  expect(matchesCount('1205', 1_204)).toBe(false);
  expect(matchesCount('', 0)).toBe(false);
});

test('only the chosen audience is sent, whatever was chosen before', () => {
  const record = { id: '5', name: 'Fall Finale' };
  fc.assert(
    fc.property(fc.constantFrom(...audiences), (audience) => {
      const input = toInput({ ...message, audience, event: record, track: record, people: [record] });
      expect(input.eventId).toBe(audience === 'event' ? '5' : undefined);
      expect(input.trackId).toBe(audience === 'track' ? '5' : undefined);
      expect(input.userIds).toEqual(audience === 'custom' ? ['5'] : undefined);
    }),
  );
});

test('a placeholder is a text in brackets on one line; other brackets are text', () => {
  expect(findPlaceholder({ title: '[Class] moved', body: '' })).toBe('[Class]');
  expect(findPlaceholder({ title: 'a [', body: 'b ] []' })).toBeUndefined();
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

  test('counts as a repeat within 30 minutes, ignoring case and white space, also if the first may not have been sent', () => {
    expect(findRepeat(message, [sent(29)], now)).toBeDefined();
    expect(findRepeat(message, [sent(29, { outcome: 'unknown' })], now)).toBeDefined();
  });

  test('is no repeat after 30 minutes or after a failure', () => {
    expect(findRepeat(message, [sent(30)], now)).toBeUndefined();
    expect(findRepeat(message, [sent(1, { outcome: 'failed' })], now)).toBeUndefined();
    expect(findRepeat(message, [sent(1, { body: 'Next update at 14:30.' })], now)).toBeUndefined();
  });
});

test('a lost answer has an unknown outcome', () => {
  const lost = (kind: 'unknown-outcome' | 'unexpected' | 'rejected' | 'network') =>
    outcomeOf({ ok: false, failure: { kind, code: 'unexpected' } });
  expect(outcomeOf({ ok: true, value: {} })).toBe('sent');
  expect(lost('unknown-outcome')).toBe('unknown');
  expect(lost('unexpected')).toBe('unknown');
  expect(lost('rejected')).toBe('failed');
  expect(lost('network')).toBe('failed');
});
