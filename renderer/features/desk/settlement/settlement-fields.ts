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

const notCounted: Field = { key: 'notCounted', label: 'settlement.fields.notCounted', kind: 'number', width: 92 };

/**
 * The columns, together no wider than the tab in a window of 1366 pixels. The count of transactions left out is one if there
 * are any.
 */
export const settlementFields = (rows: readonly { readonly notCounted: number }[]): readonly Field[] => {
  const hasNotCounted = rows.some((row) => row.notCounted > 0);
  const width = hasNotCounted ? 112 : 152;
  return [
    { key: 'trackName', label: 'settlement.fields.trackName', width, linkTo: { area: 'tracks', id: 'trackId' } },
    { key: 'eventName', label: 'settlement.fields.eventName', width, linkTo: { area: 'events', id: 'eventId' } },
    ...(hasNotCounted ? [notCounted] : []),
    amount('gross', 92),
    amount('refunded', 84),
    amount('disputed', 84),
    amount('fees', 72),
    { key: 'commissionPercent', label: 'settlement.fields.commissionPercent', kind: 'number', width: 68 },
    amount('commission', 92),
    amount('due', 92),
    payout,
    amount('paidOut', 84),
  ];
};

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
