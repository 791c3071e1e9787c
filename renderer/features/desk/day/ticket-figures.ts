/** Tickets sold and used per type. What a ticket does not say is counted as not known. */
import type { Ticket } from '@contract/entities/ticket';
import { isVoid } from '@contract/entities/ticket-entries';
import { isSurelyValid, isUsed } from '../../../event/ticket-use';
import { toPlainText } from '../../../kit/format/plain-text';

export interface TicketFigures {
  /** As the server sends it; empty if it does not. */
  readonly type: string;
  /** Without those that no longer admit anyone. */
  readonly sold: number;
  readonly used: number;
  readonly unused: number;
  /** Tickets that do not say whether they were used, or whether they still admit anyone. */
  readonly unknown: number;
  /** Of those, the ones that may not have been sold, or may no longer admit anyone. */
  readonly unsure: number;
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
    unsure: sum('unsure'),
    void: sum('void'),
  };
};

const figuresOf = (ticket: Ticket): TicketFigures => {
  const type = toPlainText(ticket.ticketType).trim();
  const none = { type, sold: 0, used: 0, unused: 0, unknown: 0, unsure: 0, void: 0 };
  if (isVoid(ticket.status)) return { ...none, void: 1 };
  const used = isUsed(ticket);
  if (used !== true && !isSurelyValid(ticket)) return { ...none, unknown: 1, unsure: 1 };
  return {
    ...none,
    sold: 1,
    used: Number(used === true),
    unused: Number(used === false),
    unknown: Number(used === undefined),
  };
};

/** Per type, the most sold first. */
export const ticketFigures = (tickets: readonly Ticket[]): readonly TicketFigures[] => {
  const byType = Map.groupBy(tickets.map(figuresOf), ({ type }) => type);
  return [...byType]
    .map(([type, figures]) => sumFigures(figures, type))
    .toSorted((one, other) => other.sold - one.sold || (one.type < other.type ? -1 : 1));
};
