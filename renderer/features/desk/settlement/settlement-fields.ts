/** The columns of both tables as they are shown and exported. */
import type { ExportRequest } from '@contract/bridge';
import type { Field, Values } from '../../../kit/area/field';
import { rowsRequest } from '../../../kit/export/export-request';
import { fileFormat } from '../../../kit/export/file-format';
import { stripBidiIsolates, type Text } from '../../../kit/format/text';
import { wordTexts } from '../../../kit/format/word-text';
import { w9Tones } from '../../tones';

const payout: Field = {
  key: 'payout',
  label: 'settlement.fields.payout',
  kind: 'status',
  valueTexts: 'desk:settlement.payout',
  tones: { ready: 'success', blocked: 'danger', unknown: 'warning', loading: 'neutral' },
  width: 124,
};

const amount = (key: string, width: number): Field => ({
  key,
  label: `settlement.fields.${key}`,
  kind: 'money',
  width,
});

const allFields: readonly Field[] = [
  { key: 'trackName', label: 'settlement.fields.trackName', width: 132, linkTo: { area: 'tracks', id: 'trackId' } },
  { key: 'eventName', label: 'settlement.fields.eventName', width: 140, linkTo: { area: 'events', id: 'eventId' } },
  amount('gross', 100),
  amount('refunded', 88),
  amount('disputed', 88),
  amount('fees', 80),
  { key: 'commissionPercent', label: 'settlement.fields.commissionPercent', kind: 'number', width: 72 },
  amount('commission', 96),
  amount('due', 100),
  payout,
  amount('paidOut', 92),
  { key: 'notCounted', label: 'settlement.fields.notCounted', kind: 'number', width: 100 },
];

/** The columns; without the count of transactions left out if there are none. */
export const settlementFields = (rows: readonly { readonly notCounted: number }[]): readonly Field[] =>
  rows.some(({ notCounted }) => notCounted > 0) ? allFields : allFields.filter(({ key }) => key !== 'notCounted');

export const formFields: readonly Field[] = [
  { key: 'name', label: 'settlement.fields.trackName', width: 240, linkTo: { area: 'tracks', id: 'id' } },
  payout,
  {
    key: 'status',
    label: 'settlement.fields.w9Status',
    kind: 'status',
    tones: w9Tones,
    valueTexts: wordTexts('w9.status'),
    width: 140,
  },
  { key: 'legalName', label: 'settlement.fields.legalName', width: 220 },
  { key: 'signedAt', label: 'settlement.fields.signedAt', kind: 'dateTime', width: 216 },
  { key: 'commissionPercent', label: 'settlement.fields.commissionPercent', kind: 'number', width: 110 },
];

/** A table as CSV: amounts as decimals beside their currency, words as on the screen. */
export const tableRequest = (
  words: readonly string[],
  fields: readonly Field[],
  rows: readonly Values[],
  text: Text,
): ExportRequest => {
  const [title = ''] = words;
  const hasMoney = fields.some(({ kind }) => kind === 'money');
  const currency: readonly Field[] = hasMoney ? [{ key: 'currency', label: 'settlement.fields.currency' }] : [];
  const picks = [...fields.slice(0, 2), ...currency, ...fields.slice(2)];
  return rowsRequest(
    {
      title,
      words: words.filter((word) => word !== ''),
      choice: { scope: 'all', ...fileFormat(true) },
      picks: picks.map(({ key, kind, label = key }) => ({ key, kind, label: stripBidiIsolates(text(label)) })),
    },
    rows.map((row) => ({ ...row, payout: stripBidiIsolates(text(`settlement.payout.${String(row.payout)}`)) })),
  );
};
