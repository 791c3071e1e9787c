import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SettingsChange, SettingsView } from '../../../../../preload/contract/bridge';
import { ok } from '../../../../../preload/contract/failure';
import { limits } from '../../../../../preload/contract/limits';
import { initialSettings, userSettings } from '../../../../../preload/contract/settings';
import { viewSettings } from '../../../../../preload/contract/settings/user-settings';
import {
  chooseEvent,
  toEventReference,
  useCurrentEvent,
  useRecentEvents,
} from '../../../../../renderer/kit/stores/current-event';
import { useSession } from '../../../../../renderer/kit/stores/session';
import { useSettings } from '../../../../../renderer/kit/stores/settings';

let stored: SettingsView;

const signIn = (id: string, server = 'https://one.example') =>
  useSession.setState({
    session: {
      state: 'signed-in',
      mode: 'live',
      server,
      person: { id, name: 'Dana', email: 'dana@example.com', more: {} },
      ability: [],
      keychain: 'ok',
      isStored: true,
    },
  });

beforeEach(() => {
  stored = viewSettings(initialSettings, { fixed: {}, allowHttp: [] });
  useSettings.setState({ settings: stored });
  vi.stubGlobal('bridge', {
    settings: {
      change: async (change: SettingsChange) => {
        // As main checks it.
        if (change.events) stored = { ...stored, events: userSettings.events.schema.parse(change.events) };
        return ok(stored);
      },
    },
  });
  signIn('3');
});

afterEach(() => {
  vi.unstubAllGlobals();
  useSession.setState({ session: undefined });
  useSettings.setState({ settings: undefined });
});

const current = () => renderHook(() => useCurrentEvent()).result.current;
const recent = () => renderHook(() => useRecentEvents()).result.current.map(({ id }) => id);
const choose = (...args: Parameters<typeof chooseEvent>) => act(async () => chooseEvent(...args));

it('keeps the chosen event in the settings', async () => {
  expect(current()).toBeUndefined();
  await choose({ id: 31, name: 'Midnight Madness' });
  expect(current()).toEqual({ id: 31, name: 'Midnight Madness' });
  expect(Object.values(stored.events)).toEqual([{ isChosen: true, recent: [{ id: 31, name: 'Midnight Madness' }] }]);
});

it('lists recent events once, the newest first, and keeps them when no event is chosen any more', async () => {
  for (const id of [1, 2, 3, 1]) await choose({ id, name: `Event ${id}` });
  expect(recent()).toEqual([1, 3, 2]);
  await choose(undefined);
  expect(current()).toBeUndefined();
  expect(recent()).toEqual([1, 3, 2]);
  for (let id = 10; id < 30; id += 1) await choose({ id, name: `Event ${id}` });
  expect(recent()).toHaveLength(limits.events.recent);
});

it('keeps the event of each person and server apart', async () => {
  await choose({ id: 31, name: 'Midnight Madness' });
  signIn('4');
  expect(current()).toBeUndefined();
  signIn('3', 'https://two.example');
  expect(current()).toBeUndefined();
  signIn('3');
  expect(current()?.id).toBe(31);
});

it('forgets the oldest users', async () => {
  for (let id = 0; id < limits.events.users + 5; id += 1) {
    signIn(`user-${id}`);
    await choose({ id, name: 'Event' });
  }
  expect(Object.keys(stored.events)).toHaveLength(limits.events.users);
  expect(current()?.id).toBe(limits.events.users + 4);
});

it('keeps of an event what is shown and called with, and nothing without an id', () => {
  const event = { id: 'ev-9', name: 'Spring', startDate: '2026-05-16', trackId: 2, trackName: null, description: 'x' };
  expect(toEventReference(event)).toEqual({ id: 'ev-9', name: 'Spring', startDate: '2026-05-16', trackId: 2 });
  expect(toEventReference({ id: 5 })).toEqual({ id: 5, name: '5' });
  expect(toEventReference({ name: 'No id' })).toBeUndefined();
  expect(toEventReference({ id: '../secret', name: 'Path' })).toBeUndefined();
});
