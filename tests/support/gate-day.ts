/** One day at two gates: which tickets of the server are scanned where, what the gate must say, and what its person does. */
import type { Page } from '@playwright/test';
import { allOf } from './areas-csv';

type Row = Readonly<Record<string, unknown>>;

interface Sold {
  readonly ticket: Row;
  readonly booking: Row | undefined;
  readonly isOwnEvent: boolean;
  readonly now: number;
}

const isPaid = ({ booking }: Sold): boolean =>
  booking?.bookingStatus === 'confirmed' && booking.paymentStatus === 'paid' && !String(booking.notes ?? '').trim();

const isToday = ({ ticket, now }: Sold): boolean =>
  Date.parse(String(ticket.validFrom)) < now && now < Date.parse(String(ticket.validUntil));

const isVisitor = (ticketType: unknown): boolean => ticketType !== 'racer' && ticketType !== 'parking';

/** A ticket for today that nobody has used, of somebody who doesn't race. */
const isFresh = (sold: Sold): boolean => {
  const { status, isCheckedIn, ticketType } = sold.ticket;
  return sold.isOwnEvent && status === 'valid' && isCheckedIn === false && isVisitor(ticketType) && isToday(sold);
};

const isAdult = ({ ticket }: Sold): boolean => Number(ticket.holderAge) >= 18;
const isSigned = ({ ticket }: Sold): boolean => ticket.waiverSigned === true;
const hasStatus =
  (status: string) =>
  ({ ticket, isOwnEvent }: Sold): boolean =>
    isOwnEvent && ticket.status === status;

/** The states of a ticket by what the server sends of it. */
const states: Readonly<Record<string, (sold: Sold) => boolean>> = {
  valid: (sold) => isFresh(sold) && isPaid(sold) && isSigned(sold) && isAdult(sold),
  unsigned: (sold) => isFresh(sold) && isPaid(sold) && !isSigned(sold),
  minor: (sold) => isFresh(sold) && isPaid(sold) && isSigned(sold) && !isAdult(sold),
  unpaid: (sold) =>
    isFresh(sold) && sold.booking?.paymentStatus === 'unpaid' && sold.booking.bookingStatus === 'pending',
  used: hasStatus('used'),
  refunded: hasStatus('refunded'),
  canceled: hasStatus('cancelled'),
  transferred: hasStatus('transferred'),
  blocked: hasStatus('blocked'),
  otherDay: (sold) => hasStatus('valid')(sold) && isPaid(sold) && !isToday(sold),
  otherEvent: ({ ticket, isOwnEvent }) => !isOwnEvent && ticket.status === 'valid',
};

const license = '@ANSI 636000100002DL00410278DAQT64235789DCSSAMPLE';

/** The codes of the day by the names that the table gives them: "valid 3" is the third valid ticket. */
export const codesOfDay = async (page: Page, event: string, now = Date.now()): Promise<(name: string) => string> => {
  const tickets = await allOf(page, 'booking.ticketList');
  const bookings = new Map((await allOf(page, 'booking.list')).map((booking) => [String(booking.id), booking]));
  const codes = new Map<string, readonly string[]>();
  for (const [state, holds] of Object.entries(states)) {
    const found = tickets.filter((ticket) => {
      const { bookingId, eventId } = ticket;
      const isOwnEvent = String(eventId) === event;
      const sold = { ticket, booking: bookings.get(String(bookingId)), isOwnEvent, now };
      return holds(sold);
    });
    codes.set(
      state,
      found.map(({ ticketNumber }) => String(ticketNumber)),
    );
  }
  return (name) => {
    const [state = '', number = '1'] = name.split(' ');
    if (state === 'license') return license;
    if (state === 'unknown') return `ZZ-000${number}-NOBODY`;
    const code = codes.get(state)?.[Number(number) - 1];
    if (!code)
      throw new Error(`No ticket is "${name}" among ${[...codes].map(([one, { length }]) => `${length} ${one}`)}`);
    return code;
  };
};

export type Computer = 'A' | 'B';

/** `out`: scanned while the gate lets people out. */
export type Action = 'admit' | 'turn away' | 'out' | 'nothing';

export type Step = readonly [
  computer: Computer,
  code: string,
  answer: 'valid' | 'look' | 'refused' | 'not-found' | 'offline',
  action: Action,
];

