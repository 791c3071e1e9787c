/** What the palette finds in the app itself: recent records, pages, settings and files. */
import { type Ability, allows } from '@contract/ability';
import type { Job } from '@contract/bridge';
import { ArrowDownloadRegular, ArrowUploadRegular, SettingsRegular } from '@fluentui/react-icons';
import { useMemo } from 'react';
import { settingNames } from '../../features/settings/setting-names';
import type { Area } from '../../kit/area/area';
import { i18n, type Text, useText } from '../../kit/format/text';
import { useJobs } from '../../kit/stores/jobs';
import { type RecentRecord, useRecentRecords } from '../../kit/stores/recent-records';
import { useAbility, useSession } from '../../kit/stores/session';
import { useSettings, useToggle } from '../../kit/stores/settings';
import { progressText } from '../frame/job-line';
import { accessibleAreas, pagesOf, titleOf, type Visible } from '../site-map';
import type { PaletteEntry } from './palette-entry';

/** Pages that the user may open. */
const pageEntries = (all: readonly Area[], visible: Visible, text: Text): readonly PaletteEntry[] =>
  accessibleAreas(all, visible)
    .flatMap(pagesOf)
    .filter(({ needs }) => allows(visible.ability, needs))
    .map(({ area, path, title }) => ({
      id: `page:${path}`,
      group: 'pages',
      title: text(title),
      ...(path === area.path ? {} : { detail: text(titleOf(area)) }),
      icon: area.icon,
      target: { path },
    }));

/** Records that the user opened and may still read. */
const recentEntries = (
  all: readonly Area[],
  records: readonly RecentRecord[],
  ability: Ability,
  text: Text,
): readonly PaletteEntry[] =>
  records.flatMap(({ area: name, path, title }) => {
    const area = all.find((one) => one.name === name);
    if (!area || !allows(ability, area.needs) || !path.startsWith(`${area.path}/`)) return [];
    return {
      id: `recent:${path}`,
      group: 'recent',
      title,
      detail: text(titleOf(area)),
      icon: area.icon,
      target: { path },
    };
  });

const fileEntry = (job: Job, text: Text): PaletteEntry => ({
  id: `file:${job.id}`,
  group: 'files',
  title: job.file?.name ?? job.title,
  detail: progressText(job, text),
  icon: job.kind === 'export' ? ArrowDownloadRegular : ArrowUploadRegular,
  target: { job },
});

/** The settings that the screen shows now. */
const useSettingEntries = (): readonly PaletteEntry[] => {
  const text = useText('settings');
  const mode = useSession(({ session }) => session?.mode);
  const hasPolicy = useSettings(({ settings }) => settings?.policy !== undefined);
  return useMemo(
    () =>
      settingNames
        .filter(({ when }) => (when === 'policy' ? hasPolicy : when === undefined || when === mode))
        .map(({ key }) => ({
          id: `setting:${key}`,
          group: 'settings',
          title: text(key),
          ...(i18n.exists(`settings:${key}About`) ? { detail: text(`${key}About`) } : {}),
          icon: SettingsRegular,
          target: { path: `/settings#${key}` },
        })),
    [text, mode, hasPolicy],
  );
};

export const useLocalEntries = (all: readonly Area[]): readonly PaletteEntry[] => {
  const text = useText('app');
  const ability = useAbility();
  const samples = useToggle('showSamples');
  const jobs = useJobs((state) => state.jobs);
  const records = useRecentRecords();
  const settings = useSettingEntries();
  return useMemo(
    () => [
      ...recentEntries(all, records, ability, text),
      ...pageEntries(all, { ability, samples }, text),
      ...settings,
      ...jobs.map((job) => fileEntry(job, text)),
    ],
    [all, records, ability, samples, settings, jobs, text],
  );
};
