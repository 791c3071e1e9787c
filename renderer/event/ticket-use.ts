/** Whether a ticket was used: by its status, its flag or the time of its check-in, whichever the server sends. */
import type { Ticket } from '@contract/entities/ticket';
import { contraryFields } from '@contract/reading/contrary-field';
import { parseFlag } from '../kit/format/flag';
import { readStatusWord } from '../kit/format/status-word';
import { namesMoment } from './readiness/names-moment';

const isNone = (value: unknown): boolean => value === null || (typeof value === 'string' && value.trim() === '');

/** Whether one field says that the ticket was used; `none` if it was not sent. */
const readUse = (value: unknown, isTime: boolean): boolean | 'none' | 'unread' => {
  if (value === undefined) return 'none';
  const flag = parseFlag(value);
  if (flag !== undefined) return flag;
  // An empty time says that there was no check-in; an empty flag says nothing.
  if (isNone(value)) return isTime ? false : 'none';
  return isTime && namesMoment(value) ? true : 'unread';
};

/** Undefined if the ticket does not say, or says it in a way that is not understood. */
export const isUsed = ({ status, isCheckedIn, checkedInAt }: Ticket): boolean | undefined => {
  const word = typeof status === 'string' ? readStatusWord(status) : '';
  const said = [readUse(isCheckedIn, false), readUse(checkedInAt, true)];
  if (word === 'used' || said.includes(true)) return true;
  if (said.includes('unread')) return undefined;
  if (said.includes(false)) return false;
  // A server whose tickets have the status "used" would say so.
  return word === 'valid' ? false : undefined;
};

/** Whether a ticket is valid by its status, and no other field leaves that open. One that has expired was valid. */
export const isSurelyValid = (ticket: Ticket): boolean =>
  readStatusWord(ticket.status) === 'valid' &&
  contraryFields('ticket', ticket, Date.now()).every(({ meaning }) => meaning === 'unpaid' || meaning === 'expired');
