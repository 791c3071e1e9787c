import type { SentMessage } from '@contract/settings/sent-message';
import { expect, test } from 'vitest';
import { findDrafts } from '../../../../../renderer/features/messages/history';
import { draft } from '../outbox/entries';

const at = '2026-05-16T12:00:00.000Z';
const message = (parts: Partial<SentMessage> = {}): SentMessage => ({
  id: 'message-1',
  audience: 'All racers',
  title: 'Rain',
  body: 'Soon.',
  outcome: 'failed',
  at,
  ...parts,
});
const push = (parts: Parameters<typeof draft>[0] = {}) =>
  draft({ call: 'support.sendPush', input: { title: 'Rain', body: 'Soon.' }, createdAt: at, ...parts });
const found = (...of: Parameters<typeof findDrafts>) => [...findDrafts(...of)];

test('finds the message whose draft is in the outbox, also after its text was edited', () => {
  expect(found([message()], [push()])).toEqual(['message-1']);
  expect(found([message()], [push({ input: { title: 'Rain delay', body: 'Now.' } })])).toEqual(['message-1']);
  expect(found([message()], [push({ state: 'unknown' })])).toEqual(['message-1']);
});

test('finds of two messages written at the same time the one with the draft’s text', () => {
  const other = message({ id: 'message-2', body: 'Now.' });
  expect(found([other, message()], [push()])).toEqual(['message-1']);
  expect(found([other, message()], [push(), push({ input: { title: 'Rain', body: 'Later.' } })])).toEqual([
    'message-1',
    'message-2',
  ]);
});

test('finds no message that was sent, by a colleague, or whose draft is sent or discarded', () => {
  expect(found([message({ outcome: 'sent' })], [push()])).toEqual([]);
  expect(found([message({ by: 'Ben Boyd' })], [push()])).toEqual([]);
  expect(found([message()], [push({ state: 'done' })])).toEqual([]);
  expect(found([message()], [])).toEqual([]);
  expect(found([message()], [draft({ input: { title: 'Rain', body: 'Soon.' }, createdAt: at })])).toEqual([]);
});

test('of two messages with the same text, one draft is one of them', () => {
  const older = message({ id: 'message-0', at: '2026-05-16T11:00:00.000Z' });
  expect(found([message(), older], [push({ createdAt: older.at })])).toEqual(['message-0']);
  expect(found([message(), older], [push(), push({ createdAt: '2026-05-16T10:00:00.000Z' })])).toEqual([
    'message-1',
    'message-0',
  ]);
});
