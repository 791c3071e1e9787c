/** "Save the day's files…" in jsdom: a start that main refuses, and what is tried again. */
import type { DayFilesRequest, DayFolderRequest, Job } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { DayFilesDialog } from '../../../../../../renderer/features/desk/day/day-files-dialog';
import { forgetDayRun } from '../../../../../../renderer/features/desk/day/day-run';
import type { Values } from '../../../../../../renderer/kit/area/field';
import { setSession } from '../../../../../../renderer/kit/stores/session';
import { openKit, setBridge } from '../../../kit/kit-page';

const folder = { id: '6f1a4d0e-7c2b-4f6a-9d3e-1b2c3d4e5f60', name: 'Madness 2026-11-21' };
const event: Values & { readonly id: number } = { id: 31, name: 'Madness', timezone: 'UTC' };
const savedJob = (file: string): Job =>
  ({
    ...{ id: `job-${file}`, kind: 'export', title: file, state: 'done', done: 3, day: { folder, file } },
  }) as unknown as Job;

/** Only bookings are allowed, so that main reads every file but the worksheet. */
const open = async (
  choose: Result<unknown> = ok(folder),
  loaded: Promise<void> = Promise.resolve(),
  dates: Values = {},
) => {
  forgetDayRun('31');
  const disk = { isFull: true };
  setBridge(() => loaded.then(() => ok({ rows: [], total: 0, isComplete: true })));
  setSession({
    ...{ state: 'signed-in', mode: 'demo', server: '', keychain: 'none', isStored: false },
    ability: [{ action: 'read', subject: 'Booking' }],
    person: { id: '3', name: 'Dana', email: 'dana@example.com', more: {} },
  });
  const requests: DayFilesRequest[] = [];
  const folders: DayFolderRequest[] = [];
  Object.assign(window.bridge.files, {
    chooseDayFolder: async (request: DayFolderRequest) => {
      folders.push(request);
      return choose;
    },
    saveDayFiles: async (request: DayFilesRequest) => {
      requests.push(request);
      if (disk.isFull) return fail('file', 'disk-full');
      return ok([...request.files.map(({ name }) => savedJob(name)), savedJob('manifest')]);
    },
  });
  openKit(
    [{ path: '*', element: <DayFilesDialog event={{ ...event, ...dates }} onClose={() => undefined} /> }],
    '/desk',
  );
  const dialog = await screen.findByRole('dialog', { name: "Save the day's files" });
  return {
    dialog,
    disk,
    requests,
    folders,
    press: (name: string) => userEvent.click(within(dialog).getByRole('button', { name })),
  };
};

afterEach(() => vi.useRealTimers());

test('files that could not be begun are named with the reason, and are tried again into the same folder', async () => {
  const { dialog, disk, requests, press } = await open();
  await press('Choose a folder…');
  const retry = await within(dialog).findByRole('button', { name: 'Try the failed ones again' });
  await within(dialog).findByText('The disk is full');
  expect(dialog.textContent).toContain('Free some space or choose another folder, then try again.');
  await waitFor(() => expect(within(dialog).getAllByText('Failed')).toHaveLength(2));
  expect(within(dialog).getByRole('status').textContent).toBe('0 of 2 files saved to Madness 2026-11-21');
  const before = requests.length;
  disk.isFull = false;
  await userEvent.click(retry);
  await waitFor(() => expect(within(dialog).getByRole('status').textContent).toMatch(/^2 of 2/));
  expect(within(dialog).queryByText('The disk is full')).toBeNull();
  const names = requests.slice(before).flatMap(({ files }) => files.map(({ name }) => name));
  expect(names.toSorted()).toEqual(['bookings', 'rain-out']);
  const worksheet = requests.flatMap(({ files }) => files).find(({ name }) => name === 'rain-out');
  const remark = "The transactions couldn't be read, so refunds are only what the bookings say.";
  expect(worksheet?.remarks).toEqual([remark]);
  expect(dialog.textContent).toContain(remark);
  expect(new Set(requests.map((request) => request.folder))).toEqual(new Set([folder.id]));
});

test('all files are of the kind that the dialog says, which stays as it is once they are saved', async () => {
  const { dialog, disk, requests, press } = await open();
  disk.isFull = false;
  const kind = (name: string) => within(dialog).getByRole<HTMLInputElement>('radio', { name });
  expect(kind('A spreadsheet').checked).toBe(true);
  await userEvent.click(kind('Another program'));
  await press('Choose a folder…');
  await waitFor(() => expect(within(dialog).getByRole('status').textContent).toMatch(/^2 of 2/));
  const formats = requests.flatMap(({ files }) =>
    files.map(({ request }) => [request.forSpreadsheet, request.separator]),
  );
  expect(formats).toEqual([
    [false, ','],
    [false, ','],
  ]);
  expect(kind('Another program')).toMatchObject({ checked: true, disabled: true });
});

test('a folder that could not be made is explained, and the choice of files stays', async () => {
  const { dialog, requests, press } = await open(fail('file', 'no-permission'));
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Bookings' }));
  await press('Choose a folder…');
  await within(dialog).findByText('No access to that folder');
  expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: 'Bookings' }).checked).toBe(false);
  expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: 'Rain-out worksheet' }).checked).toBe(true);
  expect(requests).toEqual([]);
});

test('files that were canceled before their rows were known stay in the count, and are saved by trying again', async () => {
  const loaded = Promise.withResolvers<void>();
  const { dialog, disk, requests, press } = await open(ok(folder), loaded.promise);
  disk.isFull = false;
  await press('Choose a folder…');
  const status = within(dialog).getByRole('status');
  await waitFor(() => expect(status.textContent).toMatch(/^1 of 2/));
  await press('Cancel saving');
  await within(dialog).findByText('Canceled');
  expect(status.textContent).toBe('1 of 2 files saved to Madness 2026-11-21');
  loaded.resolve();
  await press('Try the failed ones again');
  await waitFor(() => expect(status.textContent).toMatch(/^2 of 2/));
  expect(within(dialog).queryByText('Canceled')).toBeNull();
  expect(requests.map(({ files, planned }) => [files.map(({ name }) => name), planned])).toEqual([
    [['bookings'], 2],
    [['rain-out'], 2],
  ]);
});

test('the folder is of the day that has just ended, unless a person chooses the other', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T06:10:00Z'), toFake: ['Date'] });
  const dates = { startDate: '2026-11-21T14:00:00Z', endDate: '2026-11-22T06:00:00Z', timezone: 'America/Chicago' };
  const { dialog, folders, press } = await open(fail('file', 'no-permission'), undefined, dates);
  const day = within(dialog).getByRole<HTMLSelectElement>('combobox', { name: 'Day of the folder' });
  expect(day.value).toBe('2026-11-21');
  expect(dialog.textContent).toContain('Nov 21, 2026 is the day that has just ended');
  await press('Choose a folder…');
  await userEvent.selectOptions(day, '2026-11-22');
  await press('Choose a folder…');
  expect(folders.map((request) => request.day)).toEqual(['2026-11-21', '2026-11-22']);
});

test("the day of the folder is left to a person if the event's zone is not known", async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T09:10:00Z'), toFake: ['Date'] });
  const { dialog } = await open(undefined, undefined, { timezone: 'EST' });
  const day = within(dialog).getByRole<HTMLSelectElement>('combobox', { name: 'Day of the folder' });
  expect([...day.options].map(({ value }) => value)).toEqual(['2026-11-22', '2026-11-21']);
  expect(dialog.textContent).toContain("The event's time zone isn't known. Choose the day at the track.");
});
