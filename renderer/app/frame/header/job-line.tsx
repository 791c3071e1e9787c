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
import { bridge } from '../../../kit/bridge/bridge';
import { failureLine } from '../../../kit/feedback/failure-text';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { jobCopyText } from '../../../kit/format/copy-text';
import { progressText } from '../../../kit/format/progress-text';
import { renamedText } from '../../../kit/format/renamed-text';
import { useText } from '../../../kit/format/text';
import { isOver } from '../../../kit/stores/jobs';
import { lineBelow } from '../../../kit/ui/hairlines';

const useStyles = makeStyles({
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
export const JobLine = ({ job }: { readonly job: Job }) => {
  const styles = useStyles();
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
