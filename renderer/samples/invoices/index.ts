/** Sample invoices: a list, a paper to print, and a form with items and totals. */
import { ReceiptMoneyRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/area';
import { statuses, tones } from './statuses';

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
  columns: [
    { key: 'id', kind: 'code', width: 90 },
    { key: 'invoiceStatus', kind: 'status', width: 140, tones, filter: statuses, valueTexts: 'invoices:words' },
    { key: 'client', kind: 'mention', width: 190 },
    { key: 'service', width: 190 },
    { key: 'total', kind: 'money', currency: 'USD', width: 110 },
    { key: 'issuedDate', kind: 'date', width: 130 },
    { key: 'balance', kind: 'money', currency: 'USD', width: 110 },
    { key: 'dueDate', kind: 'date', width: 130 },
    { key: 'avatar', kind: 'image', width: 60, shown: false },
  ],
  listHeader: () => import('./figures'),
  listActions: () => import('./list-actions'),
  routes: [
    { path: '/apps/invoice/preview', title: 'samples:titles.invoicePreview', screen: () => import('./preview/newest') },
    {
      path: '/apps/invoice/preview/:id',
      title: 'samples:titles.invoicePreview',
      screen: () => import('./preview/preview-screen'),
    },
    { path: '/apps/invoice/edit', title: 'samples:titles.invoiceEdit', screen: () => import('./edit/newest') },
    { path: '/apps/invoice/edit/:id', title: 'samples:titles.invoiceEdit', screen: () => import('./edit/edit-screen') },
    { path: '/apps/invoice/add', title: 'samples:titles.invoiceAdd', screen: () => import('./edit/add-screen') },
  ],
});
