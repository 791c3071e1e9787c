/** The similarity of two names, by their words. */

const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** Synonyms in field names. */
const alike: readonly (readonly string[])[] = [
  ['id', 'uuid', 'key', 'ref', 'reference', 'code', 'no', 'num', 'number', 'nr'],
  ['user', 'customer', 'visitor', 'client', 'buyer', 'attendee', 'guest', 'member', 'person', 'owner'],
  ['event', 'meet', 'meeting', 'race', 'round', 'session', 'show'],
  ['track', 'venue', 'circuit', 'location', 'place', 'site', 'raceway'],
  ['booking', 'order', 'purchase', 'reservation', 'registration'],
  ['ticket', 'pass', 'admission', 'position'],
  ['total', 'amount', 'sum', 'price', 'cost', 'grand', 'value', 'paid'],
  ['status', 'state', 'phase', 'condition'],
  ['date', 'day', 'at', 'on', 'time', 'when', 'start', 'starts', 'begin'],
  ['phone', 'mobile', 'tel', 'telephone', 'cell'],
  ['email', 'mail'],
  ['name', 'title', 'label', 'display', 'full'],
  ['created', 'inserted', 'added', 'placed'],
  ['updated', 'modified', 'changed'],
  ['count', 'qty', 'quantity', 'number', 'total'],
  ['timezone', 'zone', 'tz'],
  ['type', 'kind', 'category', 'class'],
  ['zip', 'postal', 'postcode'],
  ['image', 'picture', 'photo', 'logo', 'avatar'],
];

const isAlike = (one: string, other: string): boolean =>
  one === other ||
  (one.length > 3 && other.length > 3 && (one.startsWith(other) || other.startsWith(one))) ||
  alike.some((group) => group.includes(one) && group.includes(other));

/** From 0 to 1: the share of the canonical name's words that the server's name contains. */
export const nameSimilarity = (field: string, path: string): number => {
  const [fieldWords, pathWords] = [wordsOf(field), wordsOf(path)];
  if (fieldWords.length === 0 || pathWords.length === 0) return 0;
  const exact = fieldWords.filter((word) => pathWords.includes(word)).length;
  const similarCount = fieldWords.filter(
    (word) => !pathWords.includes(word) && pathWords.some((other) => isAlike(word, other)),
  ).length;
  const extra = Math.max(0, pathWords.length - exact - similarCount);
  return Math.max(0, (exact + similarCount * 0.7) / fieldWords.length - extra * 0.1);
};
