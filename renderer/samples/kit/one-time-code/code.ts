/** The digits of a code that is typed box by box. */

export const codeLength = 6;

/** The digits in a text: a code is pasted with blanks and hyphens as often as without. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** A code with one place changed; a blank empties it. Places outside of the code change nothing. */
export const withDigit = (code: string, place: number, digit: string, length: number): string => {
  if (place < 0 || place >= length) return code;
  const boxes = code.padEnd(length, ' ');
  return `${boxes.slice(0, place)}${digit}${boxes.slice(place + 1)}`.trimEnd();
};

/** How many digits a code has, blanks left out. */
export const filled = (code: string): number => digitsOf(code).length;
