import { stripVTControlCharacters } from 'node:util';

/** The first lines of what an error says, without colours: enough to know it again at the end of a long output. */
export const beginningOf = (message = 'ended without a reason') =>
  stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n');
