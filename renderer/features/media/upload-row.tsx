/** One upload of the queue: file, progress and actions. */
import type { Job } from '@contract/bridge';
import { formatBytes } from '@contract/format-bytes';
import { Badge, Button, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';
import {
  ArrowClockwiseRegular,
  CopyRegular,
  DismissRegular,
  DocumentPdfRegular,
  ImageRegular,
  VideoRegular,
} from '@fluentui/react-icons';
import type { Tone } from '../../kit/area/field';
import { bridge } from '../../kit/bridge/bridge';
import { copyText } from '../../kit/feedback/copy-text';
import { failureLine } from '../../kit/feedback/failure-text';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { renamedText } from '../../kit/format/renamed-text';
import { useText } from '../../kit/format/text';
import { Picture } from '../../kit/media/picture';
import { alignToPage } from '../../kit/skins/theme';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
    ':last-child': { borderBlockEndStyle: 'none' },
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '40px',
    blockSize: '40px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground3,
    fontSize: '20px',
    overflow: 'hidden',
  },
  picture: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  middle: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS, minInlineSize: 0 },
  line: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS, minInlineSize: 0 },
  name: alignToPage,
  quiet: { color: tokens.colorNeutralForeground3 },
  failure: { color: tokens.colorStatusDangerForeground1 },
  actions: { display: 'flex', columnGap: tokens.spacingHorizontalXS },
});

const tones: Readonly<Record<Job['state'], Tone>> = {
  waiting: 'neutral',
  running: 'brand',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  unknown: 'warning',
  queued: 'warning',
};

const iconOf = (name: string) =>
  /\.(mp4|mov)$/i.test(name) ? <VideoRegular /> : /\.pdf$/i.test(name) ? <DocumentPdfRegular /> : <ImageRegular />;

const textIn = (media: Job['media'], key: string): string | undefined => {
  const word = media?.[key];
  return typeof word === 'string' && word !== '' ? word : undefined;
};

const isPicture = (name: string): boolean => !/\.(mp4|m4v|mov|qt|pdf)$/i.test(name);

const sentName = ({ note, title }: Job): string => (note?.kind === 'renamed' ? note.name : title);

/** For a video or document, only a thumbnail from the server. */
const thumbnailOf = (job: Job): string | undefined =>
  textIn(job.media, 'thumbnailUrl') ?? (isPicture(sentName(job)) ? textIn(job.media, 'url') : undefined);

export const UploadRow = ({ job }: { readonly job: Job }) => {
  const styles = useStyles();
  const text = useText('media');
  const address = textIn(job.media, 'url');
  const thumbnail = thumbnailOf(job);
  const isActive = job.state === 'running' || job.state === 'waiting';

  return (
    <li className={styles.row}>
      <span className={styles.icon} aria-hidden>
        {thumbnail ? (
          <Picture className={styles.picture} url={thumbnail} alt="" fallback={iconOf(sentName(job))} />
        ) : (
          iconOf(sentName(job))
        )}
      </span>
      <div className={styles.middle}>
        <div className={styles.line}>
          <Text weight="semibold" truncate wrap={false} title={job.title} dir="auto" className={styles.name}>
            {job.title}
          </Text>
          <Badge appearance="tint" color={tones[job.state] === 'neutral' ? 'subtle' : toBadgeColor(tones[job.state])}>
            {text(`states.${job.state}`)}
          </Badge>
        </div>
        {isActive && (
          <ProgressBar
            aria-label={text('progress', { name: job.title })}
            {...(job.total ? { value: job.done / job.total } : {})}
          />
        )}
        <Text size={200} className={job.failure && job.state !== 'queued' ? styles.failure : styles.quiet}>
          {job.failure
            ? failureLine(job.failure)
            : job.total
              ? isActive
                ? text('sizeOf', { done: formatBytes(job.done), total: formatBytes(job.total) })
                : formatBytes(job.total)
              : ''}
        </Text>
        {!job.failure && <Text size={200}>{renamedText(job)}</Text>}
      </div>
      <div className={styles.actions}>
        {address && (
          <Button appearance="subtle" icon={<CopyRegular />} onClick={() => copyText(address, job.title)}>
            {text('copyLink')}
          </Button>
        )}
        {isActive && (
          <Button
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={text('cancelOne', { name: job.title })}
            onClick={() => void bridge().files.cancel({ job: job.id })}
          >
            {text('cancel')}
          </Button>
        )}
        {(job.state === 'failed' || job.state === 'cancelled' || job.state === 'unknown') && (
          <Button
            appearance="subtle"
            icon={<ArrowClockwiseRegular />}
            aria-label={text('retryOne', { name: job.title })}
            onClick={() => void bridge().files.retry({ job: job.id }).then(notifyFailure)}
          >
            {text('retry')}
          </Button>
        )}
      </div>
    </li>
  );
};

const toBadgeColor = (tone: Tone) => (tone === 'neutral' ? 'subtle' : tone);
