import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';

const Broken = (): ReactNode => {
  throw new TypeError('broken component');
};

it('a render error ends a test at once, with the error, instead of when its waiting times out', async () => {
  const start = performance.now();
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <p>Something went wrong</p> }])}
    />,
  );
  await expect(screen.findByText('Saved')).rejects.toThrow('broken component');
  expect(performance.now() - start).toBeLessThan(5_000);
});
