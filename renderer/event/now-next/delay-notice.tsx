/** The last delay, which one key takes back, and delays that were noted against times that the server has changed since. */
import { answerInput, lastDelay, undoInput } from '@contract/event-log/delays';
import type { EntryOf, LogInput } from '@contract/event-log/entry';
import { Button } from '@fluentui/react-components';
import { ArrowUndoRegular, SendRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useCommand } from '../../kit/commands/command';
import { keyLabels, undoKeys } from '../../kit/commands/keys';
import { NoticeBar } from '../../kit/feedback/notice-bar';
import { notify } from '../../kit/feedback/notify';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { useText } from '../../kit/format/text';
import type { EventReference } from '../../kit/stores/current-event';
import { useCan } from '../../kit/stores/session';
import { useNow } from '../../kit/ui/use-now';
import { addToLog, useIsOwnEntry } from '../log/event-log';
import type { Session } from '../session-times';
import { delayAudience, useClassPeople, useTellClasses } from './delay-message';
import { delayAmount, delayOrigin, openText } from './delay-text';
import { type Schedule, useSchedule } from './use-schedule';

interface NoticeProps {
  readonly event: EventReference;
  readonly schedule: Schedule;
}

/** Reads who is in which class only once there is something to tell. */
const TellButton = ({
  event,
  schedule,
  sessions,
  minutes,
}: NoticeProps & { readonly sessions: readonly Session[]; readonly minutes: number }): ReactNode => {
  const text = useText('now-next');
  const { people, reader, isPending } = useClassPeople(event);
  const tell = useTellClasses(event, schedule.zone);
  return (
    <Button
      icon={<SendRegular />}
      disabledFocusable={isPending}
      onClick={() => tell(sessions, minutes, delayAudience(sessions, people, reader))}
    >
      {text('delay.write')}
    </Button>
  );
};

interface LastProps extends NoticeProps {
  readonly last: EntryOf<'delay'>;
  /** Its sessions that are still moved and not over. */
  readonly sessions: readonly Session[];
}

const LastDelay = ({ event, schedule, last, sessions }: LastProps): ReactNode => {
  const text = useText('now-next');
  const canMessage = useCan(['create', 'Push']);
  const isOwn = useIsOwnEntry();
  const undo = async (): Promise<void> => {
    const added = await addToLog(String(event.id), [undoInput(last, schedule.entries, schedule.delays)]);
    if (notifyFailure(added)) notify({ intent: 'success', title: text('delay.undone') });
  };
  useCommand('undo-change', () => void undo());
  const said = {
    amount: delayAmount(text, last.minutes),
    count: sessions.length,
    name: String(sessions[0]?.values.title ?? ''),
    origin: delayOrigin({ text, zone: schedule.zone, isOwn }, last),
  };
  return (
    <NoticeBar
      intent="info"
      actions={
        <>
          <Button icon={<ArrowUndoRegular />} onClick={() => void undo()} title={keyLabels(undoKeys).join('+')}>
            {text('delay.undo')}
          </Button>
          {canMessage ? (
            <TellButton event={event} schedule={schedule} sessions={sessions} minutes={last.minutes} />
          ) : undefined}
        </>
      }
    >
      {text('delay.last', said)}
    </NoticeBar>
  );
};

export const DelayNotice = ({ event }: { readonly event: EventReference }): ReactNode => {
  const text = useText('now-next');
  const now = useNow();
  const schedule = useSchedule(event);
  const { sessions = [], entries, open } = schedule;
  const last = lastDelay(entries);
  const moved = new Set(last?.sessions.map(({ session }) => session));
  const current = sessions.filter(
    ({ key, shiftMinutes, startAt, endAt }) => moved.has(key) && shiftMinutes !== 0 && (endAt ?? startAt ?? now) >= now,
  );
  const answer = async (input: LogInput): Promise<void> => {
    notifyFailure(await addToLog(String(event.id), [input]));
  };
  return (
    <>
      {open.length > 0 ? (
        <NoticeBar
          intent="warning"
          layout="multiline"
          actions={
            <>
              <Button onClick={() => void answer(answerInput(open, false))}>{text('delay.open.keep')}</Button>
              {open.some(({ planned }) => planned) ? (
                <Button onClick={() => void answer(answerInput(open, true))}>{text('delay.open.delay')}</Button>
              ) : undefined}
            </>
          }
        >
          {open.map((one) => openText(text, one)).join(' ')}
        </NoticeBar>
      ) : undefined}
      {last && current.length > 0 ? (
        <LastDelay event={event} schedule={schedule} last={last} sessions={current} />
      ) : undefined}
    </>
  );
};
