import type { ListChoice } from '@contract/bridge';
import { ok } from '@contract/failure';
import { ReceiptRegular } from '@fluentui/react-icons';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { RelatedTab as Tab } from '../../../../../renderer/kit/area/area';
import { defineResource } from '../../../../../renderer/kit/area/define-resource';
import { RelatedTab } from '../../../../../renderer/kit/detail/related-tab';
import { useSettings } from '../../../../../renderer/kit/stores/settings';
import { openKit, setBridge } from '../kit-page';

const tickets = defineResource({
  name: 'tickets',
  path: '/tickets',
  icon: ReceiptRegular,
  list: 'booking.ticketList',
  detail: 'booking.ticketDetail',
  naming: 'ticketNumber',
  fields: {
    ticketNumber: { kind: 'code', column: 100 },
    holderName: { column: 100, filter: true },
    ticketType: { column: 100, filter: ['racer', 'spectator'] },
    bookingNumber: { kind: 'code', column: 100, linkTo: { area: 'bookings', id: 'bookingId' } },
    eventName: { hiddenColumn: 100, linkTo: { area: 'events', id: 'eventId' } },
  },
  relatedColumns: ['ticketNumber', 'ticketType', 'bookingNumber', 'eventName'],
});
const area = defineResource({
  name: 'bookings',
  path: '/bookings',
  icon: ReceiptRegular,
  list: 'booking.list',
  detail: 'booking.detail',
  naming: 'bookingNumber',
  fields: { bookingNumber: { kind: 'code' } },
});
const tab: Tab = {
  name: 'tickets',
  title: 'tabs.tickets',
  related: { area: 'tickets', idParam: 'bookingId' },
  target: tickets,
};
const rows = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  ticketNumber: `TK-${index + 1}`,
  ticketType: 'racer',
  bookingNumber: 'BK-7',
  eventName: 'Spring Shootout',
  eventId: 9,
}));

const open = (choice: ListChoice = {}) => {
  const bridge = setBridge((_id, input) => {
    const [page, perPage] = [Number(input.page ?? 1), Number(input.perPage ?? 50)];
    const cut = rows.slice((page - 1) * perPage, page * perPage);
    return ok({ rows: cut, total: rows.length, isComplete: cut.length === rows.length });
  });
  const lists = { 'tickets-of-bookings': choice };
  useSettings.setState(({ settings }) => ({ settings: settings && { ...settings, lists } }));
  openKit([{ path: '/', element: <RelatedTab area={area} tab={tab} values={{ id: 7 }} /> }], '/');
  return bridge;
};

it('loads the rows of this record and shows the columns that their area defines for related lists', async () => {
  const { call } = open();
  const grid = await screen.findByRole('grid', { name: 'Tickets' });
  await within(grid).findByText('TK-1');
  expect(vi.mocked(call).mock.lastCall?.slice(0, 2)).toMatchObject(['booking.ticketList', { bookingId: 7 }]);
  expect(
    within(grid)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Ticket'), expect.stringContaining('Type'), expect.stringContaining('Event')]);
});

it('links rows to their records and other records in them, but not back to this one', async () => {
  open();
  const grid = await screen.findByRole('grid', { name: 'Tickets' });
  const row = (await within(grid).findByText('TK-1')).closest<HTMLElement>('[role="row"]');
  const links = within(row ?? grid).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(expect.arrayContaining(['/events/9']));
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
});

it('starts with the page size that was chosen before', async () => {
  const { call } = open({ perPage: 10 });
  await screen.findByText('1–10 of 30');
  await waitFor(() => expect(vi.mocked(call).mock.lastCall?.[1]).toMatchObject({ perPage: 10 }));
});
