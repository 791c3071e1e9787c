import { z } from 'zod';
import { del, done, get, Id, list, record } from '../endpoint';
import { type Invoice, type InvoiceClient, type InvoiceDetail, invoiceStatuses } from './entities/invoice';
import { paging, sorting } from './paging';

export const invoice = {
  list: get('/apps/invoice/invoices', {
    input: z.strictObject({ ...paging(10), ...sorting, status: z.enum(invoiceStatuses).optional() }),
    output: list<Invoice>(),
    returns: 'raw',
    kind: 'read',
  }),
  detail: get('/api/invoice/invoices/{id}', {
    input: z.strictObject({ id: Id }),
    output: record<InvoiceDetail>(),
    returns: 'raw',
    kind: 'read',
  }),
  remove: del('/apps/invoice/delete', {
    input: z.strictObject({ id: Id }),
    output: done(),
    returns: 'raw',
    kind: 'once',
  }),
  /** The first 5. */
  clients: get('/api/invoice/clients', {
    input: z.strictObject({}),
    output: list<InvoiceClient>(),
    returns: 'raw',
    kind: 'read',
  }),
};
