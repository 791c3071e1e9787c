import type { Job } from '@contract/bridge';
import type { Result } from '@contract/failure';
import { Button, makeStyles, ProgressBar, Tooltip, tokens } from '@fluentui/react-components';
import {
  ArrowClockwiseRegular,
  ArrowDownloadRegular,
  ArrowUploadRegular,
  DismissRegular,
  type FluentIcon,
  FolderOpenRegular,
  OpenRegular,
} from '@fluentui/react-icons';
import { lazy, Suspense } from 'react';
import { bridge } from '../../../kit/bridge/bridge';
import { failureLine } from '../../../kit/feedback/failure-text';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { jobCopyText } from '../../../kit/format/copy-text';
import { progressText } from '../../../kit/format/progress-text';
import { renamedText } from '../../../kit/format/renamed-text';
import { useText } from '../../../kit/format/text';
import { ButtonPanel } from '../../../kit/popover/button-panel';
import { isOver, useJobs } from '../../../kit/stores/jobs';
import { CountBadge } from '../../../kit/ui/count-badge';
import { lineAbove, lineBelow } from '../../../kit/ui/hairlines';
import { closeOverlay, openOverlay, useOverlay } from '../../commands/overlay';

const useLineStyles = makeStyles({
  line: {
    display: 'grid',
    gridTemplateColumns: '20px 1fr auto',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    alignItems: 'center',
    paddingBlock: tokens.spacingVerticalM,
    paddingInline: tokens.spacingHorizontalL,
    ':not(:last-child)': { ...lineBelow },
  },
  icon: { fontSize: '20px', color: tokens.colorNeutralForeground3 },
  words: { minWidth: 0, display: 'grid' },
  title: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  state: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  failed: { fontSize: tokens.fontSizeBase200, color: tokens.colorStatusDangerForeground1 },
  progress: { gridColumn: '2 / 4' },
});

/** One export or upload, with its actions. */
const JobLine = ({ job }: { readonly job: Job }) => {
  const styles = useLineStyles();
  const text = useText('jobs');
  const Icon = job.kind === 'export' ? ArrowDownloadRegular : ArrowUploadRegular;
  const title = job.file?.name ?? job.title;
  const params = { job: job.id };
  const isSaved = job.kind === 'export' && job.state === 'done';
  const button = (name: string, ActionIcon: FluentIcon, run: () => Promise<Result<unknown>>) => (
    <Tooltip content={text(name, { title })} relationship="label">
      <Button appearance="subtle" size="small" icon={<ActionIcon />} onClick={() => void run().then(notifyFailure)} />
    </Tooltip>
  );
  return (
    <li className={styles.line}>
      <Icon className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <span className={styles.title} title={title} dir="auto">
          {title}
        </span>
        {job.failure && job.state !== 'cancelled' && job.state !== 'queued' ? (
          <span className={styles.failed}>{failureLine(job.failure)}</span>
        ) : (
          <span className={styles.state}>
            {[progressText(job, text), jobCopyText(job), renamedText(job)].filter(Boolean).join('. ')}
          </span>
        )}
      </div>
      <div>
        {!isOver(job) && button('cancel', DismissRegular, () => bridge().files.cancel(params))}
        {job.kind === 'upload' &&
          (job.state === 'failed' || job.state === 'cancelled') &&
          button('retry', ArrowClockwiseRegular, () => bridge().files.retry(params))}
        {isSaved && !job.day && button('openFile', OpenRegular, () => bridge().exports.open(params))}
        {isSaved && button('show', FolderOpenRegular, () => bridge().files.showInFolder(params))}
      </div>
      {job.state === 'running' && (
        <ProgressBar
          className={styles.progress}
          aria-label={title}
          {...(job.total ? { value: Math.min(1, job.done / job.total) } : {})}
        />
      )}
    </li>
  );
};

const RecentExportsDialog = lazy(async () => ({
  default: (await import('../../../kit/export/recent-exports-dialog')).RecentExportsDialog,
}));

const useStyles = makeStyles({
  surface: { padding: 0, width: '380px', maxWidth: 'calc(100vw - 32px)' },
  heading: {
    margin: 0,
    padding: tokens.spacingHorizontalL,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    ...lineBelow,
  },
  list: { margin: 0, padding: 0, listStyleType: 'none', maxHeight: '50vh', overflowY: 'auto' },
  foot: { padding: tokens.spacingHorizontalS, ...lineAbove },
  none: { margin: 0, padding: tokens.spacingHorizontalL, color: tokens.colorNeutralForeground3 },
});

/** The list of the jobs of this run. */
const JobList = () => {
  const styles = useStyles();
  const text = useText('jobs');
  const jobs = useJobs((state) => state.jobs);
  return (
    <>
      <h2 className={styles.heading}>{text('app:jobs.title')}</h2>
      {jobs.length === 0 ? (
        <p className={styles.none}>{text('none')}</p>
      ) : (
        <ul className={styles.list}>
          {jobs.map((job) => (
            <JobLine key={job.id} job={job} />
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <Button appearance="transparent" size="small" onClick={() => openOverlay('recent-exports')}>
          {text('recent')}
        </Button>
      </div>
    </>
  );
};

/** Exports and uploads of this run, with progress and results. */
export const JobsTray = () => {
  const styles = useStyles();
  const text = useText('app');
  const running = useJobs((state) => state.jobs.filter((job) => !isOver(job)).length);
  const overlay = useOverlay((state) => state.open);
  return (
    <>
      {overlay === 'recent-exports' ? (
        <Suspense>
          <RecentExportsDialog onClose={closeOverlay} />
        </Suspense>
      ) : undefined}
      <ButtonPanel
        open={overlay === 'jobs'}
        onOpenChange={(open) => (open ? openOverlay('jobs') : closeOverlay())}
        tooltip={running > 0 ? text('jobs.open', { count: running }) : text('jobs.title')}
        button={
          <Button
            appearance="subtle"
            icon={
              <CountBadge count={running}>
                <ArrowDownloadRegular />
              </CountBadge>
            }
          />
        }
        className={styles.surface}
        label={text('jobs.title')}
      >
        <JobList />
      </ButtonPanel>
    </>
  );
};
