/**
 * Renders the toasts, newest first: three, and a button that shows the others. Toasts close after a while, but not
 * while the pointer or the focus is on one of them or the window is hidden. A hidden toast starts its time only when it
 * becomes visible, so none is lost unread. Lists and pages leave space for toasts (`toastSpace`).
 */
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useText } from '../format/text';
import { reserveToastSpace } from '../ui/toast-space';
import { NoticeBar } from './notice-bar';
import { dismiss, type Notice, useNotices, visibleNotices } from './notify';

const useStyles = makeStyles({
  list: {
    position: 'fixed',
    // Above a list's pager and a form's buttons.
    insetBlockEnd: '56px',
    insetInlineEnd: '16px',
    zIndex: 1_000_000,
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    inlineSize: 'min(480px, calc(100vw - 32px))',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  expanded: { maxBlockSize: 'calc(100vh - 128px)', overflowY: 'auto' },
  more: { justifySelf: 'end', alignSelf: 'end', boxShadow: tokens.shadow8 },
  toast: {
    boxShadow: tokens.shadow16,
    borderRadius: tokens.borderRadiusMedium,
    overflowWrap: 'anywhere',
    '@media (prefers-reduced-motion: no-preference)': {
      animationName: { from: { opacity: 0, translate: '0 8px' }, to: { opacity: 1, translate: '0 0' } },
      animationDuration: tokens.durationNormal,
      animationTimingFunction: tokens.curveDecelerateMid,
    },
  },
  // Buttons are next to the text, because a lower toast leaves one more row of a list visible.
  body: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px' },
  words: { flexGrow: 1, flexBasis: '160px' },
});

const visibleFor = { success: 5_000, info: 5_000, warning: 20_000, error: 20_000 } as const;
/** Milliseconds for a toast with a button. */
const visibleWithAction = 15_000;
const durationOf = ({ intent, actions = [], durationMs }: Notice): number =>
  durationMs ?? Math.max(visibleFor[intent], actions.length > 0 ? visibleWithAction : 0);

const Toast = ({ notice, isPaused }: { readonly notice: Notice; readonly isPaused: boolean }) => {
  const styles = useStyles();
  const text = useText('kit');
  const { id, intent, title, body, actions = [] } = notice;

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => dismiss(id), durationOf(notice));
    return () => clearTimeout(timer);
  }, [isPaused, id, notice]);

  return (
    <li>
      <NoticeBar
        className={styles.toast}
        intent={intent}
        layout="multiline"
        politeness={intent === 'error' ? 'assertive' : 'polite'}
        title={title}
        dismiss={
          <Button
            appearance="transparent"
            size="small"
            aria-label={text('actions.close')}
            icon={<DismissRegular />}
            onClick={() => dismiss(id)}
          />
        }
      >
        {body || actions.length > 0 ? (
          <span className={styles.body}>
            <span className={styles.words}>{body}</span>
            {actions.map(({ label, run }) => (
              <Button
                key={label}
                size="small"
                onClick={() => {
                  dismiss(id);
                  run();
                }}
              >
                {label}
              </Button>
            ))}
          </span>
        ) : undefined}
      </NoticeBar>
    </li>
  );
};

const onVisibility = (onChange: () => void): (() => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};
const isHidden = (): boolean => document.visibilityState === 'hidden';

/** Mounted once, next to the routes. */
export const Toasts = (): ReactNode => {
  const notices = useNotices((state) => state.notices);
  return notices.length === 0 ? null : <ToastList notices={notices} />;
};

const ToastList = ({ notices }: { readonly notices: readonly Notice[] }): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const list = useRef<HTMLUListElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isShowingAll, setIsShowingAll] = useState(false);
  const visible = visibleNotices(notices);
  const hiddenCount = notices.length - visible.length;
  const isExpanded = isShowingAll && hiddenCount > 0;
  const isPaused = useSyncExternalStore(onVisibility, isHidden) || isHovered || isFocused;

  // If a focused toast closes, the focus would be lost.
  useEffect(() => {
    if (notices.length > 0) setFocused(list.current?.contains(document.activeElement) ?? false);
  }, [notices]);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    // If the user expands all toasts, they may cover the page.
    if (isExpanded) return;
    const observer = new ResizeObserver(() => reserveToastSpace(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isExpanded]);
  useLayoutEffect(() => () => reserveToastSpace(0), []);

  return (
    <section aria-label={text('toasts')}>
      <ul
        ref={list}
        className={mergeClasses(styles.list, isExpanded && styles.expanded)}
        aria-label={text('toasts')}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        {(isExpanded ? notices : visible).map((notice) => (
          <Toast key={notice.id} notice={notice} isPaused={isPaused || isExpanded} />
        ))}
        {hiddenCount > 0 ? (
          <li className={styles.more}>
            <Button size="small" aria-expanded={isExpanded} onClick={() => setIsShowingAll(!isExpanded)}>
              {isExpanded ? text('toastsFewer') : text('toastsMore', { count: hiddenCount })}
            </Button>
          </li>
        ) : undefined}
      </ul>
    </section>
  );
};
