import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useText } from '../../kit/format/text';
import type { PopoverControl } from '../../kit/popover/lazy-popover';
import { PopoverPanel } from '../../kit/popover/popover-panel';
import { useJobs } from '../../kit/stores/jobs';
import { lineAbove, lineBelow } from './hairlines';
import { JobLine } from './job-line';
import { openOverlay } from './overlay';

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
export const JobsPanel = (floating: PopoverControl) => {
  const styles = useStyles();
  const text = useText('jobs');
  const jobs = useJobs((state) => state.jobs);
  return (
    <PopoverPanel {...floating} className={styles.surface} label={text('app:jobs.title')}>
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
    </PopoverPanel>
  );
};
