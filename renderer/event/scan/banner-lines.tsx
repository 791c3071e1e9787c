/** The lines below the large word. */
import { isGuardianCall } from '@contract/event-log/roll-calls';
import type { ReactNode } from 'react';
import { joinFacts } from '../../kit/format/join';
import { toTrimmedText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import type { EventReference } from '../../kit/stores/current-event';
import { useRollCalls } from '../log/open-roll-call';
import type { GateResult } from './gate-answer';
import { decidingTickets } from './gate-facts';
import { Guardians } from './guardians';
import type { GateView } from './use-gate-answer';
import { openText, reasonText, whenText } from './verdict-text';

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
  const { whole, tickets, subject, rainChecks, timezone } = view;
  const { booking } = whole;
  const [first, ...others] = decidingTickets(tickets);
  // With details, the ticket's own line has it.
  const when = !hasDetails && first && others.length === 0 ? whenText(text, result.reason, first.ticket, timezone) : '';
  const reason = reasonText(text, result, { ticket: tickets[0]?.ticket, booking, rainChecks });
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
