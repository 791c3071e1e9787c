/** "Delay…", on the desk and on the schedule of an event. */
import { Button } from '@fluentui/react-components';
import { ClockRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCommand } from '../../kit/commands/command';
import { pendingPlaceholder } from '../../kit/feedback/pending-placeholder';
import { useText } from '../../kit/format/text';
import type { EventReference } from '../../kit/stores/current-event';
import { movableSessions } from './delay-sessions';
import { useSchedule } from './use-schedule';

const DelayDialog = lazy(async () => ({ default: (await import('./delay-dialog')).DelayDialog }));

interface ButtonProps {
  readonly event: EventReference;
  readonly size?: 'small' | 'medium';
}

/** Draws nothing for an event without a session that can be moved, or while it's not known what is delayed already. */
export const DelayButton = ({ event, size = 'medium' }: ButtonProps): ReactNode => {
  const text = useText('now-next');
  // The dialog stays with the event that it was opened for, also when another window chooses another one.
  const [opened, setOpened] = useState<EventReference>();
  const shown = opened ?? event;
  const schedule = useSchedule(shown);
  const canDelay = !schedule.isLogUnread && movableSessions(schedule.sessions ?? []).length > 0;
  useCommand('delay', canDelay ? () => setOpened(shown) : undefined);
  if (!canDelay) return undefined;
  return (
    <>
      <Button size={size} icon={<ClockRegular />} onClick={() => setOpened(shown)}>
        {text('delay.button')}
      </Button>
      {opened ? (
        <Suspense fallback={pendingPlaceholder}>
          <DelayDialog event={opened} schedule={schedule} onClose={() => setOpened(undefined)} />
        </Suspense>
      ) : undefined}
    </>
  );
};
