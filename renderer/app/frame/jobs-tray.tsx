import { Button } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { lazy, Suspense } from 'react';
import { useText } from '../../kit/format/text';
import { LazyPopover } from '../../kit/popover/lazy-popover';
import { isOver, useJobs } from '../../kit/stores/jobs';
import { CountBadge } from '../../kit/ui/count-badge';
import { closeOverlay, openOverlay, useOverlay } from './overlay';

const load = () => import('./jobs-panel');
const RecentExportsDialog = lazy(async () => ({
  default: (await import('../../kit/export/recent-exports-dialog')).RecentExportsDialog,
}));
const JobsPanel = lazy(async () => ({ default: (await load()).JobsPanel }));

/** Exports and uploads of this run, with progress and results. */
export const JobsTray = () => {
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
      <LazyPopover
        popup="dialog"
        open={overlay === 'jobs'}
        onOpenChange={(open) => (open ? openOverlay('jobs') : closeOverlay())}
        load={load}
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
      >
        {(floating) => <JobsPanel {...floating} />}
      </LazyPopover>
    </>
  );
};
