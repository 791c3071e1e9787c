/** `/` belongs to a sample only while the samples are shown; the sign-in never leads there. */

import { BookRegular } from '@fluentui/react-icons';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { definePage } from '../../../../renderer/kit/area/area';
import { changeSettings } from '../../../../renderer/kit/stores/settings';
import { openApp } from '../../../support/open-app';
import { testAreas } from './test-areas';

let app: Awaited<ReturnType<typeof openApp>> | undefined;
afterEach(() => app?.close());

const store = definePage({
  name: 'bookings',
  path: '/',
  icon: BookRegular,
  group: 'samples',
  screen: async () => ({ Screen: () => <h1>The store</h1> }),
});

const open = async (areas: Parameters<typeof openApp>[1]) => {
  app = await openApp('/login', areas);
  const { bridge } = app;
  await act(() => bridge.session.exploreDemo());
  return app;
};

it('signing in opens the first product area, and `/` opens the sample that claims it', async () => {
  const { place, router } = await open([...testAreas, store]);
  await waitFor(() => expect(place()).toBe('/desk'));
  await act(() => router.navigate('/'));
  await screen.findByRole('heading', { name: 'The store' });
  await act(async () => {
    await changeSettings({ showSamples: false });
  });
  await waitFor(() => expect(place()).toBe('/desk'));
});

it('`/` redirects if no sample claims it', async () => {
  const { place, router } = await open(testAreas);
  await waitFor(() => expect(place()).toBe('/desk'));
  await act(() => router.navigate('/'));
  await waitFor(() => expect(place()).toBe('/desk'));
});
