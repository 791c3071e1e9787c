/** Rows of an order that can be added, removed and moved. */
export interface OrderRow {
  item: string;
  count: string;
  price: string;
}
export interface Order {
  rows: OrderRow[];
}

export const emptyRow: OrderRow = { item: '', count: '1', price: '' };
export const minRows = 1;
export const maxRows = 8;

/** In cents, so that sums are exact; anything but a number counts as 0. */
const centsOf = ({ count, price }: OrderRow): number => {
  const pieces = Number(count);
  const cents = Math.round(Number(price) * 100);
  return Number.isFinite(pieces) && Number.isFinite(cents) ? Math.max(0, Math.floor(pieces)) * Math.max(0, cents) : 0;
};

export const totalOf = (rows: readonly OrderRow[]): number => rows.reduce((sum, row) => sum + centsOf(row), 0);

/** The index at which a removed row is restored: its old one, or the end of a shorter list. */
export const restoreIndex = (before: number, length: number): number => Math.min(before, length);
