import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { lazy } from 'react';
import { Opener } from '../../kit/float/opener';
import { isOver, useJobs } from '../../kit/jobs';
import { useText } from '../../kit/text';
import { closeOverlay, openOverlay, useOverlay } from './overlay';

const load = () => import('./jobs-panel');
const JobsPanel = lazy(async () => ({ default: (await load()).JobsPanel }));

const useStyles = makeStyles({
  opener: { position: 'relative' },
  badge: {
    position: 'absolute',
    insetBlockStart: '-5px',
    insetInlineEnd: '-6px',
    minWidth: '8px',
    paddingInline: '3px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: '10px',
    lineHeight: '14px',
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'center',
  },
});

/** Exports and uploads of this run: how far they are, and what became of them. */
export const JobsTray = () => {
  const styles = useStyles();
  const text = useText('app');
  const running = useJobs((state) => state.jobs.filter((job) => !isOver(job)).length);
  const open = useOverlay((state) => state.open === 'jobs');
  return (
    <Opener
      opens="dialog"
      open={open}
      onOpenChange={(wanted) => (wanted ? openOverlay('jobs') : closeOverlay())}
      load={load}
      hint={running > 0 ? text('jobs.open', { count: running }) : text('jobs.title')}
      button={
        <Button
          appearance="subtle"
          icon={
            <span className={styles.opener}>
              <ArrowDownloadRegular />
              {running > 0 && <span className={styles.badge}>{running}</span>}
            </span>
          }
        />
      }
    >
      {(floating) => <JobsPanel {...floating} />}
    </Opener>
  );
};
