/** Whether a ticket was used: by its status, its flag or the time of its check-in, whichever the server sends. */
import type { Ticket } from '@contract/entities/ticket';
import { parseFlag } from '../kit/format/flag';
import { toTrimmedText } from '../kit/format/plain-text';
import { readStatusWord } from '../kit/format/status-word';

/** Undefined if the ticket does not say. */
export const isUsed = ({ status, isCheckedIn, checkedInAt }: Ticket): boolean | undefined => {
  const word = readStatusWord(status);
  const flag = parseFlag(isCheckedIn);
  if (word === 'used' || flag === true || toTrimmedText(checkedInAt) !== '') return true;
  if (flag === false || checkedInAt === null) return false;
  // A server whose tickets have the status "used" would say so.
  return word === 'valid' ? false : undefined;
};
