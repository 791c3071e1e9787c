/** The rain-out worksheet on the demo's answers: every paid booking of the event, the sums, and the exported rows. */
import type { ExportRequest } from '@contract/bridge';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { area } from '../../../../../../renderer/features/desk';
import { openApp } from '../../../../../support/open-app';

vi.setConfig({ testTimeout: 60_000 });
const long = { timeout: 20_000 };
/** Fluent hides a dialog that doesn't have the focus, and what one covers. */
const hidden = { hidden: true };

let app: Awaited<ReturnType<typeof openApp>> | undefined;
afterEach(() => app?.close());

test('the worksheet has every paid booking of the event, and exports the same rows', async () => {
  app = await openApp('/', [area]);
  const { bridge, router } = app;
  await act(() => bridge.session.exploreDemo());
  const requests: ExportRequest[] = [];
  Object.assign(bridge.files, {
    exportCsv: async (request: ExportRequest) => {
      requests.push(request);
      return { ok: true, value: null };
    },
  });
  await act(() => router.navigate('/desk?tab=rainOut'));
  const grid = await screen.findByRole('grid', { name: 'Rain-out worksheet' }, long);
  const events = await bridge.call('event.list', { filters: { status: ['live'] } }, 'events');
  const eventId = events.ok ? events.value.rows[0]?.id : undefined;
  const found = await bridge.call('booking.list', { eventId: eventId ?? 0, perPage: 2_000 }, 'bookings');
  const paid = (found.ok ? found.value.rows : []).filter(
    ({ paymentStatus, total }) => !['unpaid', 'failed'].includes(String(paymentStatus)) && Number(total) !== 0,
  );
  await waitFor(() => expect(grid.getAttribute('aria-rowcount')).toBe(String(paid.length + 1)));
  expect(within(screen.getByRole('table', { name: 'Sums by payment method' })).getByText(/^Total, USD/)).toBeDefined();
  expect(screen.getByText(/Pitwall can't send refunds/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Print worksheet…' }));
  const dialog = await screen.findByRole('dialog', hidden, long);
  await userEvent.click(await within(dialog).findByRole('button', { name: /Close|Cancel/, ...hidden }, long));
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV', ...hidden }));
  const [request] = requests;
  const rows = request && 'rows' in request.source ? request.source.rows : [];
  expect(rows.map((row) => Object(row).bookingNumber)).toEqual(paid.map(({ bookingNumber }) => bookingNumber));
  expect(request?.columns.map(({ title }) => title)).toContain('Left to refund');
});
