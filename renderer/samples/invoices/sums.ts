/** An invoice as the form and the paper have it, and its totals. Amounts are decimal texts, so that sums are exact to the cent. */
import type { Invoice } from '@contract/samples/entities/invoice';
import {
  compareDecimals,
  multiplyDecimals,
  negateDecimal,
  percentOf,
  roundDecimal,
  sumDecimals,
} from '../../kit/format/decimal';
import { stripBidiIsolates } from '../../kit/format/text';
import { createResettableStore } from '../../kit/stores/resettable-store';

export interface Item {
  readonly name: string;
  readonly about: string;
  /** In dollars, as typed. */
  readonly rate: string;
  readonly quantity: string;
  /** In percent. */
  readonly discount: string;
}

/** The values of the form and the printed invoice. */
export interface InvoiceValues {
  readonly issuedDate: string;
  readonly dueDate: string;
  /** The client's name. */
  readonly client: string;
  readonly items: readonly Item[];
  /** In percent. */
  readonly tax: string;
  readonly note: string;
}

interface Sums {
  /** Per item, before its discount. */
  readonly items: readonly string[];
  readonly subtotal: string;
  /** Of all items. */
  readonly discount: string;
  readonly tax: string;
  readonly total: string;
}

/** Incomplete input counts as zero. */
const lineOf = ({ rate, quantity }: Item): string => {
  const line = roundDecimal(multiplyDecimals(rate, quantity), 2) ?? '0.00';
  return compareDecimals(line, '0') < 0 ? '0.00' : line;
};

/** Tax applies after discounts. */
export const sumsOf = ({ items, tax }: Pick<InvoiceValues, 'items' | 'tax'>): Sums => {
  const lines = items.map(lineOf);
  const subtotal = sumDecimals(lines);
  const discount = sumDecimals(items.map((item, index) => percentOf(lines[index], item.discount)));
  const left = sumDecimals([subtotal, negateDecimal(discount)]);
  const more = percentOf(left, tax);
  return { items: lines, subtotal, discount, tax: more, total: sumDecimals([left, more]) };
};

/** The sample API has only a total and a service: the items are derived and add up to that total. */
const itemsOf = ({ total: all, service }: Invoice, words: (key: string) => string): readonly Item[] => {
  const travel = Math.round(all * 0.12);
  const setup = Math.round(all * 0.18);
  const item = (name: string, about: string, rate: number): Item => ({
    name,
    about,
    rate: String(rate),
    quantity: '1',
    discount: '0',
  });
  return [
    item(service, words('items.service'), all - travel - setup),
    item(words('items.setupName'), words('items.setup'), setup),
    item(words('items.travelName'), words('items.travel'), travel),
  ];
};

/** The balance for a new total, after what was already paid. */
export const balanceAfter = ({ total: before, balance }: Invoice, now: string): string => {
  const paid = sumDecimals([String(before), negateDecimal(balance)]);
  const open = sumDecimals([now, negateDecimal(paid)]);
  return compareDecimals(open, '0') < 0 ? '0.00' : open;
};

/** Changed invoices by id. The sample API cannot save them, so they last until the app closes or the demo is reset. */
export const useInvoiceEdits = createResettableStore<Readonly<Record<string, InvoiceValues>>>(() => ({}));

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
