/** Finds a scanned code among the loaded bookings and tickets of a large event, compared with reading every row. */
import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import { createLookupIndex } from '../../renderer/event/scan/lookup-index';
import { atLeast, atMost, type Bench, info, median } from './figure';

const bookingCount = 3_500;
const ticketCount = 12_000;
const firstNames = ['Dana', 'José', 'İbrahim', 'Siobhán', 'Maggie', 'Trevor', 'Noe', 'Verona'];
const lastNames = ['Whitlock', 'Ñúñez', 'Işık', "O'Connor", 'Renner', 'Macejkovic', 'Lind'];

const nameOf = (at: number): string => `${firstNames[at % 8]} ${lastNames[at % 7]} ${at}`;
const phoneOf = (at: number): string => `+1 (555) ${String(1_000_000 + at).replace(/(\d{3})$/, '-$1')}`;

const bookings = Array.from({ length: bookingCount }, (_, at) => ({
  ...{ id: at, bookingNumber: `BK-${(at * 7_919 + 1e6).toString(36).toUpperCase()}`, eventId: 27, userId: at },
  ...{ userName: nameOf(at), userPhone: phoneOf(at), bookingStatus: 'confirmed', paymentStatus: 'paid' },
})) as unknown as readonly Booking[];
const tickets = Array.from({ length: ticketCount }, (_, at) => ({
  ...{ id: 1e5 + at, bookingId: at % bookingCount, eventId: 27, ticketNumber: `TK-${1e6 + at * 31}` },
  ...{ qrCode: `pitwall:${1e6 + at * 31}:${at}`, ticketType: at % 3 === 0 ? 'racer' : 'spectator', status: 'valid' },
  ...{ holderName: nameOf(at), vehicleNumber: at % 3 === 0 ? String(at) : undefined },
})) as unknown as readonly Ticket[];

/** One code of each kind, of rows near the end. */
const codes = [
  String(tickets[11_998]?.ticketNumber),
  String(tickets[11_998]?.qrCode),
  String(bookings[3_400]?.bookingNumber),
  phoneOf(3_401).replaceAll(/\D/g, ''),
  '#11997',
  nameOf(3_402).toLowerCase(),
  'TK-0000000',
];

/** A search that folds every row's words for each code, as a filter of a list does. */
const scanRows = (code: string): number => {
  const folded = code.toLowerCase();
  const has = (row: object): boolean =>
    Object.values(row).some((value) => value !== undefined && String(value).toLowerCase().includes(folded));
  return bookings.filter(has).length + tickets.filter(has).length;
};

const timeOf = (work: () => void): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

export const lookup: Bench = async ({ short }) => {
  const built: number[] = [];
  const found: number[] = [];
  const read: number[] = [];
  for (let round = 0; round < (short ? 3 : 9); round += 1) {
    built.push(timeOf(() => createLookupIndex(bookings, tickets)));
    const index = createLookupIndex(bookings, tickets);
    for (const [at, code] of codes.entries()) {
      if (index.find(code).length > 0 !== at < codes.length - 1) throw new Error(`A wrong answer for ${code}.`);
      found.push(timeOf(() => index.find(code)));
      read.push(timeOf(() => scanRows(code)));
    }
  }
  return [
    atMost('lookup of a loaded code, the slowest of all kinds', Math.max(...found), 'ms', 100),
    atLeast('  reading all rows / lookup', median(read) / median(found), 'x', 3),
    info(`  index of ${bookingCount} bookings and ${ticketCount} tickets`, median(built), 'ms'),
    info('  lookup, median', median(found), 'ms'),
    info('  reading all rows, median', median(read), 'ms'),
  ];
};
