/** The side panel with its heading and close button. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { RestoreFocus } from '../../../kit/dialog/restore-focus';
import { useText } from '../../../kit/format/text';
import { IconButton } from '../../kit/icon-button';
import { heading } from '../../kit/styles';
import { usePaneStyles } from '../chat.styles';

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', blockSize: '100%', minInlineSize: 0 },
  scroll: {
    display: 'grid',
    alignContent: 'start',
    rowGap: tokens.spacingVerticalXL,
    flexGrow: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    paddingInline: tokens.spacingHorizontalL,
    paddingBlockEnd: tokens.spacingVerticalL,
  },
  part: { display: 'grid', rowGap: tokens.spacingVerticalS, minInlineSize: 0 },
  partTitle: heading(300),
});

/** The pane with the page's main heading. Where the panel covers it, the panel has the heading. */
export type MainPane = 'thread' | 'list';

interface PanelProps {
  readonly title: string;
  readonly mainPane: MainPane;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const Panel = ({ title, mainPane, onClose, children }: PanelProps): ReactNode => {
  const styles = useStyles();
  const pane = usePaneStyles();
  const text = useText('chat');
  const id = useId();
  const head = useRef<HTMLDivElement>(null);
  // Moves the focus into the panel if it covers the button that opened it.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body || focused.checkVisibility?.() === false)
      head.current?.querySelector('button')?.focus();
  }, []);
  const isThread = mainPane === 'thread';
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <RestoreFocus />
      <div ref={head} className={pane.head}>
        <h1 className={mergeClasses(pane.title, pane.small, isThread ? pane.onlyMedium : pane.onlyNarrow)}>{title}</h1>
        <h2 id={id} className={mergeClasses(pane.title, pane.small, isThread ? pane.exceptMedium : pane.exceptNarrow)}>
          {title}
        </h2>
        <IconButton label={text('profile.close')} icon={<DismissRegular />} onClick={onClose} />
      </div>
      <div className={styles.scroll}>{children}</div>
    </section>
  );
};

export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.partTitle}>
        {title}
      </h3>
      {children}
    </section>
  );
};
