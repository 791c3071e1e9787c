/** The lines of the paper to type on: Enter goes to the next one. */
import { makeStyles } from '@fluentui/react-components';
import {
  type ClipboardEvent,
  type Dispatch,
  type KeyboardEvent,
  type ReactNode,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { PaperRow } from './paper-row';
import { maxLength, maxLines, type Paper } from './use-paper-draft';
import type { ShownLine } from './use-shown-lines';

const useStyles = makeStyles({
  lines: {
    display: 'grid',
    gridAutoRows: 'max-content',
    rowGap: '4px',
    margin: 0,
    padding: '2px',
    listStyleType: 'none',
    maxBlockSize: 'max(46vh, 200px)',
    overflowY: 'auto',
  },
});

interface PaperListProps {
  readonly lines: readonly ShownLine[];
  readonly setPaper: Dispatch<SetStateAction<Paper>>;
  readonly busy: boolean;
}

export const PaperList = ({ lines, setPaper, busy }: PaperListProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const list = useRef<HTMLOListElement>(null);
  /** The line that takes the focus once it is drawn: it may be new. */
  const next = useRef<number>(undefined);
  /** How many lines had no room: 0 for the next one. */
  const [notAdded, setNotAdded] = useState<number>();
  useEffect(() => {
    if (next.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-paper-line="${next.current}"]`)?.focus();
    next.current = undefined;
  });

  const changeLines = useCallback(
    (change: (lines: Paper['lines']) => Paper['lines']) =>
      setPaper((before) => ({ ...before, lines: change(before.lines) })),
    [setPaper],
  );
  const onText = useCallback(
    (index: number, line: string) => changeLines((before) => before.with(index, { text: line })),
    [changeLines],
  );
  const onChoice = useCallback(
    (index: number, choice: string) =>
      changeLines((before) => before.map((line, at) => (at === index ? { ...line, choice } : line))),
    [changeLines],
  );
  const onPaste = useCallback(
    (event: ClipboardEvent<HTMLInputElement>, index: number) => {
      const pasted = event.clipboardData.getData('text/plain').split(/\r?\n/);
      const added = pasted.filter((line) => line.trim() !== '').map((line) => ({ text: line.slice(0, maxLength) }));
      if (added.length < 2) return;
      event.preventDefault();
      const replaced = lines[index]?.text.trim() === '' ? 1 : 0;
      const room = maxLines - lines.length + replaced;
      setNotAdded(added.length > room ? added.length - room : undefined);
      changeLines((before) => before.toSpliced(index + 1 - replaced, replaced, ...added.slice(0, room)));
    },
    [changeLines, lines],
  );
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLInputElement>, index: number) => {
      // The Enter that ends a composition is part of the text.
      if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step === 0) return;
      event.preventDefault();
      next.current = index + step;
      const isNew = event.currentTarget.value.trim() !== '' && index + step === lines.length;
      const isFull = lines.length >= maxLines;
      if (isNew && isFull) setNotAdded(0);
      changeLines((before) => (isNew && !isFull ? [...before, { text: '' }] : [...before]));
    },
    [changeLines, lines.length],
  );
  return (
    <>
      {notAdded === undefined || lines.length < maxLines ? undefined : (
        <NoticeBar intent="warning">
          {text('paper.full', { count: notAdded, number: formatNumber(notAdded), max: formatNumber(maxLines) })}
        </NoticeBar>
      )}
      <ol ref={list} className={styles.lines} aria-label={text('paper.lines')} aria-busy={busy}>
        {lines.map((line, index) => (
          <PaperRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place on the paper
            key={index}
            index={index}
            line={line}
            onText={onText}
            onChoice={onChoice}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
        ))}
      </ol>
    </>
  );
};
