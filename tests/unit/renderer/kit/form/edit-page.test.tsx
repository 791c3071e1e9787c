import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { joinAreas } from '../../../../../renderer/app/areas/site-map';
import { area as admins } from '../../../../../renderer/features/admins';
import { area as inspections } from '../../../../../renderer/features/inspections';
import { area as tracks } from '../../../../../renderer/features/tracks';
import { openApp } from '../../../../support/open-app';

vi.setConfig({ testTimeout: 60_000 });

let app: Awaited<ReturnType<typeof openApp>> | undefined;
afterEach(() => app?.close());

test.each([
  ['/tracks/:id/edit', 'Edit track'],
  ['/admins/:id/edit', 'Edit admin'],
  ['/tracks/:id', 'track'],
  ['/inspections/:id', 'Visitor :id'],
])('says that there is nothing at %s, under the heading of the page', async (path, heading) => {
  app = await openApp('/', joinAreas([tracks, admins, inspections]));
  const { bridge, router } = app;
  await act(() => bridge.session.exploreDemo());
  await act(() => router.navigate(path));
  await screen.findByText(new RegExp(`nothing at ${path}`), undefined, { timeout: 20_000 });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  expect(screen.queryByText(/marked fields/)).toBeNull();
});
