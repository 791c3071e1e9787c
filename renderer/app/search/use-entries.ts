import { type Ability, allows } from '@contract/ability';
import type { Job } from '@contract/bridge';
import { ArrowDownloadRegular, ArrowUploadRegular } from '@fluentui/react-icons';
import { useMemo } from 'react';
import type { Area } from '../../kit/area/area';
import type { Values } from '../../kit/area/field';
import { useCall } from '../../kit/bridge/use-call';
import { type Text, useText } from '../../kit/format/text';
import { useJobs } from '../../kit/stores/jobs';
import { useAbility } from '../../kit/stores/session';
import { useDebouncedValue } from '../../kit/ui/use-debounced-value';
import { progressText } from '../frame/job-line';
import { accessibleAreas, pagesOf, titleOf, type Visible } from '../site-map';
import type { Entry } from './search-index';

/** Pages that the user may open. */
const pageEntries = (all: readonly Area[], visible: Visible, text: Text): readonly Entry[] =>
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

const fileEntry = (job: Job, text: Text): Entry => ({
  id: `file:${job.id}`,
  group: 'files',
  title: job.file?.name ?? job.title,
  detail: progressText(job, text),
  icon: job.kind === 'export' ? ArrowDownloadRegular : ArrowUploadRegular,
  target: { job },
});

const joinValues = (values: Values, keys: readonly string[]): string =>
  keys
    .map((key) => values[key])
    .filter((value): value is string => typeof value === 'string' && value !== '')
    .join(' ');

/** A contact as an entry; undefined without a name or an id. */
const contactEntry = (area: Area, values: Values, detailKeys: readonly string[]): Entry | undefined => {
  const id = values.id;
  const title =
    joinValues(values, ['firstName', 'lastName']) || joinValues(values, ['fullName']) || joinValues(values, ['email']);
  if (!title || (typeof id !== 'string' && typeof id !== 'number')) return undefined;
  return {
    id: `contact:${area.name}:${id}`,
    group: 'contacts',
    title,
    detail: joinValues(values, detailKeys),
    icon: area.icon,
    target: { path: `${area.path}/${encodeURIComponent(id)}` },
  };
};

/** Milliseconds without typing before a request, so that there is one per word and not one per letter. */
const debounceMs = 180;

const areaWithList = (all: readonly Area[], list: string, ability: Ability): Area | undefined =>
  all.find((area) => area.type === 'resource' && area.list === list && area.detail && allows(ability, area.needs));

/** Visitors and track contacts that the server finds, if the user may read them. */
const useContacts = (all: readonly Area[], query: string): { readonly entries: readonly Entry[]; busy: boolean } => {
  const ability = useAbility();
  const q = useDebouncedValue(query.trim(), debounceMs);
  const visitors = areaWithList(all, 'visitor.list', ability);
  const contacts = areaWithList(all, 'trackContact.list', ability);
  const input = { q, page: 1, perPage: 4 };
  const isSearching = q.length >= 2;
  const foundVisitors = useCall('visitor.search', input, { enabled: isSearching && visitors !== undefined });
  const foundContacts = useCall('trackContact.list', input, { enabled: isSearching && contacts !== undefined });
  const entries = [
    ...(visitors && isSearching ? (foundVisitors.value?.rows ?? []) : []).map(
      (row) => visitors && contactEntry(visitors, row, ['email']),
    ),
    ...(contacts && isSearching ? (foundContacts.value?.rows ?? []) : []).map(
      (row) => contacts && contactEntry(contacts, row, ['designation', 'trackName']),
    ),
  ].filter((entry) => entry !== undefined);
  return { entries, busy: foundVisitors.busy || foundContacts.busy };
};

export interface Entries {
  /** Matched in the app, on every key press. */
  readonly local: readonly Entry[];
  /** Matched by the server. */
  readonly fromServer: readonly Entry[];
  readonly busy: boolean;
}

export const useEntries = (all: readonly Area[], samples: boolean, query: string): Entries => {
  const text = useText('app');
  const ability = useAbility();
  const jobs = useJobs((state) => state.jobs);
  const { entries, busy } = useContacts(all, query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts do not change while the search is open
  const local = useMemo(
    () => [...pageEntries(all, { ability, samples }, text), ...jobs.map((job) => fileEntry(job, text))],
    [all, ability, samples, jobs],
  );
  return { local, fromServer: entries, busy };
};
