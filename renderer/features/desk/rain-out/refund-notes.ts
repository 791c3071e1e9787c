/** What staff must know of the worksheet, on the screen and on paper. */
import { formatNumber } from '../../../kit/format/number';
import type { Text } from '../../../kit/format/text';
import { doubts } from './refund-amounts';
import type { Refund } from './refunds';

interface RefundNotes {
  /** Refunds are taken from the bookings alone. */
  readonly file: string | undefined;
  /** Bookings that do not name their event. */
  readonly event: string | undefined;
  /** How many bookings have each reason not to know the amount: "2 partly refunded". */
  readonly doubt: string | undefined;
  readonly contacts: string | undefined;
}

interface Sources {
  readonly refunds: readonly Refund[];
  readonly hasTransactions: boolean;
  readonly withoutEvent: number;
  readonly lacksContacts: boolean;
}

export const refundNotes = (
  text: Text,
  { refunds, hasTransactions, withoutEvent, lacksContacts }: Sources,
): RefundNotes => {
  const parts = doubts.flatMap((doubt) => {
    const count = refunds.filter((refund) => refund.doubt === doubt).length;
    return count === 0 ? [] : [text(`rainOut.doubts.${doubt}`, { count, shown: formatNumber(count) })];
  });
  return {
    file: hasTransactions ? undefined : text('rainOut.noTransactions'),
    event:
      withoutEvent > 0
        ? text('rainOut.withoutEvent', { count: withoutEvent, shown: formatNumber(withoutEvent) })
        : undefined,
    doubt: parts.length === 0 ? undefined : parts.join(' '),
    contacts: lacksContacts ? text('papers.contactsFailed') : undefined,
  };
};

export const printedNotes = (text: Text, { file, event, doubt, contacts }: RefundNotes): readonly string[] =>
  [file, event, contacts, doubt && `${text('rainOut.unknownTitle')} ${doubt}`].filter((note) => note !== undefined);