export const morning: readonly Step[] = [
  ['A', 'valid 1', 'valid', 'admit'],
  ['A', 'valid 2', 'valid', 'admit'],
  ['B', 'valid 3', 'valid', 'admit'],
  // The second computer can't know of the first one's scan.
  ['B', 'valid 1', 'valid', 'admit'],
  ['A', 'unsigned 1', 'look', 'admit'],
  ['A', 'unsigned 2', 'look', 'turn away'],
  ['B', 'unsigned 3', 'look', 'admit'],
  ['A', 'unpaid 1', 'look', 'turn away'],
  ['B', 'unpaid 2', 'look', 'admit'],
  ['A', 'used 1', 'refused', 'turn away'],
  ['B', 'used 1', 'refused', 'turn away'],
  ['A', 'refunded 1', 'refused', 'turn away'],
  ['B', 'refunded 2', 'refused', 'nothing'],
  ['A', 'canceled 1', 'refused', 'turn away'],
  ['B', 'canceled 2', 'refused', 'turn away'],
  ['A', 'transferred 1', 'refused', 'turn away'],
  ['B', 'blocked 1', 'refused', 'turn away'],
  ['A', 'otherEvent 1', 'refused', 'turn away'],
  ['B', 'otherEvent 1', 'refused', 'nothing'],
  ['A', 'otherDay 1', 'refused', 'turn away'],
  ['B', 'otherDay 2', 'refused', 'turn away'],
  ['A', 'unknown 1', 'not-found', 'nothing'],
  ['B', 'license', 'not-found', 'nothing'],
  ['A', 'license', 'not-found', 'nothing'],
  ['B', 'unknown 1', 'not-found', 'turn away'],
  ['B', 'minor 1', 'look', 'admit'],
  ['A', 'minor 2', 'look', 'turn away'],
  // Scanned a second time here.
  ['A', 'valid 1', 'look', 'turn away'],
  ['B', 'valid 3', 'look', 'turn away'],
  ['A', 'valid 4', 'valid', 'nothing'],
  ['B', 'valid 5', 'valid', 'admit'],
];

/** The server is gone, and the first computer was started again. */
export const noon: readonly Step[] = [
  ['A', 'valid 2', 'look', 'turn away'],
  ['A', 'valid 6', 'valid', 'admit'],
  ['B', 'valid 7', 'valid', 'admit'],
  ['A', 'unknown 2', 'offline', 'nothing'],
  ['B', 'unknown 3', 'offline', 'turn away'],
  ['A', 'unknown 1', 'offline', 'nothing'],
  ['A', 'unsigned 3', 'look', 'admit'],
  ['B', 'unsigned 1', 'look', 'turn away'],
  ['A', 'refunded 2', 'refused', 'turn away'],
  ['B', 'canceled 1', 'refused', 'nothing'],
  ['A', 'used 2', 'refused', 'turn away'],
  ['B', 'otherDay 1', 'refused', 'turn away'],
  ['A', 'license', 'not-found', 'nothing'],
  ['A', 'valid 8', 'valid', 'admit'],
  ['B', 'valid 8', 'valid', 'admit'],
  ['B', 'unpaid 1', 'look', 'admit'],
];

export const afternoon: readonly Step[] = [
  ['A', 'unknown 2', 'not-found', 'nothing'],
  ['A', 'valid 9', 'valid', 'admit'],
  ['B', 'valid 10', 'valid', 'admit'],
  ['B', 'otherEvent 2', 'refused', 'turn away'],
];

/** The second computer lets people out, whichever let them in. */
export const leaving: readonly Step[] = [
  ['B', 'valid 1', 'valid', 'out'],
  ['B', 'valid 2', 'valid', 'out'],
  ['B', 'valid 3', 'valid', 'out'],
  ['B', 'unsigned 1', 'valid', 'out'],
  ['B', 'refunded 1', 'look', 'out'],
  ['B', 'unknown 4', 'not-found', 'out'],
];

export const evening: readonly Step[] = [
  // Left here, and comes back.
  ['B', 'valid 3', 'valid', 'admit'],
  // Left at the other gate, of which the first computer does not know yet.
  ['A', 'valid 1', 'look', 'admit'],
  ['A', 'valid 10', 'valid', 'admit'],
];

/** What the log must have of these steps: foreign codes are not kept. */
export const scansOf = (steps: readonly Step[]): readonly Step[] => steps.filter(([, code]) => code !== 'license');

/** How many people are inside by these steps in their order. */
export const insideAfter = (steps: readonly Step[]): number => {
  const inside = new Set<string>();
  for (const [, code, , action] of steps)
    if (action === 'admit') inside.add(code);
    else if (action === 'out') inside.delete(code);
  return inside.size;
};
