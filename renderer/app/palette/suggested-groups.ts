import { fold } from '@contract/text/fold';
import { minPhoneDigits, phoneLike } from '@contract/text/search-terms';
import type { RecordGroup } from './palette-entry';

/** Shorter texts match too many records. */
const minLength = 2;
/** One word with a digit, or with letters before a hyphen: `50001`, `#148`, `BK-7F3KQ`, `TK-`. */
const code = /^#?(?=\S*\d|\p{L}{1,4}-)[\p{L}\p{N}._/-]+$/u;

/** The kinds of records that a text may name: what is not among them is not asked for. */
export const suggestedGroups = (query: string): readonly RecordGroup[] => {
  const text = fold(query).trim();
  if (text.length < minLength || !/[\p{L}\p{N}]/u.test(text)) return [];
  if (text.includes('@')) return ['visitors', 'contacts'];
  const isPhone = phoneLike.test(text) && text.replaceAll(/\D/g, '').length >= minPhoneDigits;
  if (phoneLike.test(text)) return isPhone ? ['bookings', 'tickets', 'visitors', 'contacts'] : ['bookings', 'tickets'];
  if (code.test(text)) return ['bookings', 'tickets', 'visitors', 'events'];
  return ['visitors', 'contacts', 'events', 'tracks'];
};
