import { expect, it } from 'vitest';
import { isCopied } from '../../../main/core/store/copied-call';

it('sample data is never kept in the copy', () => {
  expect(isCopied('invoice.list')).toBe(false);
  expect(isCopied('booking.list')).toBe(true);
});
