/** The lines below the large word. */
import type { Ticket } from '@contract/entities/ticket';
import { guardianMark, isGuardianCall } from '@contract/event-log/roll-calls';
import type { ReactNode } from 'react';
import { formatRecentTime } from '../../kit/format/date-time';
import { joinFacts } from '../../kit/format/join';
import { toTrimmedText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import type { EventReference } from '../../kit/stores/current-event';
import { useNow } from '../../kit/ui/use-now';
import { useRollCalls } from '../log/open-roll-call';
import { useEventPeople } from '../log/use-event-people';
import type { GateResult } from './gate-answer';
import { decidingTickets, isMinor } from './gate-facts';
import type { GateView } from './use-gate-answer';
import { openText, reasonText, whenText } from './verdict-text';

interface GuardiansProps {
  readonly event: EventReference;
  readonly tickets: readonly Ticket[];
  /** What is said of a minor whose guardian nobody has seen; empty if nothing is. */
  readonly unseen: string;
}

/** Whose guardian was seen on a roll call, where and when. A person still looks, so it never changes the answer. */
const Guardians = ({ event, tickets, unseen }: GuardiansProps): ReactNode => {
  const text = useText('desk');
  const now = useNow();
  const { calls } = useRollCalls(event.id);
  const { people } = useEventPeople({ ...event });
  const found = tickets.map((ticket) => {
    const { id, ticketNumber } = ticket;
    const person = people?.find({ ticketId: toTrimmedText(id), ticketNumber: toTrimmedText(ticketNumber) });
    return { ticket, person, mark: person && guardianMark(calls, person.key) };
  });
  const seen = new Map(found.flatMap(({ person, mark }) => (person && mark ? [[person, mark.entry] as const] : [])));
  const isUnseen = seen.size === 0 || found.some(({ ticket, mark }) => isMinor(ticket) && !mark);
  return (
    <>
      {unseen !== '' && isUnseen ? <div>{unseen}</div> : undefined}
      {[...seen].map(([{ key, name }, { at, gate }]) => (
        <div key={key}>
          <bdi>
            {joinFacts(
              tickets.length > 1 ? name : unseen !== '' && text('gate.guardian.minor'),
              text(gate === '' ? 'gate.guardian.seen' : 'gate.guardian.seenAt', {
                time: formatRecentTime(Date.parse(at), now, event.timezone),
                gate,
              }),
            )}
          </bdi>
        </div>
      ))}
    </>
  );
};

interface BannerLinesProps {
  readonly view: GateView;
  readonly result: GateResult;
  /** The event at the gate. */
  readonly event: EventReference | undefined;
  readonly hasDetails: boolean;
}

/** Says why the gate answers so, whose ticket it is, and what staff must look at. Without details it shows the notes too. */
export const BannerLines = ({ view, result, event, hasDetails }: BannerLinesProps): ReactNode => {
  const text = useText('desk');
  const { calls } = useRollCalls(event?.id);
  const areGuardiansSeen =
    result.answer !== 'refused' && calls.some((call) => isGuardianCall(call) && call.marks.size > 0);
  const { about, whole, tickets, subject, rainChecks, timezone } = view;
  const { booking } = whole;
  const [first, ...others] = decidingTickets(tickets);
  // With details, the ticket's own line has it.
  const when = !hasDetails && first && others.length === 0 ? whenText(text, result.reason, first.ticket, timezone) : '';
  const reason = reasonText(text, result, { about, booking, rainChecks });
  return (
    <>
      {reason ? <div>{joinFacts(reason, when)}</div> : undefined}
      {result.open.map((point) =>
        point === 'minor' && areGuardiansSeen ? undefined : (
          <div key={point}>
            {point === 'notes' && !hasDetails
              ? text('mode.notes', { notes: toTrimmedText(booking?.notes) })
              : openText(text, point, booking)}
          </div>
        ),
      )}
      {event && areGuardiansSeen ? (
        <Guardians
          event={event}
          tickets={decidingTickets(tickets).map(({ ticket }) => ticket)}
          unseen={result.open.includes('minor') ? openText(text, 'minor', booking) : ''}
        />
      ) : undefined}
      {subject?.holder ? (
        <div>
          <bdi>{subject.holder}</bdi>
        </div>
      ) : undefined}
    </>
  );
};
