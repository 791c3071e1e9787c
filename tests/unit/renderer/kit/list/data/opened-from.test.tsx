import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useListAddress, useNavigateWithState } from '../../../../../../renderer/kit/list/data/opened-from';

const Record = () => {
  const go = useNavigateWithState();
  return (
    <>
      <output>{useListAddress('/tracks')}</output>
      <a href={useListAddress('/admins')}>Admins</a>
      <button type="button" onClick={() => go('/tracks/2/edit', { replace: true })}>
        {useLocation().pathname}
      </button>
    </>
  );
};

const open = (state: unknown) => {
  const router = createMemoryRouter(
    ['/tracks/2', '/tracks/2/edit'].map((path) => ({ path, element: <Record /> })),
    { initialEntries: [{ pathname: '/tracks/2', state }] },
  );
  render(<RouterProvider router={router} />);
  return router;
};

test('Back to list keeps search and filters, also from later pages; another list opens without them', async () => {
  const state = { list: '/tracks', search: '?sort=-capacity', index: 3 };
  const router = open(state);
  expect(screen.getByRole('status').textContent).toBe('/tracks?sort=-capacity');
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('button').textContent).toBe('/tracks/2/edit');
  expect(screen.getByRole('status').textContent).toBe('/tracks?sort=-capacity');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admins');
  expect(router.state.location.state).toEqual(state);
});

test('Back leads to the plain list if a record was opened directly', () => {
  open({ list: 5 });
  expect(screen.getByRole('status').textContent).toBe('/tracks');
});
