/** What a scan gave: a booking, several to choose from, or why there is none. Each looks and sounds different. */
import type { CopyNote } from '@contract/failure';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CloudOffRegular, SearchRegular, WarningRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useState } from 'react';
import { Busy } from '../../kit/feedback/busy';
import { failureText } from '../../kit/feedback/failure-text';
import { copyClock, copyLine, ticketCountText } from '../../kit/format/copy-text';
import { formatClock } from '../../kit/format/date-time';
import { useText } from '../../kit/format/text';
import type { EventReference } from '../../kit/stores/current-event';
import { useToggle } from '../../kit/stores/settings';
import { useNow } from '../../kit/ui/use-now';
import { BookingAnswer } from './booking-answer';
import type { Match } from './lookup-index';
import { MatchList } from './match-list';
import { ScanNotice } from './scan-notice';
import { type Scan, startScan } from './scan-store';
import { playSound, type ScanSound } from './sounds';
import { eventOf } from './ticket-verdict';
import { type Lookup, useLookup } from './use-lookup';

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: '12px', minInlineSize: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '8px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  code: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  copied: { color: tokens.colorStatusWarningForeground1 },
});

/** The ticket that the code names decides alone. */
const isOtherEvent = ({ booking, tickets: all, ticketId }: Match, event: EventReference | undefined): boolean => {
  const own = event && String(event.id);
  const tickets = ticketId === undefined ? all : all.filter(({ id }) => String(id) === ticketId);
  const events = tickets.length > 0 ? tickets.map((ticket) => eventOf(ticket, booking)) : [eventOf({}, booking)];
  return own !== undefined && events.every((id) => id !== undefined && id !== own);
};

const soundOf = (lookup: Lookup, event: EventReference | undefined): ScanSound | undefined => {
  if (lookup.state === 'none' || lookup.state === 'offline') return lookup.state;
  if (lookup.state === 'not-in-copy') return 'offline';
  if (lookup.state === 'foreign') return 'none';
  if (lookup.state !== 'found') return undefined;
  return lookup.matches.every((match) => isOtherEvent(match, event)) ? 'other' : undefined;
};

/** Once for each scan. */
const useSound = (lookup: Lookup, event: EventReference | undefined): void => {
  const isOn = useToggle('scanSounds');
  const sound = isOn ? soundOf(lookup, event) : undefined;
  useEffect(() => {
    if (sound) playSound(sound);
  }, [sound]);
};

/** Whoever lets people in must know that a ticket may have changed since. */
const CopyLine = ({ copy }: { readonly copy: CopyNote }): ReactNode => {
  const styles = useStyles();
  return <span className={styles.copied}>{copyLine(copy, useNow())}</span>;
};

interface AnswerProps {
  readonly scan: Scan;
  readonly lookup: Lookup;
  readonly event: EventReference | undefined;
}

const Answer = ({ scan, lookup, event }: AnswerProps): ReactNode => {
  const text = useText('desk');
  const kit = useText('kit');
  const [chosen, setChosen] = useState<string>();
  useSound(lookup, event);
  const again = <Button onClick={() => startScan(scan.code)}>{kit('actions.retry')}</Button>;
  switch (lookup.state) {
    case 'looking':
      return <Busy label={text('gate.looking')} style={{ minHeight: 80 }} />;
    case 'none': {
      const { asked, parts, askedAt } = lookup;
      const time = formatClock(askedAt);
      const body = text(asked < parts ? 'gate.none.partly' : 'gate.none.body', { time });
      return <ScanNotice kind="none" icon={SearchRegular} title={text('gate.none.title')} body={body} />;
    }
    case 'foreign':
      return (
        <ScanNotice
          kind="none"
          icon={WarningRegular}
          title={text('gate.foreign.title')}
          body={text('gate.foreign.body')}
        />
      );
    case 'unsearched':
      return (
        <ScanNotice
          kind="other"
          icon={WarningRegular}
          title={text('gate.unsearched.title')}
          body={text('gate.unsearched.body')}
        />
      );
    case 'offline':
      return (
        <ScanNotice
          kind="offline"
          icon={CloudOffRegular}
          title={text('gate.offline.title')}
          body={text('gate.offline.body')}
        >
          {again}
        </ScanNotice>
      );
    case 'not-in-copy': {
      const { copied } = lookup;
      const title = kit('copied.notInCount', { time: copyClock(copied), tickets: ticketCountText(copied) });
      const body = text(copied.rows === copied.expected ? 'gate.notInCompleteCopy' : 'gate.notInCopy');
      return (
        <ScanNotice kind="offline" icon={CloudOffRegular} title={title} body={body}>
          {again}
        </ScanNotice>
      );
    }
    case 'failed': {
      const { title, body } = failureText(lookup.failure);
      return (
        <ScanNotice kind="other" icon={WarningRegular} title={title} body={body}>
          {again}
        </ScanNotice>
      );
    }
    case 'found': {
      const { matches, copy } = lookup;
      const [first] = matches;
      const isAnswer = matches.length === 1 && first?.isCertain === true;
      const match = isAnswer ? first : matches.find(({ key }) => key === chosen);
      return (
        <>
          {matches.every((one) => isOtherEvent(one, event)) ? (
            <ScanNotice
              kind="other"
              icon={WarningRegular}
              title={text('gate.other.title')}
              body={text('gate.other.body')}
            />
          ) : undefined}
          {copy ? <CopyLine copy={copy} /> : undefined}
          {matches.some(({ isCertain }) => isCertain) ? undefined : (
            <ScanNotice
              kind="other"
              icon={WarningRegular}
              title={text('gate.uncertain.title')}
              body={text('gate.uncertain.body')}
            />
          )}
          {isAnswer ? undefined : <MatchList matches={matches} chosen={chosen} onChoose={setChosen} />}
          {match ? <BookingAnswer key={match.key} code={scan.code} match={match} event={event} /> : undefined}
        </>
      );
    }
  }
};

interface ScanResultProps {
  readonly scan: Scan;
  /** The event at the gate; without one the ticket's own event is shown. */
  readonly event: EventReference | undefined;
  /** Beside the heading: a close button. */
  readonly actions?: ReactNode;
}

export const ScanResult = ({ scan, event, actions }: ScanResultProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const lookup = useLookup(scan, event?.id) ?? { state: 'looking' };
  return (
    <section className={styles.root} aria-label={text('gate.result')} aria-live="polite">
      <div className={styles.head}>
        <h2 className={styles.title}>{text('gate.result')}</h2>
        <bdi className={styles.code}>{scan.code}</bdi>
        {actions}
      </div>
      <Answer key={scan.count} scan={scan} lookup={lookup} event={event} />
    </section>
  );
};
