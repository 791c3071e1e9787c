/** What a scan gave: a booking, several to choose from, or why there is none. Each looks and sounds different. */
import type { CopyNote } from '@contract/failure';
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CloudOffRegular, type FluentIcon, SearchRegular, WarningRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useState } from 'react';
import { Busy } from '../../kit/feedback/busy';
import { failureText } from '../../kit/feedback/failure-text';
import { copyClock, copyLine } from '../../kit/format/copy-text';
import { formatClock } from '../../kit/format/date-time';
import { useText } from '../../kit/format/text';
import type { EventReference } from '../../kit/stores/current-event';
import { ticketCountText } from '../../kit/stores/packs';
import { useToggle } from '../../kit/stores/settings';
import { insetBorder } from '../../kit/ui/styles';
import { useNow } from '../../kit/ui/use-now';
import { BookingAnswer } from './booking-answer';
import type { Match } from './lookup-index';
import { MatchList } from './match-list';
import { type Scan, startScan } from './scan-store';
import { playSound, type ScanSound } from './sounds';
import { eventOf } from './ticket-verdict';
import { type Lookup, useLookup } from './use-lookup';

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: '12px', minInlineSize: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '8px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  code: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  message: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '12px',
    padding: '14px 16px',
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
  },
  icon: { flexShrink: 0, fontSize: '32px' },
  words: { display: 'grid', flexGrow: 1 },
  strong: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  copied: { color: tokens.colorStatusWarningForeground1 },
  none: { backgroundColor: tokens.colorStatusDangerBackground1, color: tokens.colorStatusDangerForeground1 },
  offline: { backgroundColor: tokens.colorNeutralBackground4, color: tokens.colorNeutralForeground1 },
  other: { backgroundColor: tokens.colorStatusWarningBackground1, color: tokens.colorStatusWarningForeground1 },
});

const isOtherEvent = ({ booking, tickets }: Match, event: EventReference | undefined): boolean => {
  const own = event && String(event.id);
  const events = tickets.length > 0 ? tickets.map((ticket) => eventOf(ticket, booking)) : [eventOf({}, booking)];
  return own !== undefined && events.every((id) => id !== undefined && id !== own);
};

const soundOf = (lookup: Lookup, event: EventReference | undefined): ScanSound | undefined => {
  if (lookup.state === 'none' || lookup.state === 'offline') return lookup.state;
  if (lookup.state === 'not-in-copy') return 'offline';
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

interface NoticeProps {
  readonly kind: 'none' | 'offline' | 'other';
  readonly icon: FluentIcon;
  readonly title: string;
  readonly body?: string;
  readonly children?: ReactNode;
}

const Notice = ({ kind, icon: Icon, title, body, children }: NoticeProps): ReactNode => {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.message, styles[kind])}>
      <Icon className={styles.icon} aria-hidden />
      <span className={styles.words}>
        <span className={styles.strong}>{title}</span>
        {body ? <span>{body}</span> : undefined}
      </span>
      {children}
    </div>
  );
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
      const body = text('gate.none.body', { time: formatClock(lookup.askedAt) });
      return <Notice kind="none" icon={SearchRegular} title={text('gate.none.title')} body={body} />;
    }
    case 'unsearched':
      return (
        <Notice
          kind="other"
          icon={WarningRegular}
          title={text('gate.unsearched.title')}
          body={text('gate.unsearched.body')}
        />
      );
    case 'offline':
      return (
        <Notice
          kind="offline"
          icon={CloudOffRegular}
          title={text('gate.offline.title')}
          body={text('gate.offline.body')}
        >
          {again}
        </Notice>
      );
    case 'not-in-copy': {
      const { copied } = lookup;
      const title = kit('copied.notInCount', { time: copyClock(copied), tickets: ticketCountText(copied) });
      const body = text(copied.rows === copied.expected ? 'gate.notInCompleteCopy' : 'gate.notInCopy');
      return (
        <Notice kind="offline" icon={CloudOffRegular} title={title} body={body}>
          {again}
        </Notice>
      );
    }
    case 'failed': {
      const { title, body } = failureText(lookup.failure);
      return (
        <Notice kind="other" icon={WarningRegular} title={title} body={body}>
          {again}
        </Notice>
      );
    }
    case 'found': {
      const { matches, copy } = lookup;
      const match = matches.length === 1 ? matches[0] : matches.find(({ key }) => key === chosen);
      return (
        <>
          {matches.every((one) => isOtherEvent(one, event)) ? (
            <Notice
              kind="other"
              icon={WarningRegular}
              title={text('gate.other.title')}
              body={text('gate.other.body')}
            />
          ) : undefined}
          {copy ? <CopyLine copy={copy} /> : undefined}
          {matches.length > 1 ? <MatchList matches={matches} chosen={chosen} onChoose={setChosen} /> : undefined}
          {match ? <BookingAnswer key={match.key} match={match} event={event} /> : undefined}
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
