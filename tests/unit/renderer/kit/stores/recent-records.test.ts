import type { SettingsView } from '@contract/bridge';
import { ok } from '@contract/failure';
import { limits } from '@contract/limits';
import { RecentRecords } from '@contract/settings/recent-records';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  forgetRecentRecord,
  forgetRecordsOfOthers,
  noteRecentRecord,
} from '../../../../../renderer/kit/stores/recent-records';
import { useSession } from '../../../../../renderer/kit/stores/session';
import { useSettings } from '../../../../../renderer/kit/stores/settings';

const owner = (id: number, server = '') => JSON.stringify(['live', server, id]);
const record = (id: number) => ({ area: 'bookings', path: `/bookings/${id}`, title: `BK-${id}` });
const recent = () => useSettings.getState().settings?.recent ?? {};
const change = vi.fn(async (parts: Partial<SettingsView>) => ok({ ...useSettings.getState().settings, ...parts }));

const signIn = (id: number) =>
  useSession.setState(({ session }) => ({
    session: { ...session, mode: 'live', server: '', state: 'signed-in', person: { id } } as never,
  }));

beforeEach(() => {
  Object.defineProperty(window, 'bridge', { value: { settings: { change } }, configurable: true });
  useSettings.setState({ settings: { recent: {}, uses: {} } as unknown as SettingsView });
  change.mockClear();
  signIn(1);
});

it('has the last opened record first, each once, and no more than the settings keep', () => {
  for (let id = 0; id < limits.recentRecords.each + 5; id++) noteRecentRecord(record(id));
  noteRecentRecord(record(20));
  const paths = recent()[owner(1)]?.map(({ path }) => path) ?? [];
  expect(paths.slice(0, 2)).toEqual(['/bookings/20', '/bookings/24']);
  expect(new Set(paths).size).toBe(limits.recentRecords.each);
  expect(RecentRecords.safeParse(recent()).success).toBe(true);
});

it('saves nothing for a record that is already first', () => {
  noteRecentRecord(record(1));
  noteRecentRecord(record(1));
  expect(change).toHaveBeenCalledTimes(1);
});

it('forgets a deleted record', () => {
  noteRecentRecord(record(1));
  noteRecentRecord(record(2));
  forgetRecentRecord('/bookings/2');
  expect(recent()[owner(1)]).toEqual([record(1)]);
});

it('forgets what others opened at the same server when a person signs in', () => {
  noteRecentRecord(record(1));
  useSettings.setState(({ settings }) => ({
    settings: {
      ...settings,
      recent: { ...settings?.recent, [owner(1, 'https://other.example')]: [record(9)] },
    } as never,
  }));
  forgetRecordsOfOthers(owner(2));
  expect(Object.keys(recent())).toEqual([owner(1, 'https://other.example')]);
  expect(change).toHaveBeenCalledTimes(2);
});

it.each([
  ['an address of another page', { ...record(1), path: '//evil.example/1' }],
  ['a path with steps', { ...record(1), path: '/bookings/../../login' }],
  ['a query', { ...record(1), path: '/bookings/1?q=1' }],
  ['an empty title', { ...record(1), title: '' }],
])('refuses %s in the settings file', (_, bad) => {
  expect(RecentRecords.safeParse({ [owner(1)]: [record(2)] }).success).toBe(true);
  expect(RecentRecords.safeParse({ [owner(1)]: [bad] }).success).toBe(false);
});
