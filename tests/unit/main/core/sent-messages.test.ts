/** The history of push messages: whose it is, how long, and what a lost outcome leaves. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SessionView } from '@contract/bridge';
import type { Result } from '@contract/failure';
import type { SentMessageFields } from '@contract/settings/sent-message';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSentMessages } from '../../../../main/core/sent-messages';
import { createSettings, type Settings } from '../../../../main/settings/settings';
import { clockAt } from '../../../support/clocks';

process.env.ELECTRON_OVERRIDE_DIST_PATH ??= tmpdir();

let folder: string;
let settings: Settings;
let view: SessionView;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pitwall-messages-'));
  settings = createSettings(folder);
  view = signedIn('7', 'https://one.example.com');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const nobody: SessionView = {
  state: 'signed-out',
  mode: 'live',
  server: 'https://one.example.com',
  ability: [],
  keychain: 'ok',
  isStored: false,
};
const signedIn = (id: string, server: string): SessionView => ({
  ...nobody,
  state: 'signed-in',
  server,
  ability: [{ action: 'create', subject: 'Push' }],
  person: { id, name: id === '7' ? 'Dana' : 'Luis', email: 'dana@example.com', more: {} },
});

const note = (id: string, more: Partial<SentMessageFields> = {}): SentMessageFields => ({
  id: `message-${id}`,
  audience: 'All racers',
  title: 'Rain delay',
  body: 'Gates open at 13:30.',
  outcome: 'unknown',
  ...more,
});
const handlers = () =>
  createSentMessages({
    stored: { get: () => settings.memory().messages, set: (messages) => settings.remember({ messages }) },
    session: async () => view,
    clock: clockAt(() => Date.UTC(2026, 4, 16, 12)),
  });
const listed = async () => {
  const result: Result<readonly SentMessageFields[]> = await handlers().list();
  return result.ok ? result.value : [];
};

test('a message is recorded before its outcome is known; its text can change until it is sent', async () => {
  await handlers().keep(note('1'));
  await handlers().keep(note('2'));
  expect(await listed()).toMatchObject([{ id: 'message-2' }, { id: 'message-1', outcome: 'unknown' }]);
  await handlers().keep(note('1', { outcome: 'sent', recipients: 360, title: 'Another title' }));
  await handlers().keep(note('1', { outcome: 'sent', title: 'A third title' }));
  expect(await listed()).toEqual([
    { ...note('2'), at: '2026-05-16T12:00:00.000Z' },
    { ...note('1'), title: 'Another title', outcome: 'sent', recipients: 360, at: '2026-05-16T12:00:00.000Z' },
  ]);
});

test('messages are still there after a restart', async () => {
  await handlers().keep(note('1', { outcome: 'sent' }));
  await settings.flush();
  settings = createSettings(folder);
  expect(await listed()).toMatchObject([{ id: 'message-1', outcome: 'sent' }]);
});

test('a colleague at this computer sees the message with its sender, and on the same server only', async () => {
  await handlers().keep(note('1'));
  expect(await listed()).toEqual([{ ...note('1'), at: '2026-05-16T12:00:00.000Z' }]);
  view = signedIn('8', 'https://one.example.com');
  expect(await listed()).toEqual([{ ...note('1'), at: '2026-05-16T12:00:00.000Z', by: 'Dana' }]);
  // Who may not send sees none but their own.
  view = { ...view, ability: [{ action: 'read', subject: 'Visitor' }] };
  expect(await listed()).toEqual([]);
  view = signedIn('7', 'https://two.example.com');
  expect(await listed()).toEqual([]);
  view = nobody;
  expect(await listed()).toEqual([]);
  expect(await handlers().keep(note('2'))).toMatchObject({ ok: false, failure: { code: 'not-signed-in' } });
});

test('a session that ended while sending still records the outcome', async () => {
  await handlers().keep(note('1'));
  view = nobody;
  expect(await handlers().keep(note('1', { outcome: 'failed' }))).toEqual({ ok: true, value: null });
  view = signedIn('7', 'https://one.example.com');
  expect(await listed()).toMatchObject([{ id: 'message-1', outcome: 'failed' }]);
});

test('at most 200 messages and 256 KB are stored, and the oldest are removed first', async () => {
  let memory = settings.memory();
  const { keep } = createSentMessages({
    stored: {
      get: () => memory.messages,
      set: (messages) => {
        memory = { ...memory, messages };
      },
    },
    session: async () => view,
    clock: clockAt(Date.now),
  });
  for (let index = 0; index < 205; index += 1) await keep(note(String(index)));
  expect(memory.messages).toHaveLength(200);
  expect(memory.messages[0]?.id).toBe('message-204');
  for (let index = 300; index < 500; index += 1)
    await keep(note(String(index), { body: '🌧'.repeat(500), title: 'é'.repeat(120) }));
  const bytes = Buffer.byteLength(JSON.stringify(memory.messages));
  expect(bytes).toBeGreaterThan(200_000);
  expect(bytes).toBeLessThan(270_000);
  expect(memory.messages[0]?.id).toBe('message-499');
});

test('a message stored by an older version without names counts as someone else’s', async () => {
  settings.remember({
    messages: [{ ...note('1'), at: '2026-05-16T12:00:00.000Z', server: 'https://one.example.com', personId: '8' }],
  });
  expect(await listed()).toMatchObject([{ id: 'message-1', by: '' }]);
});
