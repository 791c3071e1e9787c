import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useSearch } from '../../../../../renderer/kit/ui/use-search';

const open = () => {
  let current: ReturnType<typeof useSearch> | undefined;
  const Page = (): ReactNode => {
    current = useSearch();
    return null;
  };
  const router = createMemoryRouter([{ path: '/', element: <Page /> }], { initialEntries: ['/?tab=racers'] });
  render(<RouterProvider router={router} />);
  const put = (name: string, value: string): void =>
    current?.[1]((before) => new URLSearchParams({ ...Object.fromEntries(before), [name]: value }), { replace: true });
  return { router, put };
};

test('of two changes before the first is rendered, both hold', () => {
  const { router, put } = open();
  act(() => {
    put('lane', '1');
    put('only', 'again');
  });
  expect(router.state.location.search).toBe('?tab=racers&lane=1&only=again');
  act(() => put('lane', '2'));
  expect(router.state.location.search).toBe('?tab=racers&lane=2&only=again');
});

test('a change starts from what others have changed since', async () => {
  const { router, put } = open();
  act(() => put('lane', '1'));
  await act(() => router.navigate('/?tab=gate'));
  act(() => put('only', 'again'));
  expect(router.state.location.search).toBe('?tab=gate&only=again');
});
