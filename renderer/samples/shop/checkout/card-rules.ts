/** Whether a payment card's numbers could be real ones. They are checked here and go nowhere. */

/** The check digit that all card numbers have. */
export const isCardNumber = (text: string): boolean => {
  const digits = text.replace(/[ -]/g, '');
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((all, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

/** "04/29": a card is good to the end of its month. */
export const isExpiryAhead = (text: string, now: Date): boolean => {
  const match = /^\s*(0[1-9]|1[0-2])\s*\/\s*(\d{2})\s*$/.exec(text);
  if (!match) return false;
  const [, month = '', year = ''] = match;
  return new Date(2000 + Number(year), Number(month), 1) > now;
};
