import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useUrlState } from '../../../../../renderer/kit/ui/use-url-state';

afterEach(() => vi.useRealTimers());

const read = (search: string): string => new URLSearchParams(search).get('q') ?? '';

const List = () => {
  const [q, setQ] = useUrlState(read, (now) => (now === '' ? '' : `?q=${now}`));
  return <input aria-label="Search" value={q} onChange={({ target }) => setQ(target.value)} />;
};

/** A list, and a record whose page comes only when `arrive` is called. */
const open = () => {
  let arrive = () => {};
  const router = createMemoryRouter(
    [
      { path: '/list', element: <List /> },
      {
        path: '/record',
        lazy: () =>
          new Promise((resolve) => {
            arrive = () => resolve({ element: <h1>Record</h1> });
          }),
      },
    ],
    { initialEntries: ['/list'] },
  );
  render(<RouterProvider router={router} />);
  const type = (q: string) => fireEvent.change(screen.getByLabelText('Search'), { target: { value: q } });
  return { router, type, arrive: () => arrive() };
};

test('the address follows the choice a moment later', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { router, type } = open();
  type('zoë');
  expect(router.state.location.search).toBe('');
  act(() => vi.advanceTimersByTime(200));
  expect(router.state.location.search).toBe('?q=zoë');
});

test('does not change the address while another page is loading', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { router, type, arrive } = open();
  type('zoë');
  const navigation = router.navigate('/record');
  vi.advanceTimersByTime(200);
  expect(router.state.navigation.location?.pathname).toBe('/record');
  arrive();
  await act(() => navigation);
  expect(screen.getByRole('heading', { name: 'Record' })).toBeDefined();
});
