import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissAll, notify, useNotices, visibleNotices } from '../../../../../renderer/kit/feedback/notify';
import { Toasts } from '../../../../../renderer/kit/feedback/toasts';
import { setBridge } from '../kit-page';

const shown = () => visibleNotices(useNotices.getState().notices).map(({ title }) => title);
const titles = () => useNotices.getState().notices.map(({ title }) => title);

beforeEach(() => setBridge(() => new Promise(() => undefined)));
afterEach(() => {
  vi.useRealTimers();
  act(dismissAll);
});

describe('toasts', () => {
  it('show the newest on top, and replace the toast with the same id', () => {
    notify({ intent: 'info', title: 'one', id: 'job' });
    notify({ intent: 'info', title: 'two' });
    notify({ intent: 'success', title: 'one again', id: 'job' });
    expect(titles()).toEqual(['one again', 'two']);
  });

  it('show three, errors first, and keep those that wait', () => {
    for (const number of [1, 2, 3, 4, 5, 6]) notify({ intent: 'info', title: `n${number}` });
    expect(shown()).toEqual(['n6', 'n5', 'n4']);
    notify({ intent: 'error', title: 'bad' });
    for (const number of [7, 8, 9]) notify({ intent: 'info', title: `n${number}` });
    expect(shown()).toEqual(['n9', 'n8', 'bad']);
    for (const number of [1, 2, 3, 4]) notify({ intent: 'error', title: `bad ${number}` });
    expect(shown()).toEqual(['bad 4', 'bad 3', 'bad 2']);
    expect(titles()).toHaveLength(14);
  });

  it('keep the newest fifty messages, and errors longest', () => {
    notify({ intent: 'error', title: 'bad' });
    for (let number = 0; number < 200; number += 1) notify({ intent: 'info', title: `n${number}` });
    expect(titles()).toHaveLength(50);
    expect(titles().at(-1)).toBe('bad');
    expect(titles()[0]).toBe('n199');
  });

  it('show how many wait, open them on a click, and do not close them while open', async () => {
    render(<Toasts />);
    act(() => {
      for (const number of [1, 2, 3, 4, 5]) notify({ intent: 'info', title: `n${number}` });
    });
    const drawn = () => screen.queryAllByText(/^n\d$/).map(({ textContent }) => textContent);
    await screen.findByText('n5');
    expect(drawn()).toEqual(['n5', 'n4', 'n3']);
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: '2 more messages' }));
    expect(drawn()).toEqual(['n5', 'n4', 'n3', 'n2', 'n1']);
    act(() => vi.advanceTimersByTime(60_000));
    expect(titles()).toHaveLength(5);
    fireEvent.click(screen.getByRole('button', { name: 'Show fewer messages' }));
    expect(drawn()).toEqual(['n5', 'n4', 'n3']);
  });

  it('run an action once and close', async () => {
    const run = vi.fn();
    render(<Toasts />);
    act(() => void notify({ intent: 'success', title: 'Saved', actions: [{ label: 'Show in folder', run }] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show in folder' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });
});

describe('a toast closes', () => {
  /** The code that draws toasts is loaded with the first toast. */
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

  it('after five seconds, and after twenty for warnings and errors', async () => {
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

  it('after its own duration, not counting the time it waited', async () => {
    await drawn();
    act(() => {
      dismissAll();
      for (const number of [1, 2, 3, 4]) notify({ intent: 'success', title: `n${number}` });
    });
    wait(5.1);
    expect(titles()).toEqual(['n1']);
    expect(screen.getByText('n1')).toBeTruthy();
    wait(4.8);
    expect(titles()).toEqual(['n1']);
    wait(0.3);
    expect(titles()).toEqual([]);
  });

  it('not while the pointer is over a toast', async () => {
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
