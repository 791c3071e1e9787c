/** Draws the toasts, newest on top. What went well leaves by itself; what went wrong stays until it was read. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useState } from 'react';
import { dismiss, type Notice, useNotices } from './notify';
import { NoticeBar } from './states/notice-bar';
import { useText } from './text';

const useStyles = makeStyles({
  list: {
    position: 'fixed',
    // Above a list's pager and clear of every toolbar.
    insetBlockEnd: '56px',
    insetInlineEnd: '16px',
    zIndex: 1_000_000,
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    inlineSize: 'min(380px, calc(100vw - 32px))',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
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
  body: { display: 'block' },
});

const shownFor = { success: 6_000, info: 8_000, warning: undefined, error: undefined } as const;
/** Time to read and reach a button. */
const longer = 15_000;

const Toast = ({ notice }: { readonly notice: Notice }) => {
  const styles = useStyles();
  const text = useText('kit');
  const [held, hold] = useState(false);
  const { id, intent, title, body, actions = [] } = notice;
  const usual = shownFor[intent];
  const shown = usual !== undefined && actions.length > 0 ? longer : usual;
  const stays = held ? undefined : shown;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a replaced notice is shown anew
  useEffect(() => {
    if (stays === undefined) return;
    const timer = setTimeout(() => dismiss(id), stays);
    return () => clearTimeout(timer);
  }, [stays, id, notice]);

  return (
    <li
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <NoticeBar
        className={styles.toast}
        intent={intent}
        layout="multiline"
        politeness={intent === 'error' ? 'assertive' : 'polite'}
        title={title}
        actions={actions.map(({ label, run }) => (
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
        {body ? <span className={styles.body}>{body}</span> : undefined}
      </NoticeBar>
    </li>
  );
};

/** Mounted once, beside the routes. */
export const Toasts = (): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const notices = useNotices((state) => state.notices);
  if (notices.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={text('toasts')}>
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} />
      ))}
    </ul>
  );
};
