/** `/desk`: the event, what can be done with all of it, and its tabs. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { FlagRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { onlyEventOn, timingOf } from '../../event/event-choice';
import { DelayButton } from '../../event/now-next/delay-button';
import { DelayNotice } from '../../event/now-next/delay-notice';
import { NowNextStrip } from '../../event/now-next/now-next-strip';
import { type DeskEvent, useDeskEvent } from '../../event/use-events';
import type { PageArea } from '../../kit/area/area';
import { DetailTabs } from '../../kit/detail/detail-tabs';
import { NoticeBar } from '../../kit/feedback/notice-bar';
import { Loaded } from '../../kit/feedback/states';
import { formatDays } from '../../kit/format/event-label';
import { joinFacts } from '../../kit/format/join';
import { useText } from '../../kit/format/text';
import { formatTimeOfDay, toTimeOfDay } from '../../kit/format/time-of-day';
import { toLocalTime } from '../../kit/format/zone';
import { chooseEvent, toEventReference, useHasNeverChosen } from '../../kit/stores/current-event';
import { Message } from '../../kit/ui/message';
import { useNow } from '../../kit/ui/use-now';
import { DeskActions, EventLinks } from './desk-actions';
import { FirstSteps } from './first-steps/first-steps';
import { LinkedEvent } from './linked-event';
import { KeepReadiness } from './report/keep-readiness';
import { useRowsForScans } from './rows-for-scans';

type Event = NonNullable<DeskEvent['event']>;

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minBlockSize: 0,
    rowGap: '8px',
    paddingInline: '16px',
    paddingBlockStart: '8px',
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '16px', rowGap: '8px' },
  // On one line where it fits, which leaves the rows of a tab more of a low window.
  words: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '12px',
    flexGrow: 1,
    minInlineSize: 0,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  name: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  about: { color: tokens.colorNeutralForeground2 },
});

/** "2:41 PM at the track": staff and server may be in other zones. */
const useTrackTime = (timezone: unknown): string => {
  const text = useText('desk');
  const local = toLocalTime(useNow(), timezone);
  if (!local) return text('zoneUnknown');
  return text('localTime', { time: formatTimeOfDay(toTimeOfDay(local.minutes)) });
};

const Head = ({ event }: { readonly event: Event }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const { name, id, timezone, trackName } = event;
  const parts = [formatDays(event), trackName, useTrackTime(timezone)];
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.title}>{text('title')}</h1>
        <bdi className={styles.name}>{name || String(id ?? '')}</bdi>
        <span className={styles.about}>
          <bdi>{joinFacts(...parts)}</bdi>
        </span>
        <EventLinks event={event} />
      </div>
      <DeskActions event={event} />
    </header>
  );
};

interface NoticesProps extends Omit<DeskEvent, 'call' | 'event'> {
  readonly event: Event;
  /** Whether Pitwall has just chosen it. */
  readonly isFirst: boolean;
}

const Notices = ({ event, isChosen, isGone, isFirst }: NoticesProps) => {
  const text = useText('desk');
  const now = useNow();
  if (isChosen && isFirst)
    return (
      <NoticeBar
        intent="info"
        actions={<Button onClick={() => chooseEvent(undefined)}>{text('firstChoice.undo')}</Button>}
      >
        {text('firstChoice.chosen')}
      </NoticeBar>
    );
  if (isGone) return <NoticeBar intent="warning">{text('gone')}</NoticeBar>;
  if (isChosen) return null;
  return (
    <NoticeBar
      intent="info"
      actions={<Button onClick={() => chooseEvent(toEventReference(event))}>{text('choose')}</Button>}
    >
      {text(`suggested.${timingOf(event, now)}`)}
    </NoticeBar>
  );
};

const Schedule = ({ event }: { readonly event: Event }): ReactNode => {
  const reference = toEventReference(event);
  if (!reference) return undefined;
  return (
    <>
      <NowNextStrip event={reference} actions={<DelayButton event={reference} />} />
      <DelayNotice event={reference} />
    </>
  );
};

/** The id of the event that is chosen for somebody who has never chosen one here, because it is the only one today. */
const useFirstChoice = ({ value, busy }: DeskEvent['call']): unknown => {
  const hasNeverChosen = useHasNeverChosen();
  const now = useNow();
  const [chosen, setChosen] = useState<unknown>();
  const isWholeList = value?.isComplete === true && !value.mayHaveMore && !busy;
  const only = hasNeverChosen && isWholeList ? onlyEventOn(value.rows, now) : undefined;
  useEffect(() => {
    const reference = only && toEventReference(only);
    if (!reference) return;
    chooseEvent(reference);
    setChosen(reference.id);
  }, [only]);
  return chosen;
};

/** The tab that opens without a name, where the first steps don't take rows from a list. */
const firstTab = 'gate';

export const Screen = ({ area }: { readonly area: PageArea }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const { call, event, ...choice } = useDeskEvent();
  const first = useFirstChoice(call);
  useRowsForScans(event?.id);
  const reference = event && toEventReference(event);
  const [parameters] = useSearchParams();
  const isGate = (parameters.get('tab') ?? firstTab) === firstTab;
  if (event)
    return (
      <div className={styles.root}>
        <Head event={event} />
        <LinkedEvent
          events={call.value?.rows ?? []}
          isComplete={call.value?.isComplete === true && !call.busy}
          shown={event}
        />
        {reference ? (
          <KeepReadiness key={`readiness ${reference.id}`} event={{ ...event, id: reference.id }} />
        ) : undefined}
        {isGate ? <FirstSteps shown={reference} /> : undefined}
        <Notices event={event} isFirst={event.id === first} {...choice} />
        <Schedule event={event} />
        <DetailTabs key={String(event.id)} area={area} values={event} />
      </div>
    );
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <h1 className={styles.title}>{text('title')}</h1>
      </header>
      <Loaded call={call}>
        {() => <Message icon={FlagRegular} title={text('empty.title')} body={text('empty.body')} />}
      </Loaded>
    </div>
  );
};
