/** Cases that we judge otherwise than the suite or `JSON.parse`, with the reason of each. A case that no longer differs fails its test. */
import type { Exceptions } from './judge-cases';

const notNumbers = "Bare NaN and Infinity, as Python writes them, are null and named in the record's unreadableFields.";
const tooDeep = 'No answer nests deeper than jsonLimits.depth; reading it could exhaust the stack.';
const utf16 = 'Bytes of UTF-16 without a mark are decoded before they are parsed.';

/** Of the field of a record in an answer. */
export const recordExceptions: Exceptions = {
  'n_number_-NaN.json': notNumbers,
  'n_number_NaN.json': notNumbers,
  'n_number_infinity.json': notNumbers,
  'n_number_minus_infinity.json': notNumbers,
  'i_structure_500_nested_arrays.json': tooDeep,
};

/** Of an answer as a whole. */
export const answerExceptions: Exceptions = {
  ...recordExceptions,
  'i_string_utf16BE_no_BOM.json': utf16,
  'i_string_utf16LE_no_BOM.json': utf16,
};

export const csvExceptions: Exceptions = {
  'location_coordinates.csv': "The suite's answer is not of its own file: it has another phone number, and is no list.",
};

/** Text fields that change what is typed at once, so that the person sees it. */
export const fieldExceptions: Exceptions = {
  trackCode: 'A code: digits of other scripts become 0 to 9, and invisible characters are left out.',
};
