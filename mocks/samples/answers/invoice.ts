import type { Invoice, InvoiceClient, InvoiceDetail } from '@contract/samples/entities/invoice';
import { Did } from '../../answers/context';
import { missing } from '../../answers/refusal';
import { dataOf } from '../data';
import { filterByWords, sortRows, toPage } from '../listing';
import type { Plain } from '../plain';
import { clientCount, clientOf, paymentOf } from '../seeds/invoices';
import type { SampleAnswersOf } from './context';

/** The number of clients that the sample API offers (specification, section 7). */
const offered = 5;

const texts = ({ id, client, service, total, invoiceStatus, issuedDate, dueDate }: Plain<Invoice>) => [
  id,
  client.name,
  client.company,
  client.companyEmail,
  service,
  total,
  invoiceStatus,
  issuedDate,
  dueDate,
];

/** A client is sorted by name. */
const fieldOf =
  (column: string) =>
  (invoice: Plain<Invoice>): unknown =>
    column === 'client' ? invoice.client.name : Object.hasOwn(invoice, column) && invoice[column as keyof Invoice];

export const invoice = {
  list: ({ q, status, sort, sortColumn, ...page }, context) => {
    const all = dataOf(context).invoices.all();
    const chosen = status === undefined ? all : all.filter(({ invoiceStatus }) => invoiceStatus === status);
    const found = filterByWords(chosen, q, texts);
    return toPage(sortColumn === undefined ? found : sortRows(found, fieldOf(sortColumn), sort), page);
  },
  detail: ({ id }, context): InvoiceDetail | ReturnType<typeof missing> => {
    const found = dataOf(context).invoices.get(id);
    return found ? { invoice: found, paymentDetails: paymentOf(found) } : missing('invoice');
  },
  remove: ({ id }, context) => (dataOf(context).invoices.remove(id) ? new Did('') : missing('invoice')),
  clients: (): readonly InvoiceClient[] =>
    Array.from({ length: clientCount }, (_, index) => clientOf(index)).slice(0, offered),
} satisfies SampleAnswersOf<'invoice'>;
