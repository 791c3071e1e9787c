/** One of the day's files in the dialog: its check box, and how its saving goes. */
import type { Job } from '@contract/bridge';
import { Checkbox, makeStyles, mergeClasses, ProgressBar, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { failureLine } from '../../../kit/feedback/failure-text';
import { cellsText } from '../../../kit/feedback/notify-job';
import { jobCopyText } from '../../../kit/format/copy-text';
import { formatNumber } from '../../../kit/format/number';
import { type Text, useText } from '../../../kit/format/text';
import type { ComputedFile } from './day-file';
import type { DayFileName } from './server-files';

const useStyles = makeStyles({
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(180px, 1fr) minmax(0, 2fr)',
    columnGap: '12px',
    alignItems: 'center',
    minBlockSize: '32px',
  },
  state: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  failed: { color: tokens.colorStatusDangerForeground1 },
  saved: { color: tokens.colorStatusSuccessForeground1 },
  bar: { marginBlockStart: '4px' },
});

const noteText = (job: Job, text: Text): string => {
  const { note } = job;
  if (!note) return '';
  if (note.kind === 'copy') return jobCopyText(job);
  if (note.kind === 'cells') return cellsText(note);
  return note.kind === 'fewer'
    ? text('day.notes.fewer', { expected: formatNumber(note.expected) })
    : text(`day.notes.${note.kind}`);
};

/** "Saved, 212 rows", with what the person should know about the rows. */
const jobText = (job: Job, text: Text): string => {
  const rows = { count: job.done, rows: formatNumber(job.done) };
  if (job.state === 'done') return [text('day.state.saved', rows), noteText(job, text)].filter(Boolean).join(' ');
  if (job.state === 'running') return text('day.state.running', rows);
  return text(`day.state.${job.state}`);
};

const computedText = ({ progress, file }: ComputedFile, text: Text): string => {
  if (file) return '';
  if (!progress) return text('day.state.reading');
  return text('day.state.computing', { done: formatNumber(progress.done), total: formatNumber(progress.total) });
};

interface LineProps {
  readonly name: DayFileName;
  readonly isChosen: boolean;
  /** Undefined once the saving has begun. */
  readonly onChoose: ((isChosen: boolean) => void) | undefined;
  readonly computed: ComputedFile | undefined;
  readonly job: Job | undefined;
  /** Whether main has not got the file yet. */
  readonly isUnsent: boolean;
  /** Whether main did not begin the file; the dialog says why. */
  readonly isRefused: boolean;
  /** Whether it was canceled before main got it. */
  readonly isCanceled: boolean;
}

export const DayFileLine = (props: LineProps): ReactNode => {
  const { name, isChosen, onChoose, computed, job, isUnsent, isRefused, isCanceled } = props;
  const styles = useStyles();
  const text = useText('desk');
  const title = text(`day.files.${name}`);
  const shown = isUnsent || isRefused || isCanceled ? undefined : job;
  const failure = shown
    ? shown.state === 'cancelled'
      ? undefined
      : shown.failure
    : isChosen && !isCanceled && computed?.failure;
  const waiting = isChosen && computed ? computedText(computed, text) : '';
  const remarks = shown?.state === 'done' ? (computed?.file?.remarks ?? []) : [];
  const unbegun = isCanceled ? text('day.state.cancelled') : isRefused ? text('day.state.failed') : undefined;
  const words = unbegun ?? (shown ? jobText(shown, text) : waiting);
  const isRunning = shown?.state === 'running';
  return (
    <li className={styles.line}>
      {onChoose ? (
        <Checkbox label={title} checked={isChosen} onChange={(_, { checked }) => onChoose(checked === true)} />
      ) : (
        <span>{title}</span>
      )}
      <div
        className={mergeClasses(
          styles.state,
          shown?.state === 'done' && styles.saved,
          (failure || isRefused) && styles.failed,
        )}
      >
        {failure ? failureLine(failure) : [words, ...remarks].join(' ')}
        {isRunning ? (
          <ProgressBar
            className={styles.bar}
            aria-label={title}
            {...(shown.total ? { value: Math.min(1, shown.done / shown.total) } : {})}
          />
        ) : undefined}
      </div>
    </li>
  );
};
