/** Payment card numbers: brand and validity. Nothing is stored or sent. */

const brands: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Visa', /^4/],
  ['Mastercard', /^(5[1-5]|2(2[2-9]|[3-6]|7[01]|720))/],
  ['American Express', /^3[47]/],
  ['Discover', /^6(011|5)/],
];

const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/** The brand by the first digits, if they identify one. */
export const brandOf = (typed: string): string | undefined => {
  const digits = digitsOf(typed);
  return brands.find(([, pattern]) => pattern.test(digits))?.[0];
};

/** 13 to 19 digits with a valid Luhn checksum. */
export const isCardNumber = (typed: string): boolean => {
  const digits = [...digitsOf(typed)].reverse().map(Number);
  if (digits.length < 13 || digits.length > 19) return false;
  const sum = digits.reduce((total, digit, place) => {
    const counted = place % 2 === 1 ? digit * 2 : digit;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
};
