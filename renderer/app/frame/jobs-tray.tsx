import { Button } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { lazy } from 'react';
import { Counted } from '../../kit/float/counted';
import { Opener } from '../../kit/float/opener';
import { isOver, useJobs } from '../../kit/jobs';
import { useText } from '../../kit/text';
import { closeOverlay, openOverlay, useOverlay } from './overlay';

const load = () => import('./jobs-panel');
const JobsPanel = lazy(async () => ({ default: (await load()).JobsPanel }));

/** Exports and uploads of this run: how far they are, and what became of them. */
export const JobsTray = () => {
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
            <Counted count={running}>
              <ArrowDownloadRegular />
            </Counted>
          }
        />
      }
    >
      {(floating) => <JobsPanel {...floating} />}
    </Opener>
  );
};
