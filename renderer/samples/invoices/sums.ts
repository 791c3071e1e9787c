/** What an invoice comes to. Amounts are decimal texts, so that sums are exact to the cent. */
import type { Invoice } from '@contract/samples/entities/invoice';
import { compared, negated, percentOf, product, rounded, total } from '../../kit/format/decimal';

export interface Item {
  readonly name: string;
  readonly about: string;
  /** In dollars, as typed. */
  readonly rate: string;
  readonly quantity: string;
  /** In percent. */
  readonly discount: string;
}

/** What the form holds, and what the paper shows. */
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
  /** What each item comes to, before its discount. */
  readonly items: readonly string[];
  readonly subtotal: string;
  /** What all items' discounts take off. */
  readonly discount: string;
  readonly tax: string;
  readonly total: string;
}

/** What is being typed may be no amount yet: it then counts as nothing. */
const lineOf = ({ rate, quantity }: Item): string => {
  const line = rounded(product(rate, quantity), 2) ?? '0.00';
  return compared(line, '0') < 0 ? '0.00' : line;
};

/** Tax is on what is left after the discounts. */
export const sumsOf = ({ items, tax }: Pick<InvoiceValues, 'items' | 'tax'>): Sums => {
  const lines = items.map(lineOf);
  const subtotal = total(lines);
  const discount = total(items.map((item, index) => percentOf(lines[index], item.discount)));
  const left = total([subtotal, negated(discount)]);
  const more = percentOf(left, tax);
  return { items: lines, subtotal, discount, tax: more, total: total([left, more]) };
};

/** The sample API says an invoice's total and service only: its items are made from them, and come to that total. */
export const itemsOf = ({ total: all, service }: Invoice, words: (key: string) => string): readonly Item[] => {
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

/** What is still to be paid once the invoice comes to `now`: what was paid of it before stays paid. */
export const balanceAfter = ({ total: before, balance }: Invoice, now: string): string => {
  const paid = total([String(before), negated(balance)]);
  const open = total([now, negated(paid)]);
  return compared(open, '0') < 0 ? '0.00' : open;
};
