/** The queue of toasts, newest first. `Toasts` renders up to three of them; other modules only call `notify`. */
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
  /** How long its toast is shown; by what it says and has if left out. */
  readonly durationMs?: number | undefined;
}

export const useNotices = create<{ readonly notices: readonly Notice[] }>(() => ({ notices: [] }));

const maxToasts = 3;
/** Older messages beyond this limit are dropped. */
const maxNotices = 50;
let lastId = 0;

const isError = ({ intent }: Notice): boolean => intent === 'error';

/** Drops the oldest notices over the limit; errors and the newest are kept longest. */
const limitNotices = (notices: readonly Notice[], limit: number): readonly Notice[] => {
  if (notices.length <= limit) return notices;
  const dropped = notices.findLastIndex((notice, index) => index > 0 && !isError(notice));
  return limitNotices(notices.toSpliced(dropped === -1 ? notices.length - 1 : dropped, 1), limit);
};

/** The toasts that fit on the screen: the newest, but errors before others. */
export const visibleNotices = (notices: readonly Notice[]): readonly Notice[] => limitNotices(notices, maxToasts);

/** Shows a toast and returns its id. With the id of an existing toast, replaces it. */
export const notify = (notice: Omit<Notice, 'id'> & { readonly id?: string }): string => {
  lastId += 1;
  const shown: Notice = { ...notice, id: notice.id ?? `notice-${lastId}` };
  useNotices.setState(({ notices }) => ({
    notices: limitNotices([shown, ...notices.filter(({ id }) => id !== shown.id)], maxNotices),
  }));
  return shown.id;
};

export const dismiss = (id: string): void =>
  useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));

export const dismissAll = (): void => useNotices.setState({ notices: [] });
