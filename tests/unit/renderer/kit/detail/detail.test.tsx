import { fail, ok } from '@contract/failure';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ResourceArea } from '../../../../../renderer/kit/area/area';
import { remainingFields } from '../../../../../renderer/kit/detail/remaining';
import { ResourceDetail } from '../../../../../renderer/kit/detail/resource-detail';
import { parseOpenedFrom } from '../../../../../renderer/kit/list/data/opened-from';
import { openKit, setBridge } from '../kit-page';
import { area } from '../list/test-area';

const record = {
  id: 5,
  bookingNumber: 'BK-005',
  total: '12.50',
  currency: 'USD',
  bookingStatus: 'confirmed',
  vehicles: [
    { number: 148, driver: { name: 'Zoë' } },
    { number: 7, driver: null },
  ],
  note: '',
};

const Panel = () => <p>Three tickets</p>;
const paneled: ResourceArea = {
  ...area,
  tabs: [{ name: 'tickets', title: 'tabs.tickets', screen: async () => ({ Panel }) }],
};
const open = (of: ResourceArea = area, at = '/bookings/5') =>
  openKit([{ path: '/bookings/:id', element: <ResourceDetail area={of} /> }], at);

it('shows the record’s name, status and sections', async () => {
  setBridge(() => ok(record));
  open();
  await screen.findByRole('heading', { level: 1, name: 'BK-005' });
  expect(screen.getByText('Confirmed')).toBeTruthy();
  expect(screen.getByText('$12.50')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

it('shows every other field under “More fields”, nested ones in readable form', async () => {
  setBridge(() => ok(record));
  open();
  await userEvent.click(await screen.findByRole('button', { name: /More fields/ }));
  const more = screen.getByText('Vehicles').parentElement as HTMLElement;
  expect(within(more).getByText('148')).toBeTruthy();
  expect(within(more).getByText('Zoë')).toBeTruthy();
  expect(document.body.textContent).not.toContain('[object Object]');
});

it('says that a time came without a zone, and which zone is assumed', async () => {
  setBridge(() => ok({ ...record, gateOpens: '2026-05-16T13:30:00', timezone: 'America/Chicago' }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: /More fields/ }));
  const line = screen.getByText('Gate opens').parentElement as HTMLElement;
  expect(line.textContent).toContain('May 16, 2026, 1:30 PM CDT (assumed)');
  expect(within(line).getByText("The server didn't send a time zone. America/Chicago is assumed.")).toBeTruthy();
});

it('leaves no field out', () => {
  const keys = remainingFields(area, record).map(({ key }) => key);
  const shown = ['bookingNumber', 'total'];
  expect([...keys, ...shown].sort()).toEqual(Object.keys(record).sort());
});

it('keeps the open tab in the URL', async () => {
  setBridge(() => ok(record));
  const { place } = open(paneled, '/bookings/5?tab=tickets');
  await screen.findByText('Three tickets');
  await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
  await waitFor(() => expect(place()).toBe('/bookings/5'));
  await userEvent.click(screen.getByRole('tab', { name: 'Tickets' }));
  await waitFor(() => expect(place()).toBe('/bookings/5?tab=tickets'));
});

it('reports that a record does not exist, with a link to continue (row 52)', async () => {
  setBridge(() => fail('rejected', 'not-found', { status: 404 }));
  open();
  await screen.findByRole('heading', { name: 'Not found' });
  expect(screen.getByRole('link', { name: 'Back to Bookings' }).getAttribute('href')).toBe('/bookings');
});

it('ignores invalid history entries', () => {
  const from = { list: '/bookings', search: '?q=a', index: 3 };
  expect(parseOpenedFrom(from)).toEqual(from);
  expect(parseOpenedFrom({ list: '/bookings', search: '' })).toEqual({ list: '/bookings', search: '' });
  for (const odd of [null, undefined, 'x', {}]) expect(parseOpenedFrom(odd)).toBeUndefined();
  for (const odd of [{ list: 5 }, { search: 1 }, { index: -1 }, { index: 0.5 }, { index: null }])
    expect(parseOpenedFrom({ ...from, ...odd })).toBeUndefined();
});
