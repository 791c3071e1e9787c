/** The answer at the gate: the whole booking, each ticket with its state in large type. */
import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { recordAddress } from '../../kit/area/record-address';
import { formatDateTime } from '../../kit/format/date-time';
import { eventLabel } from '../../kit/format/event-label';
import { readableLabel } from '../../kit/format/label';
import { formatMoney } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import type { EventReference } from '../../kit/stores/current-event';
import { useCan } from '../../kit/stores/session';
import { insetBorder } from '../../kit/ui/styles';
import { useNow } from '../../kit/ui/use-now';
import type { Match } from './lookup-index';
import { RacerVerdict } from './racer-verdict';
import { TicketState } from './ticket-state';
import { amountOwed, eventOf, ticketVerdict } from './ticket-verdict';
import { useBooking } from './use-booking';

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: '12px' },
  tickets: { display: 'grid', rowGap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  ticket: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '16px',
    rowGap: '6px',
    padding: '10px 12px',
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
  },
  named: { ...insetBorder(tokens.colorBrandStroke1) },
  words: { display: 'grid', flexGrow: 1, flexBasis: '220px', minInlineSize: 0 },
  holder: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
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
});

interface TicketLineProps {
  readonly ticket: Ticket;
  readonly booking: Booking | undefined;
  readonly event: EventReference | undefined;
  readonly isNamed: boolean;
}

const TicketLine = ({ ticket, booking, event, isNamed }: TicketLineProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const now = useNow();
  const timezone = ticket.timezone ?? event?.timezone;
  const verdict = ticketVerdict(ticket, booking, { eventId: event && String(event.id), timezone, now });
  const { ticketType, ticketName, ticketNumber, className, vehicleNumber, seat, waiverSigned, checkedInAt, gate } =
    ticket;
  const facts = [
    ticketName || (ticketType && readableLabel(ticketType)),
    className,
    vehicleNumber && `#${vehicleNumber}`,
    seat,
    ticketNumber,
  ];
  const waiver = waiverSigned === true ? 'signed' : waiverSigned === false ? 'unsigned' : 'unknown';
  const checkedIn = [formatDateTime(checkedInAt, timezone), gate].filter(Boolean).join(' · ');
  const limits = verdict === 'notYet' ? ticket.validFrom : verdict === 'over' ? ticket.validUntil : undefined;
  const details = [
    text(`gate.waiver.${waiver}`),
    checkedIn && text('gate.checkedIn', { when: checkedIn }),
    limits && text(`gate.${verdict}`, { when: formatDateTime(limits, timezone) }),
    verdict === 'otherEvent' && (ticket.eventName || booking?.eventName),
  ];
  return (
    <li className={mergeClasses(styles.ticket, isNamed && styles.named)}>
      <TicketState verdict={verdict} status={ticket.status} isLarge={isNamed} />
      <span className={styles.words}>
        <bdi className={styles.holder}>{ticket.holderName || booking?.userName || text('gate.noHolder')}</bdi>
        <bdi className={styles.quiet}>{facts.filter(Boolean).join(' · ')}</bdi>
        <bdi className={styles.quiet}>{details.filter(Boolean).join(' · ')}</bdi>
      </span>
    </li>
  );
};

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

interface BookingAnswerProps {
  readonly match: Match;
  readonly event: EventReference | undefined;
}

export const BookingAnswer = ({ match, event }: BookingAnswerProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const { booking, tickets, busy } = useBooking(match);
  const canInspect = useCan(['read', 'Inspection']);
  const number = booking?.bookingNumber ?? tickets[0]?.bookingNumber;
  const address = recordAddress('/bookings', booking?.id ?? tickets[0]?.bookingId);
  const named = match.ticketId;
  const order = (ticket: Ticket): string => `${String(ticket.id) === named ? 0 : 1} ${ticket.ticketNumber ?? ''}`;
  const sorted = tickets.toSorted((one, other) => order(one).localeCompare(order(other), 'en', { numeric: true }));
  const isRacer = booking?.userType === 'racer' || tickets.some(({ ticketType }) => ticketType === 'racer');
  const ofEvent = eventOf(sorted[0] ?? {}, booking);
  const isOwnEvent = event !== undefined && (ofEvent === undefined || ofEvent === String(event.id));
  const bookedEvent = {
    id: ofEvent,
    name: booking?.eventName,
    startDate: booking?.eventDate,
    timezone: booking?.timezone,
  };
  return (
    <div className={styles.root} aria-busy={busy}>
      <ul className={styles.tickets} aria-label={text('gate.tickets')}>
        {sorted.map((ticket, at) => (
          <TicketLine
            key={String(ticket.id ?? at)}
            ticket={ticket}
            booking={booking}
            event={event}
            isNamed={named === undefined ? sorted.length === 1 : String(ticket.id) === named}
          />
        ))}
      </ul>
      {sorted.length === 0 && !busy ? <span>{text('gate.noTickets')}</span> : undefined}
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
              <Owed booking={booking} />
            </Fact>
            <Fact label={text('gate.notes')}>{booking.notes ? <bdi>{booking.notes}</bdi> : undefined}</Fact>
          </>
        ) : undefined}
        {isRacer && canInspect && booking?.userId ? (
          <Fact label={text('gate.inspection')}>
            <RacerVerdict userId={booking.userId} eventId={ofEvent} event={isOwnEvent ? event : undefined} />
          </Fact>
        ) : undefined}
      </dl>
    </div>
  );
};
