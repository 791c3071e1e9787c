import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissAll, notify, useNotices } from '../../../../renderer/kit/notify';
import { Toasts } from '../../../../renderer/kit/toasts';
import { setBridge } from './kit-page';

const titles = () => useNotices.getState().notices.map(({ title }) => title);

beforeEach(() => setBridge(() => new Promise(() => undefined)));
afterEach(() => {
  vi.useRealTimers();
  act(dismissAll);
});

describe('toasts', () => {
  it('puts the newest on top, and replaces the toast of the same id', () => {
    notify({ intent: 'info', title: 'one', id: 'job' });
    notify({ intent: 'info', title: 'two' });
    notify({ intent: 'success', title: 'one again', id: 'job' });
    expect(titles()).toEqual(['one again', 'two']);
  });

  it('keeps three, and drops errors last', () => {
    for (const number of [1, 2, 3, 4, 5, 6]) notify({ intent: 'info', title: `n${number}` });
    expect(titles()).toEqual(['n6', 'n5', 'n4']);
    notify({ intent: 'error', title: 'bad' });
    for (const number of [7, 8, 9]) notify({ intent: 'info', title: `n${number}` });
    expect(titles()).toEqual(['n9', 'n8', 'bad']);
    for (const number of [1, 2, 3, 4]) notify({ intent: 'error', title: `bad ${number}` });
    expect(titles()).toEqual(['bad 4', 'bad 3', 'bad 2']);
  });

  it('runs an action once and closes', async () => {
    const run = vi.fn();
    render(<Toasts />);
    act(() => void notify({ intent: 'success', title: 'Saved', actions: [{ label: 'Show in folder', run }] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show in folder' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });
});

describe('a toast closes', () => {
  /** What draws a toast is loaded with the first one. */
  const drawn = async () => {
    render(<Toasts />);
    act(() => void notify({ intent: 'info', title: 'First' }));
    await screen.findByText('First');
    vi.useFakeTimers();
    act(() => {
      dismissAll();
      notify({ intent: 'error', title: 'Bad' });
      notify({ intent: 'success', title: 'Good' });
    });
    expect(titles()).toEqual(['Good', 'Bad']);
  };
  const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000));

  it('after five seconds, and after twenty where something went wrong', async () => {
    await drawn();
    wait(4.9);
    expect(titles()).toEqual(['Good', 'Bad']);
    wait(0.2);
    expect(titles()).toEqual(['Bad']);
    wait(14.8);
    expect(titles()).toEqual(['Bad']);
    wait(0.2);
    expect(titles()).toEqual([]);
  });

  it('not while the pointer is on one of them', async () => {
    await drawn();
    fireEvent.pointerEnter(screen.getByRole('list'));
    wait(60);
    expect(titles()).toEqual(['Good', 'Bad']);
    fireEvent.pointerLeave(screen.getByRole('list'));
    wait(20.1);
    expect(titles()).toEqual([]);
  });

  it('not while one of its buttons has the focus', async () => {
    await drawn();
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    act(() => close?.focus());
    wait(60);
    expect(titles()).toEqual(['Good', 'Bad']);
    act(() => close?.click());
    wait(20.1);
    expect(titles()).toEqual([]);
  });

  it('not while the window is hidden', async () => {
    await drawn();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    wait(60);
    expect(titles()).toEqual(['Good', 'Bad']);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    wait(20.1);
    expect(titles()).toEqual([]);
    visibility.mockRestore();
  });
});
