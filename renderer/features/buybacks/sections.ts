/** The sections of a buyback: fields for one kind are shown for that kind only; an unknown kind shows all, under a title of its own. */

import { isApproved, isRefunded, kindOf } from '../../event/buyback-kind';
import type { Values } from '../../kit/area/field';

const payment = ['originalPrice', 'buybackPrice', 'fee', 'paymentStatus'] as const;

const returnSection = (isPaid: boolean) =>
  ({
    title: 'sections.return',
    when: (values: Values) => kindOf(values) === 'return' && isRefunded(values) === isPaid,
    fields: ['originalTicketId', ...payment, 'newTicketId'],
    labels: {
      return: ['originalTicketId', 'originalPrice', 'newTicketId'],
      [isPaid ? 'paid' : 'offered']: ['buybackPrice'],
    },
  }) as const;

const times = ['requestedAt', 'approvedAt', 'approvedBy', 'expiresAt'] as const;

export const sections = {
  buyback: ['buybackNumber', 'buybackType', 'status', 'quantity', 'reason'],
  reentry: {
    when: (values: Values) => kindOf(values) === 'reentry',
    fields: ['className', 'round', ...payment, 'originalTicketId', 'newTicketId'],
    labels: { reentry: ['originalPrice', 'buybackPrice', 'originalTicketId', 'newTicketId'] },
  },
  /** Under no kind's name, because it isn't known. */
  unknown: {
    title: 'sections.unknown',
    when: (values: Values) => kindOf(values) === 'other',
    fields: ['className', 'round', ...payment, 'originalTicketId', 'newTicketId'],
  },
  returned: returnSection(true),
  offered: returnSection(false),
  links: ['bookingNumber', 'userName', 'userEmail', 'eventName', 'eventDate', 'trackName', 'bookingTotal'],
  times: { when: isApproved, fields: times },
  // Servers put the time of any decision into these fields, not only of an approval.
  decision: {
    title: 'sections.times',
    when: (values: Values) => !isApproved(values),
    fields: times,
    labels: { decision: ['approvedAt', 'approvedBy'] },
  },
} as const;
