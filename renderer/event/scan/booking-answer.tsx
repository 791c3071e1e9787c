/** The booking behind the gate's answer: each ticket with its state, and what to know of who booked. */

import type { Booking } from '@contract/entities/booking';
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { recordAddress } from '../../kit/area/record-address';
import { eventLabel } from '../../kit/format/event-label';
import { formatMoney } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import type { EventReference } from '../../kit/stores/current-event';
import { LevelBadge } from '../level-badge';
import { issueText } from '../readiness/issue-text';
import type { Readiness } from '../readiness/readiness';
import { TicketLine } from './ticket-line';
import { amountOwed } from './ticket-verdict';
import type { GateView } from './use-gate-answer';

const useVerdictStyles = makeStyles({
  root: { display: 'grid', rowGap: '4px', justifyItems: 'start' },
  issues: { margin: 0, paddingInlineStart: '20px' },
  link: { color: tokens.colorBrandForegroundLink },
});

/** More are on the racer's page. */
const maxIssues = 4;

interface RacerVerdictProps {
  readonly userId: string;
  readonly eventId: string | undefined;
  readonly readiness: Readiness;
}

/** Whether a racer is ready, from the seven parts of the inspection. */
const RacerVerdict = ({ userId, eventId, readiness }: RacerVerdictProps): ReactNode => {
  const styles = useVerdictStyles();
  const text = useText('inspections');
  const search = eventId === undefined ? '' : `?event=${encodeURIComponent(eventId)}`;
  return (
    <div className={styles.root}>
      <LevelBadge level={readiness.level} />
      {readiness.issues.length > 0 ? (
        <ul className={styles.issues}>
          {readiness.issues.slice(0, maxIssues).map((issue) => (
            <li key={`${issue.part} ${issue.reason} ${issue.item ?? ''}`}>{issueText(text, issue)}</li>
          ))}
        </ul>
      ) : undefined}
      <Link className={styles.link} to={`/inspections/${encodeURIComponent(userId)}${search}`}>
        {text('panel')}
      </Link>
    </div>
  );
};

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: '12px' },
  tickets: { display: 'grid', rowGap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
    columnGap: '16px',
    rowGap: '8px',
    margin: 0,
  },
  label: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: { margin: 0, overflowWrap: 'anywhere' },
  owed: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
  link: { color: tokens.colorBrandForegroundLink },
  unread: { color: tokens.colorStatusWarningForeground1 },
});

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode => {
  const styles = useStyles();
  return children ? (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  ) : undefined;
};

const Owed = ({ booking }: { readonly booking: Booking }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const owed = amountOwed(booking);
  if (owed.state !== 'owed') return text(`gate.owed.${owed.state}`);
  return <bdi className={styles.owed}>{formatMoney(owed.amount, booking.currency)}</bdi>;
};

/** What staff must not overlook: above the tickets, of which a booking may have many. */
const Attention = ({ booking }: { readonly booking: Booking }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const { notes } = booking;
  const isOwed = amountOwed(booking).state === 'owed';
  if (!isOwed && !notes) return undefined;
  return (
    <dl className={styles.facts}>
      <Fact label={text('gate.owed.label')}>{isOwed ? <Owed booking={booking} /> : undefined}</Fact>
      <Fact label={text('gate.notes')}>{notes ? <bdi>{notes}</bdi> : undefined}</Fact>
    </dl>
  );
};

interface BookingAnswerProps {
  readonly view: GateView;
  readonly event: EventReference | undefined;
  /** Only the tickets, where several decide. */
  readonly isBrief: boolean;
}

export const BookingAnswer = ({ view, event, isBrief }: BookingAnswerProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const { whole, tickets, racer, ofEvent, result } = view;
  const { booking, busy, isUnread } = whole;
  const [first] = tickets;
  const number = booking?.bookingNumber ?? first?.ticket.bookingNumber;
  const address = recordAddress('/bookings', booking?.id ?? first?.ticket.bookingId);
  const isMissing = result?.reason === 'missing';
  const isListed = !isMissing && !(isBrief && (first?.isNamed || tickets.length < 2));
  if (isBrief && !isListed && !isUnread) return undefined;
  const bookedEvent = {
    id: ofEvent,
    name: booking?.eventName,
    startDate: booking?.eventDate,
    timezone: booking?.timezone,
  };
  return (
    <div className={styles.root} aria-busy={busy}>
      {booking && !isBrief ? <Attention booking={booking} /> : undefined}
      {isUnread ? <span className={styles.unread}>{text('gate.noBooking')}</span> : undefined}
      {isListed ? (
        <ul className={styles.tickets} aria-label={text('gate.tickets')}>
          {tickets.map((judged, at) => (
            <TicketLine key={String(judged.ticket.id ?? at)} judged={judged} booking={booking} event={event} />
          ))}
        </ul>
      ) : undefined}
      {tickets.length === 0 && !busy && !isMissing ? <span>{text('gate.noTickets')}</span> : undefined}
      {isBrief ? undefined : (
        <dl className={styles.facts}>
          <Fact label={text('gate.booking')}>
            {number ? (
              address ? (
                <Link className={styles.link} to={address}>
                  <bdi>{number}</bdi>
                </Link>
              ) : (
                <bdi>{number}</bdi>
              )
            ) : undefined}
          </Fact>
          {booking ? (
            <>
              <Fact label={text('gate.visitor')}>{booking.userName ? <bdi>{booking.userName}</bdi> : undefined}</Fact>
              <Fact label={text('gate.phone')}>{booking.userPhone ? <bdi>{booking.userPhone}</bdi> : undefined}</Fact>
              <Fact label={text('gate.event')}>
                {ofEvent === undefined && !booking.eventName ? undefined : <bdi>{eventLabel(bookedEvent)}</bdi>}
              </Fact>
              <Fact label={text('gate.owed.label')}>
                {amountOwed(booking).state === 'owed' ? undefined : <Owed booking={booking} />}
              </Fact>
            </>
          ) : undefined}
          {racer ? (
            <Fact label={text('gate.inspection')}>
              <RacerVerdict userId={racer.id} eventId={ofEvent} readiness={racer.readiness} />
            </Fact>
          ) : undefined}
        </dl>
      )}
    </div>
  );
};
