/** Tells the system when long work ends while the window is in the background. */

import { text } from '../../desktop/native-text';
import type { Work } from './background-work';

export interface JobNotice {
  readonly title: string;
  readonly body: string;
  /** The job whose file can be opened or shown, if there is one. */
  readonly job?: string;
  /** Whether the file is one that the app opens. */
  readonly canOpen: boolean;
}

export interface JobNoticePorts {
  readonly isFocused: () => boolean;
  /** Whether the person wants notifications. */
  readonly isOn: () => boolean;
  readonly show: (notice: JobNotice) => void;
  /** A monotonic clock in milliseconds. */
  readonly now?: () => number;
}

/** Milliseconds; what took less is not worth a notification. */
const longWork = 10_000;

const titles = {
  export: { done: 'notices.exportDone', failed: 'notices.exportFailed' },
  day: { done: 'notices.dayDone', failed: 'notices.dayFailed' },
  uploads: { done: 'notices.uploadsDone', failed: 'notices.uploadsFailed' },
  pack: { done: 'notices.packDone', failed: 'notices.packFailed' },
} as const;

const bodyOf = ({ kind, state, amount }: Work): string => {
  if (state === 'failed') return text('notices.why');
  if (kind === 'pack') return text('notices.packBody');
  return text(kind === 'export' ? 'notices.rows' : 'notices.files', { count: amount });
};

export const createJobNotices = ({ isFocused, isOn, show, now = () => performance.now() }: JobNoticePorts) => {
  const startedAt = new Map<string, number>();
  return (key: string, work: Work): void => {
    const { kind, name, state, job } = work;
    const started = startedAt.get(key) ?? now();
    if (state === 'active') {
      startedAt.set(key, started);
      return;
    }
    startedAt.delete(key);
    if (state === 'cancelled' || now() - started < longWork || isFocused() || !isOn()) return;
    const hasFile = state === 'done' && (kind === 'export' || kind === 'day') && job !== undefined;
    show({
      title: text(titles[kind][state], { name }),
      body: bodyOf(work),
      canOpen: hasFile && kind === 'export',
      ...(hasFile ? { job } : {}),
    });
  };
};
