import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { lazy, Suspense } from 'react';
import { useText } from '../../../kit/format/text';
import { ButtonPanel } from '../../../kit/popover/button-panel';
import { isOver, useJobs } from '../../../kit/stores/jobs';
import { CountBadge } from '../../../kit/ui/count-badge';
import { lineAbove, lineBelow } from '../../../kit/ui/hairlines';
import { closeOverlay, openOverlay, useOverlay } from '../../commands/overlay';
import { JobLine } from './job-line';

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
