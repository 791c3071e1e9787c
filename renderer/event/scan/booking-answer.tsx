/** The answer at the gate: the whole booking, each ticket with its state in large type. */

import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import { makeStyles, tokens } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { recordAddress } from '../../kit/area/record-address';
import { eventLabel } from '../../kit/format/event-label';
import { currentLocale } from '../../kit/format/locale';
import { formatMoney } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import type { EventReference } from '../../kit/stores/current-event';
import { useCan } from '../../kit/stores/session';
import { idText } from './booking-groups';
import { isPlainCode } from './code';
import { createLookupIndex, type Match } from './lookup-index';
import { RacerVerdict } from './racer-verdict';
import { ScanNotice } from './scan-notice';
import { TicketLine } from './ticket-line';
import { amountOwed, eventOf } from './ticket-verdict';
import { useBooking, type WholeBooking } from './use-booking';

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

/**
 * The ticket that the code names among all tickets of the booking; `missing` if the code is of a ticket that the booking
 * doesn't have, `none` if that isn't certain. What is nothing else than a number or a name has no parts to look for.
 */
const namedTicket = (code: string, match: Match, { booking, tickets }: WholeBooking): string | undefined => {
  if (match.ticketId !== undefined || isPlainCode(code)) return match.ticketId;
  const [found] = createLookupIndex(booking ? [booking] : [], tickets).find(code);
  if (!found) return 'missing';
  return found.ticketId ?? (found.isCertain ? undefined : 'none');
};

interface BookingAnswerProps {
  readonly code: string;
  readonly match: Match;
  readonly event: EventReference | undefined;
}

export const BookingAnswer = ({ code, match, event }: BookingAnswerProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const whole = useBooking(match);
  const { booking, tickets, busy, isUnread, sent } = whole;
  const canInspect = useCan(['read', 'Inspection']);
  const number = booking?.bookingNumber ?? tickets[0]?.bookingNumber;
  const address = recordAddress('/bookings', booking?.id ?? tickets[0]?.bookingId);
  const named = useMemo(() => namedTicket(code, match, whole), [code, match, whole]);
  const isMissing = named === 'missing' && !busy;
  const order = (ticket: Ticket): string => `${String(ticket.id) === named ? 0 : 1} ${ticket.ticketNumber ?? ''}`;
  const sorted = tickets.toSorted((one, other) =>
    order(one).localeCompare(order(other), currentLocale(), { numeric: true }),
  );
  const namedRow = tickets.find(({ id }) => String(id) === named);
  const isRacer = booking?.userType === 'racer' || tickets.some(({ ticketType }) => ticketType === 'racer');
  // A booking may have tickets of several people.
  const racerId = idText(namedRow?.userId) || idText(booking?.userId);
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
      {isUnread ? <span className={styles.unread}>{text('gate.noBooking')}</span> : undefined}
      {isMissing ? (
        <ScanNotice
          kind="none"
          icon={SearchRegular}
          title={text('gate.missing.title')}
          body={text('gate.missing.body')}
        />
      ) : (
        <ul className={styles.tickets} aria-label={text('gate.tickets')}>
          {sorted.map((ticket, at) => (
            <TicketLine
              key={String(ticket.id ?? at)}
              ticket={ticket}
              booking={booking}
              event={event}
              isNamed={named === undefined ? sorted.length === 1 : String(ticket.id) === named}
              sent={sent}
            />
          ))}
        </ul>
      )}
      {sorted.length === 0 && !busy && !isMissing ? <span>{text('gate.noTickets')}</span> : undefined}
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
        {isRacer && canInspect && racerId !== '' && !isMissing ? (
          <Fact label={text('gate.inspection')}>
            <RacerVerdict userId={racerId} eventId={ofEvent} event={isOwnEvent ? event : undefined} />
          </Fact>
        ) : undefined}
      </dl>
    </div>
  );
};
