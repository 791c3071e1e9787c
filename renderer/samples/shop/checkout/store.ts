/**
 * The values entered in the checkout, kept while going back and forth. They stay in this window's
 * memory, belong to one user, and are cleared when the order is placed.
 */
import { createResettableStore } from '../../../kit/stores/resettable-store';
import { useSession } from '../../../kit/stores/session';
import type { Sums } from './sums';

export interface Address {
  readonly name: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly postalCode: string;
  readonly country: string;
  readonly instructions: string;
}

export const paymentMethods = ['card', 'transfer', 'delivery'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export interface Payment {
  readonly way: PaymentMethod;
  readonly holder: string;
  readonly number: string;
  readonly expiry: string;
  readonly code: string;
}

/** A placed order, for the confirmation. */
export interface Order {
  readonly lines: readonly {
    readonly productId: number;
    readonly name: string;
    readonly qty: number;
    readonly sum: string;
  }[];
  readonly sums: Sums;
  readonly address: Address;
  readonly way: PaymentMethod;
}

interface Filled {
  readonly address: Address;
  /** Whether the address is valid. */
  readonly hasAddress: boolean;
  readonly payment: Payment;
  readonly coupon: string;
  readonly order: Order | undefined;
}

const empty: Filled = {
  address: { name: '', phone: '', street: '', city: '', postalCode: '', country: '', instructions: '' },
  hasAddress: false,
  payment: { way: 'card', holder: '', number: '', expiry: '', code: '' },
  coupon: '',
  order: undefined,
};

export const useCheckout = createResettableStore<Filled>(() => empty);

export const updateCheckout = (part: Partial<Filled>): void => useCheckout.setState(part);

/** Clears all values but the placed order. */
export const clearCheckout = (): void => useCheckout.setState(({ order }) => ({ ...empty, order }));

useSession.subscribe(({ session }, before) => {
  if (session?.person?.id !== before.session?.person?.id) useCheckout.setState(empty);
});
