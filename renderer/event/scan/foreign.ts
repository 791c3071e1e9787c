/** Codes of published formats that hold a secret or a person, and no ticket. They are neither kept nor sent. */

export interface ForeignFormat {
  /** How such a code begins, or the whole of it. */
  readonly start: RegExp;
  /** What the lines look like that a scanner may send after it as codes of their own. */
  readonly line?: RegExp;
}

const formats: readonly ForeignFormat[] = [
  // Wi-Fi passwords, one-time passwords, passkeys, SIM cards, pairing of devices, apps and wallets
  { start: /^(?:WIFI|DPP|otpauth(?:-migration)?|FIDO|LPA|MT|X-HM|sgnl|wc):|^tg:\/\/login\?/i },
  { start: /^1\$[\w.-]+\.[a-z]+\$/i },
  // Contacts and appointments
  { start: /^BEGIN:/i, line: /^(?:(?![a-z]+:\/\/)[A-Z][\w.-]*[:;=]|END)/i },
  { start: /^(?:MECARD|BIZCARD|MATMSG|[MS]MS(?:TO)?):/i },
  // Driving licenses: the header, or two fields
  {
    start: /^@?[\p{Cc}\s]*(?:ANSI|AAMVA)\s?\d{6}/iu,
    line: /^(?:@|ANSI|AAMVA|(?:DL|ID)?[DZ][A-Z]{2}|[\p{Cc}\s]*$)/iu,
  },
  { start: /^(?:DL|ID)?D[A-D][A-Z][^\r\n]*[\r\n]+D[A-D][A-Z]/, line: /^[DZ][A-Z]{2}/ },
  // Cards with a magnetic stripe: licenses, payment cards
  { start: /^%[A-Z]{2}[^^]+\^[^^]+\^/i, line: /^[%;+#]/ },
  { start: /^(?:%?B\d{12,19}\^|;\d{12,19}=)/i, line: /^[%;+]/ },
  // Passports, identity cards and European driving licenses, by the lines for machines
  { start: /^[A-Z][A-Z<][A-Z<]{3}[A-Z\d<]*<</i, line: /<|^[A-Z\d]{30}$|^[A-Z\d]{36}$|^[A-Z\d]{44}$/i },
  { start: /^(?=[A-Z\d]*<)(?:[A-Z\d<]{30}|[A-Z\d<]{36}|[A-Z\d<]{44})$/i, line: /</ },
  { start: /^D1[A-Z]{3}[A-Z\d<]{25}$/i },
  // Driving licenses and identity cards of phones
  { start: /^(?:mdoc|(?:[\w-]+-)?openid4vp|haip|openid-credential-offer):/i },
  // Boarding passes
  { start: /^M[1-9](?:[\p{L} '-]+\/\p{L}.{20}|[\p{L} '/-]{20}[E ][A-Z\d ]{7}[A-Z]{6})/iu },
  // Health certificates
  { start: /^(?:HC1:|shc:\/)/i },
  // Payments
  { start: /^(?:BCD|SPC)[\r\n]/, line: /./ },
  { start: /^(?:000201\d{8}|upi:\/\/|ST0001\d\||SPD\*|(?:bitcoin|ethereum|lightning):)/i },
];

/** The format of a foreign code. */
export const foreignFormat = (code: string): ForeignFormat | undefined => {
  const text = code.replaceAll(/^[\p{Cc}\s]+|[\p{Cc}\s]+$/gu, '');
  return formats.find(({ start }) => start.test(text));
};

export const isForeign = (code: string): boolean => foreignFormat(code) !== undefined;

/**
 * Whether a scan may be the first line of a longer code, such as a field of a license or a word and its value. Such a line
 * waits for the next one before it is looked up.
 */
export const mayGoOn = (code: string): boolean => /^(?:DL|ID)?D[A-D][A-Z]|^[^/?#:\s]*(?:\s|:(?!\/\/))/.test(code);
