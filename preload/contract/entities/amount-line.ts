/** The lines of a record's amount: sales, fees, refunds. Servers nest them in the record. */
import { entity, money, text } from './field';

export const amountLine = entity({
  names: ['line', 'lineItem', 'item', 'orderLine', 'orderItem', 'fee', 'adjustment', 'component'],
  fields: {
    currency: text('currencyCode', 'currencyIso'),
    amount: money('value', 'sum'),
    price: money('unitPrice', 'itemPrice', 'priceEach'),
    subTotal: money('netAmount', 'net'),
    discount: money('rebate', 'discountAmount'),
    tax: money('vat', 'taxAmount', 'vatAmount'),
    total: money('lineTotal', 'gross', 'grossAmount'),
  },
  required: [],
});
