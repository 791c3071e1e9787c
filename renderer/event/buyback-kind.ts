/** The kind of a buyback: a race re-entry or a ticket return. */
import type { Values } from '../kit/area/field';
import { readStatusWord } from '../kit/format/status-word';

/** An unknown word is `other`, which shows all fields. */
export const kindOf = ({ buybackType }: Values): 'reentry' | 'return' | 'other' => {
  const word = readStatusWord(buybackType);
  if (/re_?entry|buy_?in/.test(word)) return 'reentry';
  return /return|refund|resale/.test(word) ? 'return' : 'other';
};

/** Statuses of an approved request and of the steps after it. */
export const isApproved = ({ status }: Values): boolean =>
  ['approved', 'paid', 'used'].includes(readStatusWord(status));

/** The server has returned the money; a request or a refusal does not count. */
export const isRefunded = ({ status, paymentStatus }: Values): boolean =>
  isApproved({ status }) &&
  (readStatusWord(status) === 'paid' || ['paid', 'refunded'].includes(readStatusWord(paymentStatus)));
