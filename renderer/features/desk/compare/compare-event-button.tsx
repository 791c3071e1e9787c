/** "Compare with a file…" for the lists of the desk's event. */
import type { Page } from '@contract/endpoint';
import { isId } from '@contract/entities/id';
import { ok, type Result } from '@contract/failure';
import { sentIdIn } from '@contract/list/all-pages';
import { Button, MenuItem } from '@fluentui/react-components';
import { DocumentSearchRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Field, FieldKind, Values } from '../../../kit/area/field';
import { callEndpoint } from '../../../kit/bridge/call-endpoint';
import { timeReadWith } from '../../../kit/bridge/copies';
import { useCommand } from '../../../kit/commands/command';
import type { CompareSource } from '../../../kit/compare/compare-source';
import { pendingPlaceholder } from '../../../kit/feedback/pending-placeholder';
import { useText } from '../../../kit/format/text';
import { wordTexts } from '../../../kit/format/word-text';
import { arrangeColumns } from '../../../kit/list/data/columns';
import { loadAllRows, rowsHeld } from '../../../kit/list/data/load-rows';
import { labelIn } from '../../../kit/list/data/use-columns';
import { ButtonMenu } from '../../../kit/popover/button-menu';
import { useCan } from '../../../kit/stores/session';

const CompareDialog = lazy(async () => ({
  default: (await import('../../../kit/compare/compare-dialog')).CompareDialog,
}));

const fieldsOf = (kind: FieldKind, ...keys: readonly string[]): readonly Field[] => keys.map((key) => ({ key, kind }));
const status = (key: string, valueTexts: string): Field => ({ key, kind: 'status', valueTexts });

/** What files of other programs have of each list. */
const lists = {
  tickets: {
    call: 'booking.ticketList',
    fields: [
      ...fieldsOf('code', 'ticketNumber', 'vehicleNumber'),
      ...fieldsOf('text', 'holderName', 'className', 'ticketName'),
      status('ticketType', wordTexts('ticket.ticketType')),
      status('status', wordTexts('ticket.status')),
      ...fieldsOf('code', 'bookingNumber'),
      ...fieldsOf('email', 'holderEmail'),
      ...fieldsOf('money', 'price'),
      ...fieldsOf('flag', 'isCheckedIn'),
      ...fieldsOf('dateTime', 'checkedInAt'),
    ],
  },
  bookings: {
    call: 'booking.list',
    fields: [
      ...fieldsOf('code', 'bookingNumber'),
      ...fieldsOf('text', 'userName'),
      ...fieldsOf('email', 'userEmail'),
      ...fieldsOf('phone', 'userPhone'),
      ...fieldsOf('number', 'ticketCount'),
      ...fieldsOf('money', 'total'),
      status('bookingStatus', wordTexts('booking.bookingStatus')),
      status('paymentStatus', wordTexts('booking.paymentStatus')),
      ...fieldsOf('dateTime', 'bookingDate'),
    ],
  },
  transactions: {
    call: 'transaction.list',
    fields: [
      ...fieldsOf('code', 'transactionNumber', 'gatewayReference', 'bookingNumber'),
      ...fieldsOf('text', 'userName'),
      status('type', wordTexts('transaction.type')),
      ...fieldsOf('money', 'amount', 'fee', 'refundAmount', 'payoutAmount'),
      status('status', wordTexts('transaction.status')),
      ...fieldsOf('code', 'cardLast4'),
      ...fieldsOf('dateTime', 'processedAt'),
      ...fieldsOf('date', 'settledAt'),
    ],
  },
} as const;
type ListName = keyof typeof lists;

/** The rows of the event, or all rows without one. */
const sourceOf = (name: ListName, title: string, { id, timezone }: Values): CompareSource => {
  const { call, fields } = lists[name];
  const input = isId(id) ? { eventId: id } : {};
  const zone = typeof timezone === 'string' ? { zone: timezone } : {};
  const zoned = fields.map((field): Field => ({ ...field, ...zone }));
  return {
    title,
    columns: arrangeColumns(zoned, [], undefined, labelIn(name)),
    path: name === 'transactions' ? undefined : `/${name}`,
    idOf: (row) => String(row.id),
    load: async (signal) => {
      const loaded = await loadAllRows(
        async (paging) => (await callEndpoint(call, { ...input, ...paging }, signal)) as Result<Page<Values>>,
        sentIdIn('id'),
        () => undefined,
        signal,
      );
      return loaded.ok ? ok({ ...rowsHeld(loaded.value, input), ...timeReadWith(signal) }) : loaded;
    },
  };
};

interface CompareEventButtonProps {
  /** The event; without an id, all events. */
  readonly event: Values;
  /** Compares this list at once. */
  readonly list?: ListName;
}

export const CompareEventButton = ({ event, list }: CompareEventButtonProps): ReactNode => {
  const text = useText('desk');
  const [compared, setCompared] = useState<ListName>();
  const canRead = {
    tickets: useCan(['read', 'Ticket']),
    bookings: useCan(['read', 'Booking']),
    transactions: useCan(['read', 'Transaction']),
  };
  const names = (Object.keys(lists) as ListName[]).filter((name) => canRead[name]);
  const first = list ?? names[0];
  useCommand('compare-file', first ? () => setCompared(first) : undefined);
  if (!first) return undefined;
  const title = (name: ListName): string => text(`${name}:title`);
  const button = <Button appearance="subtle" icon={<DocumentSearchRegular />} />;
  return (
    <>
      {list ? (
        <Button icon={<DocumentSearchRegular />} onClick={() => setCompared(list)}>
          {text('compare')}
        </Button>
      ) : (
        <ButtonMenu button={button} tooltip={text('compare')}>
          {names.map((name) => (
            <MenuItem key={name} onClick={() => setCompared(name)}>
              {title(name)}
            </MenuItem>
          ))}
        </ButtonMenu>
      )}
      {compared ? (
        <Suspense fallback={pendingPlaceholder}>
          <CompareDialog source={sourceOf(compared, title(compared), event)} onClose={() => setCompared(undefined)} />
        </Suspense>
      ) : undefined}
    </>
  );
};
