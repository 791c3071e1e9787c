/**
 * The work of a session that goes on in the background, from the events that main sends to the page: exports, a day's
 * files, uploads and the preparing of events. Files of one day, and uploads at the same time, count as one work.
 */
import type { BridgeEvent, Job, PackView } from '@contract/bridge';

export interface Work {
  readonly kind: 'export' | 'day' | 'uploads' | 'pack';
  /** What a person calls it: the list, the folder, the event; empty for uploads. */
  readonly name: string;
  readonly state: 'active' | 'done' | 'failed' | 'cancelled';
  /** From 0 to 1; undefined while nobody knows how much there is. */
  readonly progress: number | undefined;
  /** A job that belongs to it; the manifest's for a day's files. */
  readonly job?: string;
  readonly amount: number;
}

const isActive = ({ state }: Pick<Job, 'state'>): boolean => state === 'waiting' || state === 'running';
const stateOf = (job: Job): Work['state'] => {
  if (isActive(job)) return 'active';
  return job.state === 'cancelled'
    ? 'cancelled'
    : job.state === 'failed' || job.state === 'unknown'
      ? 'failed'
      : 'done';
};
const share = (done: number, total: number | undefined): number | undefined =>
  total === undefined || total === 0 ? undefined : Math.min(1, done / total);
const progressOf = (job: Job): number | undefined =>
  isActive(job) ? (job.state === 'waiting' ? 0 : share(job.done, job.total)) : 1;

const worst = (states: readonly Work['state'][]): Work['state'] =>
  (['active', 'failed', 'done'] as const).find((state) => states.includes(state)) ?? 'cancelled';

const average = (parts: readonly (number | undefined)[]): number | undefined => {
  const known = parts.filter((part) => part !== undefined);
  return known.length < parts.length
    ? undefined
    : known.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length);
};

const ofJobs = (kind: Work['kind'], jobs: readonly Job[]): Work => {
  const manifest = jobs.find(({ day }) => day?.file === 'manifest' && !day.isPartial);
  const [first] = jobs;
  const named = manifest ?? (kind === 'uploads' ? undefined : first);
  return {
    kind,
    name: kind === 'uploads' ? '' : (first?.day?.folder.name ?? first?.title ?? ''),
    // The files of a day are over with their manifest.
    state:
      kind === 'day' && !manifest?.file && !jobs.some((job) => job.day?.file === 'manifest')
        ? 'active'
        : worst(jobs.map(stateOf)),
    progress: average(jobs.map(progressOf)),
    amount:
      kind === 'export'
        ? (first?.done ?? 0)
        : jobs.filter((job) => job.state === 'done' && job.day?.file !== 'manifest').length,
    ...(named ? { job: named.id } : {}),
  };
};

const ofPack = ({ event, state, parts }: PackView): Work => ({
  kind: 'pack',
  name: event.name,
  state: state === 'running' ? 'active' : state === 'ready' ? 'done' : state === 'stopped' ? 'cancelled' : 'failed',
  progress: average(parts.map(({ done, total }) => share(done, total))),
  amount: 0,
});

const keyOf = (job: Job): readonly [string, Work['kind']] => {
  if (job.day) return [`day ${job.day.folder.id}`, 'day'];
  return job.kind === 'upload' ? ['uploads', 'uploads'] : [job.id, 'export'];
};

/** `onChange` gets each work that was active before or is now. */
export const createBackgroundWork = (onChange: (key: string, work: Work) => void) => {
  const groups = new Map<string, Map<string, Job>>();
  const active = new Map<string, Work>();

  const report = (key: string, work: Work): void => {
    if (work.state === 'active') active.set(key, work);
    else active.delete(key);
    onChange(key, work);
  };
  /** Ends work of which no more events come. It counts as cancelled, because nobody knows that it failed. */
  const endWhere = (isGone: (key: string, work: Work) => boolean): void => {
    for (const [key, work] of [...active]) if (isGone(key, work)) report(key, { ...work, state: 'cancelled' });
  };
  return {
    follow(event: BridgeEvent): void {
      if (event.type === 'job') {
        const [key, kind] = keyOf(event.job);
        const jobs = groups.get(key) ?? new Map<string, Job>();
        groups.set(key, jobs);
        jobs.set(event.job.id, event.job);
        const work = ofJobs(kind, [...jobs.values()]);
        if (work.state !== 'active') groups.delete(key);
        report(key, work);
      } else if (event.type === 'offline') {
        const packs = new Map(event.view.packs.map((pack) => [`pack ${pack.event.id}`, ofPack(pack)]));
        for (const [key, work] of packs) if (work.state === 'active' || active.has(key)) report(key, work);
        endWhere((key, { kind }) => kind === 'pack' && !packs.has(key));
      }
    },
    /** The jobs were forgotten, and tell of no end. */
    forgetJobs(): void {
      groups.clear();
      endWhere((_key, { kind }) => kind !== 'pack');
    },
  };
};
