import type { ListQuery, Page } from '@contract/endpoint';
import { ok, type Result } from '@contract/failure';
import { ReceiptRegular } from '@fluentui/react-icons';
import { defineResource } from '../../../../../renderer/kit/area/define-resource';
import type { Values } from '../../../../../renderer/kit/area/field';

export const area = defineResource({
  name: 'bookings',
  path: '/bookings',
  icon: ReceiptRegular,
  list: 'booking.list',
  detail: 'booking.detail',
  export: 'booking.ticketCsv',
  exportRows: 'tabs.tickets',
  naming: 'bookingNumber',
  fields: {
    bookingNumber: { kind: 'code', column: true },
    userName: { column: true },
    total: { kind: 'money', column: true },
    bookingStatus: { kind: 'status', column: true, filter: ['confirmed', 'pending'] },
  },
  sections: { booking: ['bookingNumber', 'total'] },
});

export const bookings = (count: number): readonly Values[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    bookingNumber: `BK-${String(index + 1).padStart(3, '0')}`,
    userName: index % 2 === 0 ? 'Zoë Whitlock' : 'Adam Reyes',
    total: `${(count - index) * 10}.50`,
    currency: 'USD',
    bookingStatus: index % 3 === 0 ? 'pending' : 'confirmed',
    tShirt: 'XL',
  }));

/** Answers a list call as a server does that pages, searches in names, filters by status and sorts by number. */
export const answerList = (all: readonly Values[], input: Values): Result<Page<Values>> => {
  const { q = '', page = 1, perPage = 50, sort = 'asc', filters = {} } = input as ListQuery;
  const statuses = filters.bookingStatus;
  const matching = all.filter(
    (row) => String(row.userName).includes(q) && (!statuses || statuses.includes(String(row.bookingStatus))),
  );
  const ordered = sort === 'desc' ? [...matching].reverse() : matching;
  return ok({
    rows: ordered.slice((page - 1) * perPage, page * perPage),
    total: matching.length,
    isComplete: matching.length <= perPage,
  });
};
