/** Rows of an order that a person adds, takes away and moves. */
export interface OrderRow {
  item: string;
  count: string;
  price: string;
}
export interface Order {
  rows: OrderRow[];
}

export const emptyRow: OrderRow = { item: '', count: '1', price: '' };
export const fewest = 1;
export const most = 8;

/** In cents, so that sums are exact; what is no number counts nothing. */
export const centsOf = ({ count, price }: OrderRow): number => {
  const pieces = Number(count);
  const cents = Math.round(Number(price) * 100);
  return Number.isFinite(pieces) && Number.isFinite(cents) ? Math.max(0, Math.floor(pieces)) * Math.max(0, cents) : 0;
};

export const totalOf = (rows: readonly OrderRow[]): number => rows.reduce((sum, row) => sum + centsOf(row), 0);

/** Where a row that was taken away returns to: its old place, or the end of a list that has become shorter. */
export const placeOf = (before: number, length: number): number => Math.min(before, length);
