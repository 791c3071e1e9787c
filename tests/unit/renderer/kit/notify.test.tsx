import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { dismiss, notify, useNotices } from '../../../../renderer/kit/notify';
import { Toasts } from '../../../../renderer/kit/toasts';
import { setBridge } from './kit-page';

const titles = () => useNotices.getState().notices.map(({ title }) => title);

it('puts the newest on top, and lets one piece of work speak with one voice', () => {
  setBridge(() => new Promise(() => undefined));
  notify({ intent: 'info', title: 'one', id: 'job' });
  notify({ intent: 'info', title: 'two' });
  notify({ intent: 'success', title: 'one again', id: 'job' });
  expect(titles()).toEqual(['one again', 'two']);
  for (const number of [1, 2, 3, 4, 5, 6]) notify({ intent: 'info', title: `n${number}` });
  expect(titles()).toEqual(['n6', 'n5', 'n4', 'n3', 'n2']);
});

it('runs an action once and leaves', async () => {
  setBridge(() => new Promise(() => undefined));
  const run = vi.fn();
  render(<Toasts />);
  act(() => void notify({ intent: 'success', title: 'Saved', actions: [{ label: 'Show in folder', run }] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show in folder' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('stays until it was read where something went wrong', async () => {
  setBridge(() => new Promise(() => undefined));
  render(<Toasts />);
  // What draws a toast is loaded with the first one.
  act(() => void notify({ intent: 'info', title: 'First', id: 'first' }));
  await screen.findByText('First');
  vi.useFakeTimers();
  act(() => {
    dismiss('first');
    notify({ intent: 'error', title: 'Bad' });
    notify({ intent: 'success', title: 'Good' });
  });
  expect(screen.getByText('Good')).toBeTruthy();
  act(() => vi.advanceTimersByTime(60_000));
  vi.useRealTimers();
  expect(screen.queryByText('Good')).toBeNull();
  expect(screen.getByText('Bad')).toBeTruthy();
});
