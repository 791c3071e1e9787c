/** What the gate and the readiness board may say of the event that is under way. */
import { type Statement, saying } from './statement.ts';
import type { Served, Stranger } from './stranger.ts';
import { fullName } from './truth/sales.ts';
import type { RacerFile } from './truth/season-types.ts';
import type { Ticket } from './truth/types.ts';
import type { View } from './truth/view.ts';

const verdictOf = (view: View, ticket: Ticket): string => {
  const booking = view.booking(ticket.booking);
  if (ticket.status !== 'valid') return ticket.status;
  return booking.payment === 'unpaid' || booking.payment === 'failed' ? 'unpaid' : 'valid';
};

/** Codes of the event that is under way, as the gate sees them. */
export const ofTickets = ({ view }: Served, { idOf, name }: Stranger): Statement[] =>
  view.ticketsOfEvent(2).flatMap((ticket) => {
    const booking = view.booking(ticket.booking);
    const say = saying({ kind: 'tickets', id: idOf('tickets', ticket.n), name: view.numbering.ticket(ticket.n) });
    const verdict = verdictOf(view, ticket);
    return [
      say('desk gate', 'verdict', verdict, {
        accepts: [
          ...(booking.status === 'cancelled' ? ['bookingCancelled'] : []),
          // The box office says only that a ticket is canceled, whether or not money went back.
          ...(name === 'boxoffice' && verdict === 'refunded' ? ['cancelled'] : []),
        ],
      }),
      say('desk gate', 'waiver signed', ticket.waiverSigned),
    ];
  });

/** Which of the seven parts keep a racer of the event under way from racing. */
const missing = (file: RacerFile, lastDay: string): string[] => [
  ...(file.driver ? [] : ['driver']),
  ...(file.driver && file.driver.licenseExpires < lastDay ? ['driver'] : []),
  ...(file.driver && file.driver.helmetExpires < lastDay ? ['driver'] : []),
  ...(file.waiver?.state === 'signed' ? [] : ['terms']),
  ...(file.pictures.length > 0 ? [] : ['media']),
  ...(file.result?.status === 'passed' ? [] : ['info']),
  ...(file.card?.points.every(({ result }) => result === 'pass') ? [] : ['techCard']),
];

export const ofRacers = ({ view }: Served, { idOf }: Stranger): Statement[] =>
  view.season.racers
    .filter(({ event, visitor }) => event === 2 && view.racersOf(2).some(({ n }) => n === visitor))
    .flatMap((file) => {
      const visitor = view.visitor(file.visitor);
      const say = saying({ kind: 'visitors', id: idOf('visitors', visitor.n), name: fullName(visitor) });
      const parts = missing(file, view.event(2).lastDay);
      return [
        say('board, desk racers', 'ready to race', parts.length === 0),
        say('board, desk racers', 'parts that are not complete', parts),
        say('racer screen', 'waiver', file.waiver?.state),
        say('racer screen', 'inspection', file.result?.status),
        say('racer screen', 'pictures', file.pictures.length),
        say(
          'racer screen',
          'points of the tech card that failed',
          file.card?.points.filter(({ result }) => result === 'fail').map(({ label }) => label),
        ),
      ];
    });
