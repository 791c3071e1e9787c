/** A share of the settings' part of `npm run simulate`, with a fixed seed. The faults that it found are histories below. */
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { playSettings, type SettingsStep, simulateSettings } from '../../../simulation/settings/settings-history';

// electron-store asks the `electron` package for its executable's path, which would be downloaded; a path is all it gets.
process.env.ELECTRON_OVERRIDE_DIST_PATH ??= tmpdir();

test('a saved setting stays in 200 histories of kills, power cuts, full disks and damage', async () => {
  const { failed, tally } = await simulateSettings({ histories: 200, seed: 1 });
  expect(failed).toBeUndefined();
  expect(tally.saved).toBeGreaterThan(200);
  expect(tally.starts).toBeGreaterThan(200);
});

const change: SettingsStep = { do: 'change' };
const full = (isFull: boolean): SettingsStep => ({ do: 'full', isFull });

const found: Readonly<Record<string, readonly SettingsStep[]>> = {
  'a disk that fills up after a kill between removing the last good file and making another': [
    change,
    { do: 'killAtChange', changes: 5, kept: 1 },
    full(true),
    change,
    change,
    { do: 'end', kept: 1 },
    change,
  ],
  'a kill after a damaged file was set aside, before another was written': [
    change,
    { do: 'damage', part: 0 },
    { do: 'end', kept: 0 },
    { do: 'killAtChange', changes: 0, kept: 1 },
    change,
  ],
  'a last good file that a power cut left older than the file': [
    { do: 'remember', zoom: 2 },
    { do: 'damage', part: 0 },
    change,
    full(true),
    { do: 'end', kept: 0.5 },
    { do: 'killAtChange', changes: 4, kept: 1 },
    change,
  ],
  'a change that is kept after one that could not be': [full(true), { do: 'remember', zoom: 1.5 }, full(false), change],
  'a disk that fills up twice': [full(true), { do: 'remember', zoom: 1 }, full(false), change, full(true), change],
};

test.each(Object.entries(found))('it stays true of %s', async (_what, steps) => {
  expect(await playSettings(steps)).toEqual([]);
});
