/** Whether a payment card's details are plausible. They are checked on this computer only. */
import * as card from '../../kit/payment-card/card-number';

/** Accepts spaces and dashes between the digits. */
export const isCardNumber = (text: string): boolean => /^[\d -]+$/.test(text) && card.isCardNumber(text);

/** "04/29", with or without spaces: a card is valid until the end of its month. */
export const isExpiryAhead = (text: string, now: Date): boolean => card.isGoodUntil(text.replaceAll(/\s/g, ''), now);
