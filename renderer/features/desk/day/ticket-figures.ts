/** Tickets sold and used per type. What a ticket does not say is counted as not known. */
import { type Ticket, ticketStatuses } from '@contract/entities/ticket';
import { isVoid } from '@contract/entities/ticket-entries';
import { isUsed } from '../../../event/ticket-use';
import { toPlainText } from '../../../kit/format/plain-text';
import { readStatusWord } from '../../../kit/format/status-word';

export interface TicketFigures {
  /** As the server sends it; empty if it does not. */
  readonly type: string;
  /** Without those that no longer admit anyone. */
  readonly sold: number;
  readonly used: number;
  readonly unused: number;
  /** Tickets that do not say whether they were used, or whose status is not known and which may not have been sold. */
  readonly unknown: number;
  /** Cancelled, refunded, transferred or blocked. */
  readonly void: number;
}

export const sumFigures = (figures: readonly TicketFigures[], type = ''): TicketFigures => {
  const sum = (key: Exclude<keyof TicketFigures, 'type'>) => figures.reduce((total, one) => total + one[key], 0);
  return {
    type,
    sold: sum('sold'),
    used: sum('used'),
    unused: sum('unused'),
    unknown: sum('unknown'),
    void: sum('void'),
  };
};

/** A status that is none that Pitwall knows. A ticket without a status is one that was sold. */
const isOdd = (status: unknown): boolean => {
  const word = readStatusWord(status);
  return word !== '' && !ticketStatuses.some((known) => known === word);
};

const figuresOf = (ticket: Ticket): TicketFigures => {
  const type = toPlainText(ticket.ticketType).trim();
  if (isVoid(ticket.status)) return { type, sold: 0, used: 0, unused: 0, unknown: 0, void: 1 };
  const used = isUsed(ticket);
  if (used !== true && isOdd(ticket.status)) return { type, sold: 0, used: 0, unused: 0, unknown: 1, void: 0 };
  return {
    type,
    sold: 1,
    used: Number(used === true),
    unused: Number(used === false),
    unknown: Number(used === undefined),
    void: 0,
  };
};

/** Per type, the most sold first. */
export const ticketFigures = (tickets: readonly Ticket[]): readonly TicketFigures[] => {
  const byType = Map.groupBy(tickets.map(figuresOf), ({ type }) => type);
  return [...byType]
    .map(([type, figures]) => sumFigures(figures, type))
    .toSorted((one, other) => other.sold - one.sold || (one.type < other.type ? -1 : 1));
};
