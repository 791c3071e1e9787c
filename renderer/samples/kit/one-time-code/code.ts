/** The digits of a one-time code, typed box by box. */

export const codeLength = 6;

/** The digits in a text, which may contain spaces and hyphens. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The code with one digit replaced; a space clears it. Positions outside the code are ignored. */
export const withDigit = (code: string, place: number, digit: string, length: number): string => {
  if (place < 0 || place >= length) return code;
  const boxes = code.padEnd(length, ' ');
  return `${boxes.slice(0, place)}${digit}${boxes.slice(place + 1)}`.trimEnd();
};

/** How many digits are filled in. */
export const filled = (code: string): number => digitsOf(code).length;
