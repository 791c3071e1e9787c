/**
 * What the words of a payment say of its money: one table for bookings, transactions, buybacks, till and settlement. Each of
 * their vocabularies has some of these words, and servers use one for the other.
 */
const words = {
  paid: ['paid', 'succeeded', 'success', 'successful', 'completed', 'complete', 'captured', 'settled'],
  pending: ['pending', 'processing', 'authorized'],
  unpaid: ['unpaid'],
  failed: ['failed', 'declined', 'voided'],
  refunded: ['refunded'],
  partlyRefunded: ['partially_refunded'],
  disputed: ['disputed', 'chargeback'],
} as const;
export type MoneyState = keyof typeof words;

const states: ReadonlyMap<string, MoneyState> = new Map(
  (Object.keys(words) as MoneyState[]).flatMap((state) => words[state].map((word) => [word, state] as const)),
);

/** In any letter case; undefined for a word that is not understood, which claims nothing. */
export const moneyStateOf = (word: unknown): MoneyState | undefined =>
  typeof word === 'string'
    ? states.get(
        word
          .trim()
          .toLowerCase()
          .replaceAll(/[\s-]+/g, '_'),
      )
    : undefined;
