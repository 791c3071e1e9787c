/** The kind of a buyback: a race re-entry or a ticket return. */
import type { Values } from '../kit/area/field';

/** An unknown word is `other`, which shows all fields. */
export const kindOf = ({ buybackType }: Values): 'reentry' | 'return' | 'other' => {
  const word = typeof buybackType === 'string' ? buybackType.toLowerCase().replace(/[\s-]+/g, '_') : '';
  if (/re_?entry|buy_?in/.test(word)) return 'reentry';
  return /return|refund|resale/.test(word) ? 'return' : 'other';
};

const toWord = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/** Statuses of an approved request and of the steps after it. */
export const isApproved = ({ status }: Values): boolean => ['approved', 'paid', 'used'].includes(toWord(status));

/** The server has returned the money; a request or a refusal does not count. */
export const isRefunded = ({ status, paymentStatus }: Values): boolean =>
  isApproved({ status }) && (toWord(status) === 'paid' || ['paid', 'refunded'].includes(toWord(paymentStatus)));
