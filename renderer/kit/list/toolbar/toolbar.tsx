import { maxSearchLength } from '@contract/list/address-parameters';
import { makeStyles, SearchBox, tokens } from '@fluentui/react-components';
import { memo, type ReactNode, useEffect, useState } from 'react';
import { inSentence } from '../../format/sentence';
import { useText } from '../../format/text';
import type { SearchIndex } from '../data/search-index';

const useStyles = makeStyles({
  search: { inlineSize: '320px', maxInlineSize: '100%' },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px',
    paddingInline: '16px',
    paddingBlockEnd: '8px',
  },
  spacer: { flexGrow: 1 },
  frame: { borderBlockEndColor: tokens.colorNeutralStroke2 },
});

/** Milliseconds per turn, because an idle period may be long and still end at any moment. */
const preparingMs = 4;

/**
 * Prepares a search in idle time, once its field is focused: for most visits, which search nothing, it would be work and
 * memory for nothing.
 */
const usePreparedSearch = (search: SearchIndex | undefined): void => {
  useEffect(() => {
    if (!search) return;
    let handle = 0;
    const next = (idle: IdleDeadline) => {
      const end = performance.now() + Math.min(preparingMs, idle.timeRemaining());
      let more = search.prepareNext();
      while (more && performance.now() < end) more = search.prepareNext();
      if (more) handle = requestIdleCallback(next);
    };
    handle = requestIdleCallback(next);
    return () => cancelIdleCallback(handle);
  }, [search]);
};

interface SearchProps {
  readonly title: string;
  readonly value: string;
  /** Of a list with all rows in memory. */
  readonly search: SearchIndex | undefined;
  readonly onChange: (value: string) => void;
  /** Called when Arrow Down moves the focus to the rows. */
  readonly onLeave: () => void;
}

/** "Search bookings". Escape clears it; Arrow Down moves to the rows. */
export const ListSearch = memo(function ListSearch({
  title,
  value,
  search,
  onChange,
  onLeave,
}: SearchProps): ReactNode {
  const styles = useStyles();
  const text = useText('kit');
  const [wasFocused, setWasFocused] = useState(false);
  usePreparedSearch(wasFocused ? search : undefined);
  const label = text('list.search', { area: inSentence(title) });
  return (
    <SearchBox
      className={styles.search}
      aria-label={label}
      placeholder={label}
      value={value}
      maxLength={maxSearchLength}
      autoComplete="off"
      spellCheck={false}
      data-list-search
      onFocus={() => setWasFocused(true)}
      onChange={(_, data) => onChange(data.value)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        onLeave();
      }}
    />
  );
});

/** Tools at the start and the end of the toolbar. */
export const Toolbar = ({ start, end }: { readonly start: ReactNode; readonly end: ReactNode }): ReactNode => {
  const styles = useStyles();
  return (
    <div className={styles.bar} data-list-tools>
      {start}
      <span className={styles.spacer} />
      {end}
    </div>
  );
};
