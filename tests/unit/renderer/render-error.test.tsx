/** A render error ends a waiting test with that error, not with "unable to find" when the wait times out. */
import { render, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';

const Broken = (): ReactNode => {
  throw new TypeError('broken component');
};

const BrokenLater = (): ReactNode => {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLoaded(true));
    return () => clearTimeout(timer);
  }, []);
  return isLoaded ? <Broken /> : null;
};

it('a render error that a boundary handles ends the test', async () => {
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <p>Something went wrong</p> }])}
    />,
  );
  await expect(screen.findByText('Saved')).rejects.toThrow('broken component');
});

it('a render error outside every boundary ends the test', async () => {
  render(<BrokenLater />);
  await expect(screen.findByText('Saved')).rejects.toThrow('broken component');
});
