/** Screens that count all rows of a list, on a server that sends the first 20, whatever is asked for, and no total. */
import type { Bridge } from '@contract/bridge';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { area as events } from '../../../../renderer/features/events';
import { area as inspectors } from '../../../../renderer/features/inspectors';
import { area as wishlists } from '../../../../renderer/features/wishlists';
import { openApp } from '../../../support/open-app';

let app: Awaited<ReturnType<typeof openApp>> | undefined;
afterEach(() => app?.close());

test.each([
  ['/events/calendar', events, 'event.list'],
  ['/wishlists/demand', wishlists, 'wishlist.list'],
  ['/inspectors/teams', inspectors, 'inspector.list'],
] as const)('%s says that there may be more', async (path, area, list) => {
  app = await openApp('/', [area]);
  const { bridge, router } = app;
  const { call } = bridge;
  const capped = async (id: string, input: object, callId: string): Promise<unknown> => {
    if (id !== list) return call(id as 'event.list', input, callId);
    const answer = await call(id as 'event.list', { page: 1, perPage: 20 }, callId);
    return answer.ok ? { ok: true, value: { rows: answer.value.rows.slice(0, 20) } } : answer;
  };
  Object.assign(bridge, { call: capped as Bridge['call'] });
  await act(() => bridge.session.exploreDemo());
  await act(() => router.navigate(path));
  await screen.findByText("The server doesn't say whether it has more rows.", undefined, { timeout: 10_000 });
  expect(app.router.state.location.pathname).toBe(path);
});
