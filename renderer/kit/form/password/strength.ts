/** Estimates password strength. It advises and never rejects a password. */

/** The specification sets no minimum, so the server may require more. */
export const minPasswordLength = 8;
/** The contract's limit. */
export const maxPasswordLength = 256;

export const strengths = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];

const alphabets: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^A-Za-z\d]/, 33],
];

/** Counts runs such as "aaa", "1234" and "abcd" as one character each. */
const countWithoutRuns = (password: string): number => {
  let count = 0;
  let step: number | undefined;
  for (let at = 0; at < password.length; at += 1) {
    const next = at === 0 ? undefined : password.charCodeAt(at) - password.charCodeAt(at - 1);
    if (next === undefined || next !== step || Math.abs(next) > 1) count += 1;
    step = next;
  }
  return count;
};

const common = /pass\s?w[o0]rd|pitwall|qwert[yz]|letmein|welcome|admin|racing/gi;

/** A rough estimate in bits: the number of characters without runs, times the bits of the alphabets in use. */
const bits = (password: string): number => {
  const rest = password.replace(common, 'x');
  const alphabet = alphabets.reduce((sum, [pattern, size]) => sum + (pattern.test(rest) ? size : 0), 0);
  return countWithoutRuns(rest) * Math.log2(Math.max(alphabet, 1));
};

export const strengthOf = (password: string): Strength => {
  const amount = password.length < minPasswordLength ? 0 : bits(password);
  return amount < 36 ? 'weak' : amount < 56 ? 'fair' : amount < 76 ? 'good' : 'strong';
};
