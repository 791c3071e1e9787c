import { stripVTControlCharacters } from 'node:util';

/** The first lines of an error message, without colors, for the summary at the end of a long output. */
export const firstLinesOf = (message = 'ended without a reason') =>
  stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n');
