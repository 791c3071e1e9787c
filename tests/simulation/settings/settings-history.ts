/**
 * The settings file in histories of changes, kills, power cuts, full disks, damage and updates of the app: a setting that was
 * saved stays, one that was not is said, and nothing is ever reset while a file can be read.
 */
import './settings-disk';
import fc from 'fast-check';
import { createSettings, type Settings } from '../../../main/settings/settings';
import { checkHistories, type Report, type Simulation } from '../run';
import * as disk from './settings-disk';

/** A change, by its number: several settings at once, which must never be of two changes. */
const valuesOf = (change: number) => ({ gateName: `gate ${change}`, scanVolume: change });

/** The change that a whole file has. */
const changeIn = (text: string): number =>
  Number(text.trimEnd().endsWith('}') ? /"gate (\d+)"/.exec(text)?.[1] : 0) || 0;

const kept = fc.constantFrom(0, 0.5, 0.9, 1);
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('change' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('remember' as const), zoom: fc.constantFrom(1, 1.5, 2) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('end' as const), kept }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('killAtChange' as const), changes: fc.nat({ max: 9 }), kept }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('full' as const), isFull: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('damage' as const), part: fc.constantFrom(0, 0.3, 0.9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('updateApp' as const) }) },
);
export type SettingsStep = typeof step extends fc.Arbitrary<infer T> ? T : never;
const settingsHistories = fc.array(step, { minLength: 1, maxLength: 16, size: 'max' });

/** How often settings were saved, and found again after a start. */
export interface SettingsTally {
  saved: number;
  starts: number;
}

export const playSettings = async (
  steps: readonly SettingsStep[],
  tally: SettingsTally = { saved: 0, starts: 0 },
): Promise<readonly string[]> => {
  disk.reset();
  const problems: string[] = [];
  const report = (text: string): void => void problems.push(text);
  let change = 0;
  /** The oldest change that the next start may have: that of which the person knows, or the one before a power cut. */
  let known = 0;
  let oldest = 0;
  let isDamaged = false;
  /** Whether this run of the app has said that settings are not kept, which it says once until they are. */
  let isSaid = false;
  /** What newer versions of the app have added to the file, if it was there. */
  let added: string | undefined;
  let settings: Settings = createSettings(disk.settingsFolder);

  const judgeView = (): void => {
    tally.starts += 1;
    const { gateName, scanVolume, notice } = settings.read();
    const found = gateName === '' ? 0 : Number(gateName.slice('gate '.length));
    if (found > 0 && scanVolume !== found) report(`settings of two changes: ${found} and ${scanVolume}`);
    if (!(found >= oldest && found <= change)) report(`change ${found} is back, and ${known} was saved`);
    if (notice === 'reset' && known > 0) report('the settings were reset');
    [known, oldest, isDamaged] = [found, isDamaged ? 0 : found, false];
  };
  const restart = (part: number): void => {
    // The disk may lose the names that were given last: then an earlier file is there, and whole.
    if (part < 1)
      oldest = known = changeIn(disk.durableText('settings.json')) || changeIn(disk.durableText('settings.good.json'));
    disk.endProcess(part);
    settings = createSettings(disk.settingsFolder);
    isSaid = false;
    judgeView();
  };
  const judgeFile = (): void => {
    const text = disk.textOf('settings.json');
    if (added !== undefined && text !== undefined && !text.includes(added))
      report('what a newer version stored is gone from the file');
  };

  let atKill = 1;
  for (const one of steps) {
    if (one.do === 'change') {
      change += 1;
      const changed = await settings.change(valuesOf(change));
      if (disk.isDead()) {
        restart(atKill);
        continue;
      }
      const isKept = changeIn(disk.textOf('settings.json') ?? '') === change;
      const isSaidNow = changed.ok && changed.value.notice === 'not-kept';
      isSaid ||= isSaidNow;
      if (isKept && isSaidNow) report(`change ${change} was said to be not kept`);
      if (isKept) isSaid = false;
      if (!isKept && !isSaid) report(`change ${change} is not in the file, and nothing was said`);
      if (!isKept) continue;
      tally.saved += 1;
      [known, oldest] = [change, change];
      judgeFile();
    } else if (one.do === 'remember') {
      settings.remember({ zoom: one.zoom });
      await settings.flush();
      if (disk.isDead()) restart(atKill);
    } else if (one.do === 'end') {
      if (one.kept === 1) await settings.flush();
      if (disk.isDead()) restart(atKill);
      else restart(one.kept);
    } else if (one.do === 'killAtChange') {
      disk.killAfter(one.changes);
      atKill = one.kept;
    } else if (one.do === 'full') {
      disk.setFull(one.isFull);
    } else if (one.do === 'damage') {
      const text = disk.textOf('settings.json');
      const good = disk.textOf('settings.good.json');
      // Only while the last good file is there: otherwise there is nothing to go back to.
      if (text === undefined || good === undefined) continue;
      await settings.flush();
      if (!disk.isDead()) disk.replaceText('settings.json', text.slice(0, Math.floor(text.length * one.part)));
      isDamaged = true;
      oldest = 0;
      added = undefined;
      restart(1);
    } else {
      await settings.flush();
      const text = disk.isDead() ? undefined : disk.textOf('settings.json');
      // A file that was cut short by a full disk, with nothing before it, can't be read by any version.
      if (text?.trimEnd().endsWith('}')) {
        added = `"weather${change}"`;
        disk.replaceText('settings.json', text.replace('{', `{${added}:1,`));
      }
      restart(1);
      judgeFile();
    }
  }
  return problems;
};

export const simulateSettings = async (simulation: Simulation): Promise<Report & { readonly tally: SettingsTally }> => {
  const tally: SettingsTally = { saved: 0, starts: 0 };
  const report = await checkHistories(
    simulation,
    settingsHistories,
    (steps) => playSettings(steps, tally),
    (steps) => steps,
    ' --settings',
  );
  return { ...report, tally };
};
