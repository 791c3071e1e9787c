import { act, fireEvent, render, screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
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

test('keeps a choice that is made before the last address is rendered', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Another default, such as the current event, reads the same address again.
  const Choice = () => {
    const [fallback, setFallback] = useState('1');
    const readOr = useCallback((search: string) => read(search) || fallback, [fallback]);
    const [q, setQ] = useUrlState(readOr, (now) => `?q=${now}`);
    const choose = () => {
      setFallback('2');
      setQ('2');
    };
    return (
      <button type="button" onClick={choose}>
        {q}
      </button>
    );
  };
  const router = createMemoryRouter([{ path: '/list', element: <Choice /> }], { initialEntries: ['/list'] });
  render(<RouterProvider router={router} />);
  act(() => {
    vi.advanceTimersByTime(200);
    // The router has the address; React renders it after the click.
    expect(router.state.location.search).toBe('?q=1');
    screen.getByRole('button').click();
  });
  expect(screen.getByRole('button').textContent).toBe('2');
  act(() => vi.advanceTimersByTime(200));
  expect(router.state.location.search).toBe('?q=2');
  expect(screen.getByRole('button').textContent).toBe('2');
});

test('follows an address that another part of the page sets', async () => {
  const { router } = open();
  await act(() => router.navigate('/list?q=zo%C3%AB'));
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('zoë');
});
