/** The answer at the gate: the whole booking, each ticket with its state in large type. */

import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { recordAddress } from '../../kit/area/record-address';
import { eventLabel } from '../../kit/format/event-label';
import { currentLocale } from '../../kit/format/locale';
import { formatMoney } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import type { EventReference } from '../../kit/stores/current-event';
import { useCan } from '../../kit/stores/session';
import type { Match } from './lookup-index';
import { RacerVerdict } from './racer-verdict';
import { TicketLine } from './ticket-line';
import { amountOwed, eventOf } from './ticket-verdict';
import { useBooking } from './use-booking';

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
  const sorted = tickets.toSorted((one, other) =>
    order(one).localeCompare(order(other), currentLocale(), { numeric: true }),
  );
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
      {booking ? <Attention booking={booking} /> : undefined}
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
              {amountOwed(booking).state === 'owed' ? undefined : <Owed booking={booking} />}
            </Fact>
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
