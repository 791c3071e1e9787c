/** The worksheet on paper: a group for each payment method and currency, with its sums as the heading. */

import type { CopyNote } from '@contract/failure';
import { currentLocale } from '../../../kit/format/locale';
import { formatMoney, formatNumber } from '../../../kit/format/number';
import { toPlainText } from '../../../kit/format/plain-text';
import { stripBidiIsolates, type Text } from '../../../kit/format/text';
import type { Paper, PaperEvent, PaperRow } from '../../../kit/print/papers/paper';
import { outcomeText } from './outcomes';
import { fieldsFor, methodText, sumText } from './refund-rows';
import { methodOf, type Refund, type RefundSum, refundSums } from './refunds';

const printed = ['bookingNumber', 'userName', 'userPhone', 'userEmail', 'paid', 'refunded', 'left', 'outcome', 'doubt'];
const amounts = ['paid', 'refunded', 'left'];

interface Sources {
  readonly event: PaperEvent | undefined;
  readonly refunds: readonly Refund[];
  readonly asOf: number;
  readonly copy: CopyNote | undefined;
  /** Warnings of the screen, which a reader of the paper must know, too. */
  readonly notes: readonly string[];
  readonly text: Text;
}

export const refundPaper = ({ event, refunds, asOf, copy, notes, text }: Sources): Paper => {
  const plain = (key: string, params: Readonly<Record<string, string>> = {}): string =>
    stripBidiIsolates(text(key, params));
  const isDecided = refunds.some(({ outcome }) => outcome !== undefined);
  const fields = fieldsFor(refunds).filter(({ key }) => printed.includes(key) && (isDecided || key !== 'outcome'));
  const toRow = (refund: Refund): PaperRow => ({
    ...Object.fromEntries(
      fields.map(({ key }) => [
        key,
        amounts.includes(key) ? formatMoney(refund[key], refund.currency) : toPlainText(refund[key]),
      ]),
    ),
    outcome: stripBidiIsolates(outcomeText(refund.outcome, text)),
    doubt: refund.doubt && plain(`rainOut.notes.${refund.doubt}`),
  });
  const byName = (one: Refund, other: Refund): number =>
    toPlainText(one.userName).localeCompare(toPlainText(other.userName), currentLocale());
  const heading = (sum: RefundSum): string =>
    plain(sum.unknown > 0 ? 'rainOut.paper.groupUnknown' : 'rainOut.paper.group', {
      method: methodText(sum.group, text),
      paid: sumText('paid', sum, text),
      refunded: sumText('refunded', sum, text),
      left: sumText('left', sum, text),
      unknown: formatNumber(sum.unknown),
    });
  const sums = refundSums(refunds);
  const totals = sums.filter(({ group }) => group === '');
  const totalTexts = totals.map((sum) => plain('rainOut.paper.total', { left: sumText('left', sum, text) }));
  return {
    title: plain('rainOut.title'),
    event,
    note: [...totalTexts, ...notes.map(stripBidiIsolates)].join(' '),
    asOf,
    copy,
    columns: fields.map(({ key, label, width = 100 }) => ({
      key,
      label: plain(toPlainText(label)),
      width,
      ...(amounts.includes(key) ? { align: 'end' as const } : {}),
      ...(key === 'bookingNumber' ? { isCode: true } : {}),
    })),
    groups: sums
      .filter(({ group }) => group !== '')
      .map((sum) => ({
        heading: heading(sum),
        rows: refunds
          .filter((refund) => refund.currency === sum.currency && methodOf(refund) === sum.group)
          .toSorted(byName)
          .map(toRow),
      })),
    hasTickBoxes: true,
  };
};
