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

/** Pages that the person may open. */
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

const words = (values: Values, keys: readonly string[]): string =>
  keys
    .map((key) => values[key])
    .filter((value): value is string => typeof value === 'string' && value !== '')
    .join(' ');

/** A person in words; undefined without a name or an id to open. */
const contactEntry = (area: Area, values: Values, about: readonly string[]): Entry | undefined => {
  const id = values.id;
  const title = words(values, ['firstName', 'lastName']) || words(values, ['fullName']) || words(values, ['email']);
  if (!title || (typeof id !== 'string' && typeof id !== 'number')) return undefined;
  return {
    id: `contact:${area.name}:${id}`,
    group: 'contacts',
    title,
    detail: words(values, about),
    icon: area.icon,
    target: { path: `${area.path}/${encodeURIComponent(id)}` },
  };
};

/** How long nobody types before the server is asked, in milliseconds: once per word, not per letter. */
const pause = 180;

const listing = (all: readonly Area[], list: string, ability: Ability): Area | undefined =>
  all.find((area) => area.type === 'resource' && area.list === list && area.detail && allows(ability, area.needs));

/** People whom the server knows by what was typed: visitors and track contacts, where the person may read them. */
const useContacts = (all: readonly Area[], typed: string): { readonly entries: readonly Entry[]; busy: boolean } => {
  const ability = useAbility();
  const q = useDebouncedValue(typed.trim(), pause);
  const visitors = listing(all, 'visitor.list', ability);
  const contacts = listing(all, 'trackContact.list', ability);
  const query = { q, page: 1, perPage: 4 };
  const asks = q.length >= 2;
  const found = useCall('visitor.search', query, { enabled: asks && visitors !== undefined });
  const others = useCall('trackContact.list', query, { enabled: asks && contacts !== undefined });
  const entries = [
    ...(visitors && asks ? (found.value?.rows ?? []) : []).map(
      (row) => visitors && contactEntry(visitors, row, ['email']),
    ),
    ...(contacts && asks ? (others.value?.rows ?? []) : []).map(
      (row) => contacts && contactEntry(contacts, row, ['designation', 'trackName']),
    ),
  ].filter((entry) => entry !== undefined);
  return { entries, busy: found.busy || others.busy };
};

export interface Entries {
  /** Matched here, as the person types. */
  readonly known: readonly Entry[];
  /** Matched by the server. */
  readonly asked: readonly Entry[];
  readonly busy: boolean;
}

export const useEntries = (all: readonly Area[], samples: boolean, typed: string): Entries => {
  const text = useText('app');
  const ability = useAbility();
  const jobs = useJobs((state) => state.jobs);
  const { entries, busy } = useContacts(all, typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts do not change while the search is open
  const known = useMemo(
    () => [...pageEntries(all, { ability, samples }, text), ...jobs.map((job) => fileEntry(job, text))],
    [all, ability, samples, jobs],
  );
  return { known, asked: entries, busy };
};
