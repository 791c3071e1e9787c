/** What a screen may show in one place: a value and its kind. */

export type Cell =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number }
  /** Decimal text of major units. The currency is absent where the server doesn't say it beside the amount. */
  | { readonly kind: 'money'; readonly value: string; readonly currency?: string }
  /** ISO text in UTC. */
  | { readonly kind: 'moment'; readonly value: string }
  | { readonly kind: 'day'; readonly value: string }
  | { readonly kind: 'truth'; readonly value: boolean }
  /** A word of the product's vocabulary, such as `confirmed` of `booking.bookingStatus`. */
  | { readonly kind: 'word'; readonly value: string; readonly of: string }
  | { readonly kind: 'list'; readonly value: readonly string[] };

export const text = (value: string | undefined): Cell | undefined =>
  value === undefined ? undefined : { kind: 'text', value };
export const number = (value: number | undefined): Cell | undefined =>
  value === undefined ? undefined : { kind: 'number', value };
export const moment = (value: string | undefined): Cell | undefined =>
  value === undefined ? undefined : { kind: 'moment', value };
export const day = (value: string | undefined): Cell | undefined =>
  value === undefined ? undefined : { kind: 'day', value };
export const truth = (value: boolean): Cell => ({ kind: 'truth', value });
export const word =
  (of: string) =>
  (value: string | undefined): Cell | undefined =>
    value === undefined ? undefined : { kind: 'word', value, of };
export const texts = (value: readonly string[]): Cell | undefined =>
  value.length > 0 ? { kind: 'list', value } : undefined;
