/** What an invoice comes to. Amounts are counted in whole cents, so that sums are exact. */
import type { Invoice } from '@contract/samples/entities/invoice';

export interface Item {
  readonly name: string;
  readonly about: string;
  /** In dollars, as typed. */
  readonly rate: string;
  readonly quantity: string;
}

/** What the form holds, and what the paper shows. */
export interface InvoiceValues {
  readonly issuedDate: string;
  readonly dueDate: string;
  /** The client's name. */
  readonly client: string;
  readonly items: readonly Item[];
  /** In percent. */
  readonly discount: string;
  readonly tax: string;
  readonly note: string;
}

interface Sums {
  /** In cents, as all amounts here. */
  readonly items: readonly number[];
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly total: number;
}

const amount = (text: string): number => {
  const number = Number(text);
  return Number.isFinite(number) && number > 0 ? number : 0;
};

/** Tax is on what is left after the discount. */
export const sumsOf = ({ items, discount, tax }: Pick<InvoiceValues, 'items' | 'discount' | 'tax'>): Sums => {
  const lines = items.map(({ rate, quantity }) => Math.round(amount(rate) * 100) * Math.floor(amount(quantity)));
  const subtotal = lines.reduce((sum, line) => sum + line, 0);
  const less = Math.round((subtotal * Math.min(100, amount(discount))) / 100);
  const more = Math.round(((subtotal - less) * amount(tax)) / 100);
  return { items: lines, subtotal, discount: less, tax: more, total: subtotal - less + more };
};

/** The sample API says an invoice's total and service only: its items are made from them, and come to that total. */
export const itemsOf = ({ total, service }: Invoice, words: (key: string) => string): readonly Item[] => {
  const travel = Math.round(total * 0.12);
  const setup = Math.round(total * 0.18);
  const item = (name: string, about: string, rate: number) => ({ name, about, rate: String(rate), quantity: '1' });
  return [
    item(service, words('items.service'), total - travel - setup),
    item(words('items.setupName'), words('items.setup'), setup),
    item(words('items.travelName'), words('items.travel'), travel),
  ];
};
