/** Whose guardian was seen on a roll call, where and when. A person still looks, so it never changes the answer. */
import type { Ticket } from '@contract/entities/ticket';
import { guardianMark } from '@contract/event-log/roll-calls';
import type { ReactNode } from 'react';
import { formatRecentTime } from '../../kit/format/date-time';
import { joinFacts } from '../../kit/format/join';
import { toTrimmedText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import type { EventReference } from '../../kit/stores/current-event';
import { useNow } from '../../kit/ui/use-now';
import { useRollCalls } from '../log/open-roll-call';
import { useEventPeople } from '../log/use-event-people';
import { isMinor } from './gate-facts';

interface GuardiansProps {
  readonly event: EventReference;
  readonly tickets: readonly Ticket[];
  /** What is said of a minor whose guardian nobody has seen; empty if nothing is. */
  readonly unseen: string;
}

export const Guardians = ({ event, tickets, unseen }: GuardiansProps): ReactNode => {
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
