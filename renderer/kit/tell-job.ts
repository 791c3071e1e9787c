/** Tells what became of an export wherever the person is by then. Uploads are told where they are listed. */
import type { Job } from '@contract/bridge';
import { bridge } from './bridge';
import { failureText } from './failure-text';
import { formatNumber } from './format/number';
import { notify } from './notify';
import { tell } from './tell';
import { kitText } from './text';

/** One toast per job, replaced by its next; a person's own Cancel says nothing. */
export const tellJob = (job: Job): void => {
  if (job.kind !== 'export') return;
  const id = `job-${job.id}`;
  if (job.state === 'done' && job.file)
    notify({
      id,
      intent: 'success',
      title: kitText('jobs.exportDone', { title: job.title }),
      body: kitText('jobs.exportDoneBody', {
        name: job.file.name,
        rows: kitText('list.rows', { count: job.done, rows: formatNumber(job.done) }),
      }),
      actions: [
        {
          label: kitText('actions.showInFolder'),
          run: () => void bridge().files.showInFolder({ job: job.id }).then(tell),
        },
      ],
    });
  else if (job.state === 'failed' && job.failure) {
    const { title, body, next } = failureText(job.failure);
    notify({ id, intent: 'error', title, body: `${body} ${next}`.trim() });
  }
};
