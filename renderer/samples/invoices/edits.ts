/** Local changes to invoices. The sample API cannot save them, so they last until the app closes or the demo is reset. */
import type { Invoice } from '@contract/samples/entities/invoice';
import { stripBidiIsolates } from '../../kit/format/text';
import { createResettableStore } from '../../kit/stores/resettable-store';
import { type InvoiceValues, itemsOf } from './sums';

export const useInvoiceEdits = createResettableStore<Readonly<Record<string, InvoiceValues>>>(() => ({}));

export const saveEdit = (id: string, values: InvoiceValues): void => useInvoiceEdits.setState({ [id]: values });

/** An invoice with its local changes. */
export const toValues = (
  invoice: Invoice,
  edit: InvoiceValues | undefined,
  text: (key: string) => string,
): InvoiceValues =>
  edit ?? {
    issuedDate: invoice.issuedDate,
    dueDate: invoice.dueDate,
    client: invoice.client.name,
    items: itemsOf(invoice, (key) => stripBidiIsolates(text(key))),
    tax: '0',
    note: stripBidiIsolates(text('note')),
  };
