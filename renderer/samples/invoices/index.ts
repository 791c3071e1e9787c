/** Sample invoices: a list, a paper to print, and a form with items and totals. */
import { ReceiptMoneyRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/define-resource';
import { tones } from './tones';

export const area = defineResource({
  name: 'invoices',
  title: 'samples:titles.invoices',
  path: '/apps/invoice/list',
  icon: ReceiptMoneyRegular,
  group: 'samples',
  order: 30,
  list: 'invoice.list',
  capabilities: { filterParams: { invoiceStatus: 'status' } },
  defaults: { size: 10 },
  naming: 'id',
  recordPath: '/apps/invoice/preview',
  fields: {
    id: { kind: 'code', column: 90 },
    invoiceStatus: {
      kind: 'status',
      column: 140,
      tones,
      filter: Object.keys(tones),
      valueTexts: 'invoices:words',
    },
    client: { kind: 'reference', column: 190 },
    service: { column: 190 },
    total: { kind: 'money', currency: 'USD', column: 110 },
    issuedDate: { kind: 'date', column: 130 },
    balance: { kind: 'money', currency: 'USD', column: 110 },
    dueDate: { kind: 'date', column: 130 },
    avatar: { kind: 'image', hiddenColumn: 60 },
  },
  listActions: () => import('./list-actions'),
  deletion: { dialog: () => import('./list-actions'), takesMany: true },
  routes: [
    { path: '/apps/invoice/preview', title: 'samples:titles.invoicePreview', screen: () => import('./newest-invoice') },
    {
      path: '/apps/invoice/preview/:id',
      title: 'samples:titles.invoicePreview',
      screen: () => import('./preview-screen'),
    },
    { path: '/apps/invoice/edit', title: 'samples:titles.invoiceEdit', screen: () => import('./newest-invoice') },
    { path: '/apps/invoice/edit/:id', title: 'samples:titles.invoiceEdit', screen: () => import('./edit-screen') },
  ],
});
