/** The waiver chase list on paper: everybody who has not signed, with phone and email. */
import { type ReactNode, useMemo } from 'react';
import { unnamedNotes } from '../../../event/event-rows';
import type { PartName } from '../../../event/readiness/part';
import { useReferenceDays } from '../../../event/readiness/use-reference-days';
import { useEventBookings, useEventTickets } from '../../../event/use-event-rows';
import { useLoadedParts } from '../../../event/use-loaded-parts';
import { oldestCopy } from '../../../kit/bridge/copies';
import { PrintDialog } from '../../../kit/print/papers/print-dialog';
import { useCan } from '../../../kit/stores/session';
import { racersToCheck, searchWaivers, waiverRows } from '../waivers/waivers';
import type { PaperProps } from './paper-props';
import { deskText, inspectionText, noteOf } from './paper-texts';
import { byText } from './ticket-lines';

const names: readonly PartName[] = ['terms', 'driver'];
const noRows: readonly [] = [];

export const WaiverPaper = ({ title, event, ...dialog }: PaperProps): ReactNode => {
  const canReadBookings = useCan(['read', 'Booking']);
  const canReadParts = useCan(['read', 'Inspection']);
  const tickets = useEventTickets(event.id);
  const bookings = useEventBookings(event.id, { enabled: canReadBookings });
  const isPending = tickets.value === undefined || (canReadBookings && bookings.state === 'pending');
  const ticketRows = tickets.value?.rows ?? noRows;
  const bookingRows = bookings.value?.rows ?? noRows;
  const lists = useMemo(
    () => ({ eventId: event.id, tickets: isPending ? noRows : ticketRows, bookings: bookingRows }),
    [event.id, isPending, ticketRows, bookingRows],
  );
  const ids = useMemo(() => (canReadParts ? racersToCheck(lists) : noRows), [canReadParts, lists]);
  const { parts, done, total, failed, asOf: partsAsOf, copy: partsCopy } = useLoadedParts(event.id, ids, names);
  const days = useReferenceDays({ ...event });
  const isReady = !isPending && parts.size >= ids.length && done >= total;
  const isComplete = tickets.value?.isComplete !== false && bookings.value?.isComplete !== false;
  const asOf = Math.min(...[tickets.asOf, bookings.asOf, partsAsOf].flatMap((time) => time ?? []));
  const copy = oldestCopy([tickets.copy, bookings.copy, partsCopy]);
  const sources = useMemo(() => [tickets.value, bookings.value], [tickets.value, bookings.value]);
  const papers = useMemo(() => {
    if (!isReady) return undefined;
    const notes = [
      isComplete ? '' : deskText('papers.incomplete'),
      sources[1] ? '' : deskText('papers.withoutBookings'),
      ...unnamedNotes(inspectionText, sources),
      failed > 0 ? deskText('papers.partsFailed', { count: failed }) : '',
    ];
    const rows = searchWaivers(waiverRows({ ...lists, parts: canReadParts ? parts : undefined, days }), '', undefined)
      .toSorted(byText(({ holderName }) => holderName))
      .map(({ holderName, state, phone, email, ticketNumber }) => ({
        holderName,
        state: deskText(`waivers.states.${state}`),
        contact: [phone, email].filter((text) => text !== '').join(' '),
        ticketNumber,
      }));
    const column = (key: string) => ({ key, label: deskText(`waivers.fields.${key}`) });
    return [
      {
        title,
        event,
        note: noteOf(notes),
        asOf,
        copy,
        hasTickBoxes: true,
        columns: [
          { ...column('holderName'), width: 3 },
          { ...column('state'), width: 2 },
          { key: 'contact', label: deskText('papers.columns.contact'), width: 5 },
          { ...column('ticketNumber'), isCode: true },
        ],
        groups: [{ rows }],
      },
    ];
  }, [isReady, isComplete, failed, lists, canReadParts, parts, days, title, event, asOf, copy, sources]);
  return (
    <PrintDialog
      title={title}
      papers={papers}
      call={tickets}
      progress={isPending ? undefined : { done, total }}
      {...dialog}
    />
  );
};
