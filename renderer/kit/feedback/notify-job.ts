/** Shows the result of an export as a toast on any screen. The upload list shows those of uploads, but for a changed name. */
import type { Job, WindowBridge } from '@contract/bridge';
import { changesSinceText } from '../format/changes-text';
import { jobCopyText } from '../format/copy-text';
import { formatNumber } from '../format/number';
import { renamedText } from '../format/renamed-text';
import { kitText } from '../format/text';
import { failureText } from './failure-text';
import { notify } from './notify';
import { notifyFailure } from './notify-failure';

/** What an Excel file could not hold of its texts; empty for other jobs. */
export const cellsText = (note: Job['note']): string => {
  if (note?.kind !== 'cells') return '';
  const counts = [
    ['jobs.cellsShortened', note.shortened],
    ['jobs.cellsCleaned', note.cleaned],
  ] as const;
  return counts
    .filter(([, count]) => count > 0)
    .map(([key, count]) => kitText(key, { count, number: formatNumber(count) }))
    .join(' ');
};

const savedText = (job: Job, name: string) => {
  const { title, done, note } = job;
  const fromCopy = jobCopyText(job);
  if (note && 'expected' in note && note.expected !== undefined) {
    const counts = { rows: formatNumber(done), expected: formatNumber(note.expected) };
    return {
      intent: 'warning',
      title: kitText('jobs.exportFewer', { title, ...counts }),
      body: [kitText(fromCopy ? 'jobs.exportFewerCopy' : 'jobs.exportFewerBody', { name }), fromCopy].join(' ').trim(),
    } as const;
  }
  const rows = kitText('list.rows', { count: done, rows: formatNumber(done) });
  const heading = { title: kitText('jobs.exportDone', { title }) };
  const cells = cellsText(note);
  if (cells)
    return {
      ...heading,
      intent: 'warning',
      body: `${kitText('jobs.exportDoneBody', { name, rows })}. ${cells}`,
    } as const;
  return fromCopy
    ? ({
        ...heading,
        intent: 'warning',
        body: `${kitText('jobs.exportDoneBody', { name, rows })}. ${fromCopy}`,
      } as const)
    : ({
        ...heading,
        intent: 'success',
        body: kitText(note?.kind === 'own-rows' ? 'jobs.exportOwnRowsBody' : 'jobs.exportDoneBody', { name, rows }),
      } as const);
};

const withChanges = <T extends { readonly body: string }>(shown: T, { changes }: Job): T =>
  changes
    ? { ...shown, body: kitText('jobs.exportChanges', { saved: shown.body, changes: changesSinceText(changes) }) }
    : shown;

const folderText = ({ done, total = done, day }: Job) => ({
  intent: done < total ? ('warning' as const) : ('success' as const),
  title: kitText('jobs.dayDone', { folder: day?.folder.name ?? '' }),
  body: kitText(done < total ? 'jobs.dayPartBody' : 'jobs.dayDoneBody', {
    count: total,
    saved: formatNumber(done),
    files: formatNumber(total),
  }),
});

/**
 * One toast per job, which later states replace; none if the user cancelled the job. A day's files have one for all,
 * when their last manifest is written.
 */
export const notifyJob = (job: Job, { exports, files }: Pick<WindowBridge, 'exports' | 'files'>): void => {
  const renamed = renamedText(job);
  if (renamed && job.state === 'done') notify({ id: `job-${job.id}`, intent: 'info', title: job.title, body: renamed });
  if (job.kind !== 'export') return;
  if (job.day && (job.day.file !== 'manifest' || job.day.isPartial)) return;
  const id = `job-${job.id}`;
  if (job.state === 'done' && job.file)
    notify({
      id,
      ...(job.day ? folderText(job) : withChanges(savedText(job, job.file.name), job)),
      actions: [
        ...(job.day
          ? []
          : [
              {
                label: kitText('actions.openFile'),
                run: () => void exports.open({ job: job.id }).then(notifyFailure),
              },
            ]),
        {
          label: kitText('actions.showInFolder'),
          run: () => void files.showInFolder({ job: job.id }).then(notifyFailure),
        },
      ],
    });
  else if ((job.state === 'failed' || job.state === 'unknown') && job.failure) {
    const { title, body, next } = failureText(job.failure);
    notify({ id, intent: 'error', title, body: `${body} ${next}`.trim() });
  }
};
