/** The worksheet's rows as they are shown and exported. */
import type { ExportRequest } from '@contract/bridge';
import type { Field } from '../../../kit/area/field';
import { rowsRequest } from '../../../kit/export/export-request';
import { fileFormat } from '../../../kit/export/file-format';
import { compareDecimals } from '../../../kit/format/decimal';
import { formatMoney, formatNumber } from '../../../kit/format/number';
import { toPlainText } from '../../../kit/format/plain-text';
import { stripBidiIsolates, type Text } from '../../../kit/format/text';
import { wordText, wordTexts } from '../../../kit/format/word-text';
import type { PlainRow } from '../../../kit/ui/table/plain-table';
import { outcomeText } from './outcomes';
import { doubts } from './refund-amounts';
import type { Refund, RefundSum } from './refunds';

const refundFields: readonly Field[] = [
  { key: 'bookingNumber', label: 'rainOut.fields.bookingNumber', kind: 'code', width: 124 },
  { key: 'userName', label: 'rainOut.fields.userName', width: 150 },
  { key: 'paid', label: 'rainOut.fields.paid', kind: 'money', width: 96 },
  { key: 'refunded', label: 'rainOut.fields.refunded', kind: 'money', width: 116 },
  { key: 'left', label: 'rainOut.fields.left', kind: 'money', width: 110 },
  { key: 'outcome', label: 'rainOut.fields.outcome', width: 200 },
  {
    key: 'doubt',
    label: 'rainOut.fields.doubt',
    kind: 'status',
    valueTexts: 'desk:rainOut.notes',
    tones: Object.fromEntries(doubts.map((doubt) => [doubt, 'warning'])),
    width: 180,
  },
  {
    key: 'paymentMethod',
    label: 'rainOut.fields.paymentMethod',
    kind: 'status',
    valueTexts: wordTexts('booking.paymentMethod'),
    width: 110,
  },
  {
    key: 'paymentStatus',
    label: 'rainOut.fields.paymentStatus',
    kind: 'status',
    valueTexts: wordTexts('booking.paymentStatus'),
    width: 140,
  },
  { key: 'userPhone', label: 'rainOut.fields.userPhone', kind: 'phone', width: 140 },
  { key: 'userEmail', label: 'rainOut.fields.userEmail', kind: 'email', width: 200 },
];

/** A sum, or that it is not known. If bookings are left out of it, it is the least that is true, and zero is not known. */
export const sumText = (
  key: 'paid' | 'refunded' | 'left',
  { currency, unknown, [key]: sum }: RefundSum,
  text: Text,
): string => {
  if (sum === undefined || (unknown > 0 && compareDecimals(sum, '0') === 0)) return text('notKnown');
  const shown = formatMoney(sum, currency);
  return unknown > 0 ? text('atLeast', { shown }) : shown;
};

/** "Apple Pay" from `apple_pay`, as in the lists of bookings. */
export const methodText = (method: string, text: Text): string =>
  method === 'unknown' ? text('rainOut.noMethod') : wordText('booking.paymentMethod', method);

/** A row of the table of sums, as texts by column; the first has the name of the group. */
export const sumRow = (sum: RefundSum, text: Text, nameOf = methodText): PlainRow => ({
  key: `${sum.currency} ${sum.group}`,
  isTotal: sum.group === '',
  cells: {
    group:
      sum.group === ''
        ? text('rainOut.sums.total', { currency: sum.currency || text('rainOut.noCurrency') })
        : nameOf(sum.group, text),
    count: formatNumber(sum.count),
    paid: sumText('paid', sum, text),
    refunded: sumText('refunded', sum, text),
    left: sumText('left', sum, text),
    unknown: sum.unknown === 0 ? '' : formatNumber(sum.unknown),
  },
});

/** The columns; without notes if no row has one. */
export const fieldsFor = (refunds: readonly Refund[]): readonly Field[] =>
  refunds.some(({ doubt }) => doubt !== undefined) ? refundFields : refundFields.filter(({ key }) => key !== 'doubt');

/** All columns, with the currency of the amounts. */
const exported: readonly Pick<Field, 'key' | 'label' | 'kind'>[] = [
  ...refundFields.slice(0, 2),
  { key: 'currency', label: 'rainOut.fields.currency' },
  ...refundFields.slice(2),
  {
    key: 'bookingStatus',
    label: 'rainOut.fields.bookingStatus',
    kind: 'status',
    valueTexts: wordTexts('booking.bookingStatus'),
  },
];

export const worksheetRequest = (refunds: readonly Refund[], words: readonly string[], text: Text): ExportRequest => {
  const [title = ''] = words;
  return rowsRequest(
    {
      title,
      words: words.filter((word) => word !== ''),
      choice: { scope: 'all', ...fileFormat(true) },
      picks: exported.map(({ key, label, kind }) => ({
        key,
        kind,
        label: stripBidiIsolates(text(toPlainText(label))),
      })),
    },
    refunds.map((refund) => ({
      ...refund,
      outcome: stripBidiIsolates(outcomeText(refund.outcome, text)),
      doubt: refund.doubt && stripBidiIsolates(text(`rainOut.notes.${refund.doubt}`)),
    })),
  );
};
