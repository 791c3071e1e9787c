/** What the palette finds in the app itself: recent records, pages, settings and files. */
import { type Ability, allows } from '@contract/ability';
import type { Job } from '@contract/bridge';
import {
  ArrowDownloadRegular,
  ArrowUploadRegular,
  FilterRegular,
  QuestionCircleRegular,
  SettingsRegular,
} from '@fluentui/react-icons';
import { useEffect, useMemo, useState } from 'react';
import { terms, topics } from '../../features/help/topics';
import { settingNames } from '../../features/settings/parts/setting-names';
import type { Area } from '../../kit/area/area';
import { helpPath } from '../../kit/commands/go-to';
import { enumText } from '../../kit/format/field';
import { fieldName } from '../../kit/format/field-name';
import { joinFacts } from '../../kit/format/join';
import { progressText } from '../../kit/format/progress-text';
import { hasText, loadHelpTexts, type Text, useText } from '../../kit/format/text';
import { emptyState, writeState } from '../../kit/list/data/list-state';
import { viewAddress } from '../../kit/list/data/view-state';
import { useJobs } from '../../kit/stores/jobs';
import { type RecentRecord, useRecentRecords } from '../../kit/stores/recent-records';
import { useAllViews, type ViewsByList, viewsOf } from '../../kit/stores/saved-views';
import { useAbility, useSession } from '../../kit/stores/session';
import { useSettings, useToggle } from '../../kit/stores/settings';
import { accessibleAreas, pagesOf, titleOf, type Visible } from '../areas/site-map';
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

/** The saved views of the lists that the user may open. */
const viewEntries = (readable: readonly Area[], views: ViewsByList, text: Text): readonly PaletteEntry[] =>
  readable.flatMap((area) =>
    viewsOf(views, area.name).map((view) => ({
      id: `page:${area.path}#${view.id}`,
      group: 'pages',
      title: view.name,
      detail: text(titleOf(area)),
      icon: area.icon,
      target: { path: viewAddress(area.path, view), view: view.id },
    })),
  );

/** The words that a list can be filtered by, such as those of a status: no search finds a word that no column shows. */
const filterEntries = (readable: readonly Area[], text: Text): readonly PaletteEntry[] =>
  readable.flatMap((area) =>
    area.type !== 'resource'
      ? []
      : area.columns.flatMap((field) =>
          (Array.isArray(field.filter) ? (field.filter as readonly string[]) : []).map((word): PaletteEntry => {
            const path = `${area.path}${writeState({ ...emptyState, filters: { [field.key]: [word] } })}`;
            return {
              id: `filter:${path}`,
              group: 'filters',
              title: enumText(field, word),
              // The server's word finds it in every language: "cancelled", where the app says "Canceled".
              hidden: word,
              detail: joinFacts(text(titleOf(area)), fieldName(field.key)),
              icon: FilterRegular,
              target: { path },
            };
          }),
        ),
  );

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
          ...(hasText(`settings:${key}About`) ? { detail: text(`${key}About`) } : {}),
          icon: SettingsRegular,
          target: { path: `/settings#${key}` },
        })),
    [text, mode, hasPolicy],
  );
};

/** What the help explains; empty until its texts are loaded. */
const useHelpEntries = (): readonly PaletteEntry[] => {
  const text = useText('help');
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    loadHelpTexts().then(
      () => setLoaded(true),
      () => undefined,
    );
  }, []);
  return useMemo(() => {
    const entry = (id: string, title: string, detail: string): PaletteEntry => ({
      id: `help:${id}`,
      group: 'help',
      title,
      detail,
      icon: QuestionCircleRegular,
      target: { path: `${helpPath}#${id}` },
    });
    if (!isLoaded) return [];
    return [
      ...topics.map(({ id }) => entry(`topic-${id}`, text(`topics.${id}.title`), text('sections.topics'))),
      ...terms.map((id) => entry(`term-${id}`, text(`terms.${id}.word`), text('sections.terms'))),
    ];
  }, [isLoaded, text]);
};

export const useLocalEntries = (all: readonly Area[]): readonly PaletteEntry[] => {
  const text = useText('app');
  const ability = useAbility();
  const samples = useToggle('showSamples');
  const jobs = useJobs((state) => state.jobs);
  const jobsText = useText('jobs');
  const records = useRecentRecords();
  const views = useAllViews();
  const settings = useSettingEntries();
  const help = useHelpEntries();
  return useMemo(
    () => [
      ...recentEntries(all, records, ability, text),
      ...pageEntries(all, { ability, samples }, text),
      ...viewEntries(accessibleAreas(all, { ability, samples }), views, text),
      ...filterEntries(accessibleAreas(all, { ability, samples }), text),
      ...settings,
      ...help,
      ...jobs.map((job) => fileEntry(job, jobsText)),
    ],
    [all, records, views, ability, samples, settings, help, jobs, text, jobsText],
  );
};
