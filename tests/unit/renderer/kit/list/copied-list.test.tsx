import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { queryClient } from '../../../../../renderer/kit/bridge/query-client';
import { ResourceList } from '../../../../../renderer/kit/list/resource-list';
import { refreshCopies } from '../../../../../renderer/kit/stores/copies';
import { answerFromCopy, cutting, type Network } from '../copied';
import { openKit, setBridge } from '../kit-page';
import { answerList, area, bookings } from './test-area';

const routes = [{ path: '/bookings', element: <ResourceList area={area} /> }];
const all = bookings(120);
const asOf = new Date(2020, 4, 16, 9, 12).toISOString();

const open = async (at = '/bookings', network: Network = { isDown: true }) => {
  const bridge = setBridge(
    cutting(
      network,
      (_, input) => answerList(all, input),
      (_, input) => answerFromCopy(all, input, asOf),
    ),
  );
  const page = openKit(routes, at);
  await screen.findByRole('grid', { name: 'Bookings' });
  return { ...bridge, ...page, network };
};
const names = () =>
  within(screen.getByRole('grid', { name: 'Bookings' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[1]?.textContent);

it('says how old the copy is', async () => {
  await open();
  expect(await screen.findByText(/^Copy of 9:12 AM on May 16, 2020, \d+ \w+ old$/)).toBeTruthy();
  expect(screen.getByText('120 bookings')).toBeTruthy();
});

it('searches, filters, sorts and pages in the copy', async () => {
  await open('/bookings?filter.bookingStatus=pending&page=2&size=25');
  await screen.findByText('26–40 of 40');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search bookings' }), 'Zoë');
  await screen.findByText('20 bookings');
  const head = screen.getByRole('columnheader', { name: 'Total' });
  await userEvent.click(within(head).getByRole('button'));
  await waitFor(() => expect(names()[0]).toBe('BK-115'));
  expect(head.getAttribute('aria-sort')).toBe('ascending');
});

it('does not blame the server, nor remember what the copy ignores', async () => {
  const { network, call, unmount } = await open('/bookings?q=Zoë');
  await screen.findByText('60 bookings');
  expect(screen.queryByText(/server ignored/)).toBeNull();
  unmount();
  network.isDown = false;
  queryClient.clear();
  call.mockClear();
  openKit(routes, '/bookings?q=Adam');
  await screen.findByText('60 bookings');
  // A server that was known to ignore searches would be asked for all rows.
  expect(call.mock.calls.map(([, input]) => input)).toEqual([{ page: 1, perPage: 50, q: 'Adam' }]);
});

it('is exported with the time of the copy, which the file’s name and its job say', async () => {
  const { exportCsv } = await open('/bookings?q=Zoë');
  await screen.findByText('60 bookings');
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save as…', hidden: true }));
  await waitFor(() => expect(exportCsv).toHaveBeenCalledTimes(1));
  expect(exportCsv.mock.calls[0]?.[0]).toMatchObject({ asOf, expected: 60 });
});

it('is printed with the age of the copy at the head of each page', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Print…' }));
  expect(
    (await screen.findAllByText(/^Copy of 9:12 AM on May 16, 2020, \d+ \w+ old at printing$/, undefined)).length,
  ).toBeGreaterThan(0);
});

it('is the server’s list again after the network returns', async () => {
  const { network } = await open();
  await screen.findByText(/^Copy of 9:12 AM/);
  network.isDown = false;
  await refreshCopies();
  await waitFor(() => expect(screen.queryByText(/^Copy of 9:12 AM/)).toBeNull());
  expect(screen.getByText('120 bookings')).toBeTruthy();
});
