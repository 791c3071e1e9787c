import type { Job } from '@contract/bridge';
import { Button, makeStyles, ProgressBar, Tooltip, tokens } from '@fluentui/react-components';
import {
  ArrowClockwiseRegular,
  ArrowDownloadRegular,
  ArrowUploadRegular,
  DismissRegular,
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
        {!isOver(job) && (
          <Tooltip content={text('cancel', { title })} relationship="label">
            <Button
              appearance="subtle"
              size="small"
              icon={<DismissRegular />}
              onClick={() => void bridge().files.cancel(params).then(notifyFailure)}
            />
          </Tooltip>
        )}
        {job.kind === 'upload' && (job.state === 'failed' || job.state === 'cancelled') && (
          <Tooltip content={text('retry', { title })} relationship="label">
            <Button
              appearance="subtle"
              size="small"
              icon={<ArrowClockwiseRegular />}
              onClick={() => void bridge().files.retry(params).then(notifyFailure)}
            />
          </Tooltip>
        )}
        {job.kind === 'export' && job.state === 'done' && !job.day && (
          <Tooltip content={text('openFile', { title })} relationship="label">
            <Button
              appearance="subtle"
              size="small"
              icon={<OpenRegular />}
              onClick={() => void bridge().exports.open(params).then(notifyFailure)}
            />
          </Tooltip>
        )}
        {job.kind === 'export' && job.state === 'done' && (
          <Tooltip content={text('show', { title })} relationship="label">
            <Button
              appearance="subtle"
              size="small"
              icon={<FolderOpenRegular />}
              onClick={() => void bridge().files.showInFolder(params).then(notifyFailure)}
            />
          </Tooltip>
        )}
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
