/** The gate list on paper, by name or by booking. */
import type { Booking } from '@contract/entities/booking';
import { bookingKeysOf, keysOfBooking } from '@contract/entities/ticket-booking';
import { isSameAmount } from '@contract/text/decimal';
import { isUsed } from '../../../event/ticket-use';
import { parseFlag } from '../../../kit/format/flag';
import { joinFacts } from '../../../kit/format/join';
import { formatMoney } from '../../../kit/format/number';
import { toPlainText } from '../../../kit/format/plain-text';
import { shorten } from '../../../kit/format/shorten';
import { readStatusWord } from '../../../kit/format/status-word';
import type { Text } from '../../../kit/format/text';
import { wordText } from '../../../kit/format/word-text';
import { type PaperColumn, type PaperGroup, type PaperRow, tickedKey } from '../../../kit/print/papers/paper';
import { byText, nameOfLine, type TicketLine } from './ticket-lines';

/** More would not fit on a page in large type. */
const maxNotes = 600;

interface Payment {
  /** The whole booking's total if it was not paid. */
  readonly owed: string;
  /** Another state than paid or unpaid. */
  readonly state: string;
}

const paymentOf = (text: Text, booking: Booking | undefined): Payment => {
  const payment = readStatusWord(booking?.paymentStatus);
  if (!booking || payment === 'paid' || isSameAmount(booking.total, '0')) return { owed: '', state: '' };
  if (payment === '') return { owed: '', state: text('notKnown') };
  if (payment !== 'unpaid' && payment !== 'failed')
    return { owed: '', state: wordText('booking.paymentStatus', payment) };
  return { owed: formatMoney(booking.total, booking.currency) || text('notKnown'), state: '' };
};

const waiverText = (text: Text, { ticket }: TicketLine): string => {
  if (!ticket) return '';
  const isSigned = parseFlag(ticket.waiverSigned);
  return text(isSigned === undefined ? 'notKnown' : isSigned ? 'papers.signed' : 'papers.notSigned');
};

const hasArrived = ({ ticket }: TicketLine): boolean => ticket !== undefined && isUsed(ticket) === true;

const notesOf = (text: Text, line: TicketLine): string =>
  shorten(
    [hasArrived(line) ? text('papers.checkedIn') : '', toPlainText(line.booking?.notes)]
      .filter((note) => note !== '')
      .join('. '),
    maxNotes,
  );

const typeOf = (text: Text, { ticket, booking }: TicketLine): string => {
  if (ticket) return toPlainText(ticket.ticketName) || wordText('ticket.ticketType', toPlainText(ticket.ticketType));
  const count = Number(booking?.ticketCount);
  return Number.isSafeInteger(count) ? text('papers.tickets', { count }) : '';
};

const toRow = (text: Text, line: TicketLine, { owed, state }: Payment): PaperRow => ({
  name: nameOfLine(line),
  type: typeOf(text, line),
  code: toPlainText(line.ticket ? line.ticket.ticketNumber : line.booking?.bookingNumber),
  waiver: waiverText(text, line),
  owed: owed || state,
  notes: notesOf(text, line),
  [tickedKey]: hasArrived(line) ? 'x' : '',
});

const columnsOf = (text: Text, keys: readonly string[]): readonly PaperColumn[] => {
  const all: readonly PaperColumn[] = [
    { key: 'name', label: text('papers.columns.name'), width: 4 },
    { key: 'type', label: text('papers.columns.type'), width: 3 },
    { key: 'code', label: text('papers.columns.ticket'), isCode: true },
    { key: 'waiver', label: text('papers.columns.waiver'), width: 2 },
    { key: 'owed', label: text('papers.columns.owed'), width: 2, align: 'end' },
    { key: 'notes', label: text('papers.columns.notes'), width: 3 },
  ];
  return all.filter(({ key }) => keys.includes(key));
};

interface List {
  readonly columns: readonly PaperColumn[];
  readonly groups: readonly PaperGroup[];
}

export const gateListByName = (text: Text, lines: readonly TicketLine[]): List => ({
  columns: columnsOf(text, ['name', 'type', 'code', 'waiver', 'owed', 'notes']),
  groups: [
    { rows: lines.toSorted(byText(nameOfLine)).map((line) => toRow(text, line, paymentOf(text, line.booking))) },
  ],
});

/** Undefined if it is not known which booking the ticket is of. */
const bookingKey = ({ ticket, booking }: TicketLine): string | undefined =>
  (booking ? keysOfBooking(booking) : ticket ? bookingKeysOf(ticket) : [])[0];
const bookerOf = ({ ticket, booking }: TicketLine): string =>
  toPlainText(booking?.userName) || toPlainText(ticket?.bookingNumber);

/** The amount owed is in the booking's heading. */
export const gateListByBooking = (text: Text, lines: readonly TicketLine[]): List => ({
  columns: columnsOf(text, ['name', 'type', 'code', 'waiver', 'notes']),
  groups: [...Map.groupBy(lines.toSorted(byText(bookerOf)), bookingKey)].map(([key, group]) => {
    const { ticket, booking } = group[0] ?? {};
    const number = toPlainText(booking?.bookingNumber) || toPlainText(ticket?.bookingNumber);
    const payment = paymentOf(text, booking);
    const count = group.filter((line) => line.ticket).length;
    const heading = [
      key === undefined ? text('papers.noBooking') : toPlainText(booking?.userName),
      number,
      count > 0 ? text('papers.tickets', { count }) : '',
      payment.owed === '' ? payment.state : text('papers.owes', { amount: payment.owed }),
    ];
    return {
      heading: joinFacts(...heading),
      rows: group.toSorted(byText(nameOfLine)).map((line) => toRow(text, line, payment)),
    };
  }),
});
