/** The day's files whose rows main reads from the server, narrowed to the event by its id. */
import type { Needs } from '@contract/ability';
import type { CallSource, DayFile } from '@contract/bridge';
import type { EventId } from '../../../event/use-event-rows';
import { fileFormat } from '../../../kit/export/file-format';
import { stripBidiIsolates, type Text } from '../../../kit/format/text';

interface ServerFile {
  readonly name: string;
  readonly needs: Needs;
  readonly call: CallSource['call'];
}

/** Lists where there is one, because main compares their rows with the server's own total. */
const serverFiles = [
  { name: 'bookings', needs: ['read', 'Booking'], call: 'booking.list' },
  { name: 'tickets', needs: ['read', 'Ticket'], call: 'booking.ticketList' },
  { name: 'racer-tickets', needs: ['read', 'Ticket'], call: 'booking.racerTicketCsv' },
  { name: 'spectator-tickets', needs: ['read', 'Ticket'], call: 'booking.spectatorTicketCsv' },
  { name: 'transactions', needs: ['read', 'Transaction'], call: 'booking.transactionCsv' },
  { name: 'visitors', needs: ['read', 'Visitor'], call: 'visitor.list' },
  { name: 'wishlists', needs: ['read', 'Wishlist'], call: 'wishlist.list' },
  { name: 'buybacks', needs: ['read', 'Buyback'], call: 'buyback.list' },
] as const satisfies readonly ServerFile[];

/** The files whose rows the page computes. */
const computedFiles = [
  { name: 'readiness', needs: ['read', 'Inspection'] },
  { name: 'rain-out', needs: ['read', 'Booking'] },
  { name: 'scans', needs: ['read', 'Ticket'] },
  { name: 'roll-calls', needs: ['read', 'Ticket'] },
  { name: 'rain-checks', needs: ['read', 'Ticket'] },
] as const satisfies readonly Pick<ServerFile, 'name' | 'needs'>[];

export const dayFiles = [...serverFiles, ...computedFiles];
export type ComputedName = (typeof computedFiles)[number]['name'];
export type DayFileName = (typeof dayFiles)[number]['name'];

/** The request of a file that main reads; undefined for one that the page computes. */
export const serverFileOf = (name: DayFileName, eventId: EventId, text: Text): DayFile | undefined => {
  const found = serverFiles.find((file) => file.name === name);
  if (!found) return undefined;
  return {
    name,
    request: {
      title: stripBidiIsolates(text(`day.files.${name}`)),
      source: { call: found.call, input: { eventId } },
      columns: [],
      ...fileFormat(true),
    },
  };
};
