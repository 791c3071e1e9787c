/** Makes field names and values of the server readable. */

const acronyms: Readonly<Record<string, string>> = {
  id: 'ID',
  ids: 'IDs',
  url: 'URL',
  vin: 'VIN',
  qr: 'QR',
  w9: 'W9',
  tin: 'TIN',
  ein: 'EIN',
  ssn: 'SSN',
  llc: 'LLC',
  ip: 'IP',
  pdf: 'PDF',
  csv: 'CSV',
  sms: 'SMS',
};

/** Names that keep their capital letters. */
const names: Readonly<Record<string, string>> = {
  'apple pay': 'Apple Pay',
  'google pay': 'Google Pay',
  ios: 'iOS',
  paypal: 'PayPal',
};

/** Not what every object has, such as `constructor`. */
const spellingIn = (spellings: Readonly<Record<string, string>>, words: string): string | undefined =>
  Object.hasOwn(spellings, words) ? spellings[words] : undefined;

/** "bookingNumber", "booking_number" and "partially-refunded" become "Booking number" and "Partially refunded". */
export const readableLabel = (key: string): string => {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_\-.]+/)
    .filter((word) => word !== '')
    .map((word) => spellingIn(acronyms, word.toLowerCase()) ?? word.toLowerCase());
  const sentence = words.join(' ');
  const name = spellingIn(names, sentence);
  if (name !== undefined) return name;
  return sentence === '' ? key : sentence.charAt(0).toUpperCase() + sentence.slice(1);
};
