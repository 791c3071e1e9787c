/** What the sign at an amount says of its currency: "€" is one currency, "$" may be many. */

const narrowSignOf = (code: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? code;

let codesBySign: ReadonlyMap<string, readonly string[]> | undefined;

const codesOf = (sign: string): readonly string[] => {
  codesBySign ??= Map.groupBy(Intl.supportedValuesOf('currency'), narrowSignOf);
  return codesBySign.get(sign) ?? [];
};

/** `EUR` for "€" and "EUR"; the sign itself if more than one currency has it. */
export const currencyOfSign = (sign: string): string => {
  const codes = codesOf(sign);
  return codes.length === 1 ? (codes[0] ?? sign) : sign;
};

/** Whether a sign ("$", "CA$", "CAD") may stand for a currency (`CAD`, or the sign itself). */
export const isCurrencyOf = (sign: string, currency: string): boolean => {
  const code = currency.toUpperCase();
  return sign === code || codesOf(sign.slice(-1)).includes(code) || sign.slice(-1) === code;
};
