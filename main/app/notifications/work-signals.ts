/** Electron's part of notifications and the taskbar's bar for work in the background. */
import { resolveToggle } from '@contract/settings/toggles';
import { app, Notification } from 'electron';
import type { DesktopWindow } from '../../desktop/desktop';
import { text } from '../../desktop/native-text';
import type { Files } from '../../files/files';
import type { Settings } from '../../settings/settings';
import { createBackgroundWork } from './background-work';
import { createJobNotices, type JobNotice } from './job-notices';
import { createTaskbarProgress } from './taskbar-progress';

interface WorkSignalPorts {
  readonly settings: Settings;
  readonly window: Pick<DesktopWindow, 'focus' | 'isFocused' | 'showProgress'>;
  readonly files: () => Pick<Files, 'exports' | 'showInFolder'>;
  /** Opens the page's list of jobs. */
  readonly showJobs: () => void;
}

export const createWorkSignals = ({
  settings,
  window,
  files,
  showJobs,
}: WorkSignalPorts): ReturnType<typeof createBackgroundWork> => {
  /** Kept, because a notification that is collected as garbage tells of no click. */
  const shown = new Set<Notification>();

  const show = ({ title, body, job, canOpen }: JobNotice): void => {
    if (!Notification.isSupported()) return;
    const actions = [
      ...(job && canOpen ? [{ label: text('notices.open'), run: () => files().exports.open({ job }) }] : []),
      ...(job ? [{ label: text('notices.show'), run: () => files().showInFolder({ job }) }] : []),
    ];
    // Only macOS shows buttons of this kind.
    const buttons = actions.map(({ label }) => ({ type: 'button' as const, text: label }));
    const notification = new Notification({ title, body, actions: process.platform === 'darwin' ? buttons : [] });
    const forget = (): void => void shown.delete(notification);
    notification.on('click', () => {
      forget();
      window.focus();
      showJobs();
    });
    notification.on('action', (_event, index) => {
      forget();
      void actions[index]?.run();
    });
    notification.on('close', forget);
    shown.add(notification);
    notification.show();
  };
  const notices = createJobNotices({
    isFocused: window.isFocused,
    isOn: () => {
      const { notifyJobs, mode } = settings.current();
      return resolveToggle('notifyJobs', notifyJobs, mode === 'demo');
    },
    show,
  });
  const taskbar = createTaskbarProgress({
    platform: process.platform,
    set: window.showProgress,
    isFocused: window.isFocused,
  });
  app.on('browser-window-focus', taskbar.seen);
  return createBackgroundWork((key, work) => {
    notices(key, work);
    taskbar.change(key, work);
  });
};
