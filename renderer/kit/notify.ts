/** Toasts: what happened, newest on top. `Toasts` draws them; `notify` is all that others call. */
import { create } from 'zustand';

export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Notice {
  readonly id: string;
  readonly intent: 'success' | 'info' | 'warning' | 'error';
  readonly title: string;
  readonly body?: string | undefined;
  readonly actions?: readonly NoticeAction[] | undefined;
}

export const useNotices = create<{ readonly notices: readonly Notice[] }>(() => ({ notices: [] }));

const mostAtOnce = 5;
let last = 0;

/**
 * Shows a toast and returns its id. A given id replaces the toast that bears it, so that one piece of work speaks with
 * one voice. Only the newest five stay.
 */
export const notify = (notice: Omit<Notice, 'id'> & { readonly id?: string }): string => {
  last += 1;
  const shown: Notice = { ...notice, id: notice.id ?? `notice-${last}` };
  useNotices.setState(({ notices }) => ({
    notices: [shown, ...notices.filter(({ id }) => id !== shown.id)].slice(0, mostAtOnce),
  }));
  return shown.id;
};

export const dismiss = (id: string): void =>
  useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));

export const dismissAll = (): void => useNotices.setState({ notices: [] });
