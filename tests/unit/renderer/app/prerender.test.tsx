/** Rendering a screen before it is shown. */
import { useEffect, useInsertionEffect, useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { prerender } from '../../../../renderer/app/prerender';
import { waitFor } from '../../../support/wait-for';

it('renders once, without effects but those that insert styles', async () => {
  const told = vi.fn();
  const Screen = () => {
    told('rendered');
    useInsertionEffect(() => {
      told('styles');
      return () => told('styles end');
    });
    useEffect(() => {
      told('effect');
      return () => told('effect ends');
    });
    useLayoutEffect(() => {
      told('layout effect');
      return () => told('layout effect ends');
    });
    return <p>Spring Shootout</p>;
  };
  const end = prerender(<Screen />);
  await waitFor(() => expect(told).toHaveBeenCalled());
  await new Promise(requestAnimationFrame);
  end();
  await new Promise(requestAnimationFrame);
  expect(told.mock.calls).toEqual([['rendered'], ['styles'], ['styles end']]);
  expect(document.body.textContent).not.toContain('Spring Shootout');
});

it('keeps what fails to itself, for where the screen is shown', async () => {
  const reported = vi.fn();
  const logged = vi.spyOn(console, 'error');
  window.addEventListener('error', reported);
  const rendered = vi.fn();
  const Screen = () => {
    rendered();
    throw new Error('not ready');
  };
  const end = prerender(<Screen />);
  await waitFor(() => expect(rendered).toHaveBeenCalled());
  await new Promise(requestAnimationFrame);
  end();
  window.removeEventListener('error', reported);
  expect(reported).not.toHaveBeenCalled();
  expect(logged).not.toHaveBeenCalled();
});

it('renders nothing if it ends at once', async () => {
  const rendered = vi.fn();
  const Screen = () => {
    rendered();
    return null;
  };
  prerender(<Screen />)();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(rendered).not.toHaveBeenCalled();
});
