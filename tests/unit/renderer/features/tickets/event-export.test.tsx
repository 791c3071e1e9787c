import type { Bridge, ExportRequest } from '@contract/bridge';
import { ok } from '@contract/failure';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { area } from '../../../../../renderer/features/tickets';
import { openApp } from '../../../../support/open-app';

vi.setConfig({ testTimeout: 60_000 });

let app: Awaited<ReturnType<typeof openApp>> | undefined;
afterEach(() => app?.close());

const long = { timeout: 20_000 };

test.each([
  ['Racer tickets…', 'booking.racerTicketCsv', /^Racer tickets /],
  ['Spectator tickets…', 'booking.spectatorTicketCsv', /^Spectator tickets /],
] as const)('%s asks for the event, then exports the server’s file', async (button, call, title) => {
  app = await openApp('/', [area]);
  const { bridge, router } = app;
  await act(() => bridge.session.exploreDemo());
  const requests: ExportRequest[] = [];
  const exportCsv: Bridge['files']['exportCsv'] = async (request) => {
    requests.push(request);
    return ok(null);
  };
  Object.defineProperty(window, 'bridge', {
    value: { ...bridge, files: { ...bridge.files, exportCsv } },
    configurable: true,
  });
  await act(() => router.navigate('/tickets'));
  await userEvent.click(await screen.findByRole('button', { name: button }, long));
  await userEvent.click(await screen.findByRole('button', { name: 'Save as…' }, long));
  expect(screen.getByText('Choose an event.')).toBeDefined();
  expect(requests).toEqual([]);

  await userEvent.type(screen.getByRole('combobox', { name: /^Event/ }), 'Midnight');
  // Until the search is answered, other events are offered, and then replaced.
  const first = await waitFor(() => {
    const options = screen.getAllByRole('option', { hidden: true, name: /20\d\d/ });
    for (const option of options) expect(option.textContent).toContain('Midnight');
    return options[0] as HTMLElement;
  }, long);
  await userEvent.click(first);
  await userEvent.click(screen.getByRole('button', { name: 'Save as…', hidden: true }));
  await waitFor(() => expect(requests).toHaveLength(1), long);
  expect(requests[0]).toMatchObject({ title: expect.stringMatching(title), source: { call }, columns: [] });
  expect(requests[0]?.source).toMatchObject({ input: { eventId: expect.any(Number) } });
  // The save dialog was cancelled: this dialog stays open.
  expect(screen.getByRole('button', { name: 'Save as…', hidden: true })).toBeDefined();
});
