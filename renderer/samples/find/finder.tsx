import { makeStyles, SearchBox, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { useText } from '../../kit/format/text';
import { plainList, textSize } from '../kit/styles';
import { EntryLine } from './entry-line';
import { type SearchEntry, searchGroups, trackGroup } from './search';

const useStyles = makeStyles({
  finder: { display: 'flex', flexDirection: 'column', rowGap: '8px', minInlineSize: 0 },
  search: { maxInlineSize: 'none' },
  results: { display: 'flex', flexDirection: 'column', rowGap: '8px' },
  scrolls: { maxBlockSize: '60vh', overflowY: 'auto' },
  heading: {
    margin: 0,
    paddingInline: '8px',
    paddingBlock: '4px',
    ...textSize[200],
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  list: plainList,
  none: { margin: 0, padding: '8px', color: tokens.colorNeutralForeground3 },
});

const maxSearchLength = 100;
const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

interface FinderProps {
  /** Called when a page is opened from here. */
  readonly onOpen?: () => void;
}

/** The sample search: up to four pages, files, contacts and race tracks each; the bookmarks while the field is empty. */
export const Finder = ({ onOpen }: FinderProps): ReactNode => {
  const styles = useStyles();
  const text = useText('find');
  const navigate = useNavigate();
  const [q, setQ] = useState('');
  const index = useCall('search.index', {});
  const tracks = useCall('autocomplete.list', {}).value?.rows ?? [];
  const bookmarks = useCall('bookmark.list', {});
  const root = useRef<HTMLDivElement>(null);
  const groups = searchGroups([...(index.value ?? []), trackGroup(tracks)], q);
  const isEmpty = q.trim() === '';

  /** Arrow keys move between the field and the results. */
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    const stops = [...(root.current?.querySelectorAll<HTMLElement>('input, a[data-found]') ?? [])];
    const { activeElement } = document;
    const at = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : -1;
    if (at < 0) return;
    event.preventDefault();
    stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus();
  };
  const openFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    const first = groups.flatMap(({ data }) => data).find(({ link }) => link !== undefined)?.link;
    if (first === undefined) return;
    // The focus returns to the button as the panel closes: the key must not press it again.
    event.preventDefault();
    onOpen?.();
    void navigate(first);
  };
  const list = (title: string, entries: readonly SearchEntry[]) => (
    <section key={title} aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <EntryLine key={entry.id} entry={entry} {...(onOpen ? { onOpen } : {})} />
        ))}
      </ul>
    </section>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between elements that can be focused anyway
    <div ref={root} className={styles.finder} onKeyDown={walk}>
      <SearchBox
        className={styles.search}
        aria-label={text('search')}
        placeholder={text('search')}
        value={q}
        maxLength={maxSearchLength}
        autoComplete="off"
        onChange={(_, { value }) => setQ(value)}
        onKeyDown={openFirst}
      />
      <div className={`${styles.results} ${onOpen ? styles.scrolls : ''}`}>
        {isEmpty ? (
          <Loaded call={bookmarks}>
            {(value) =>
              value.bookmarks.length === 0 ? (
                <p className={styles.none}>{text('noBookmarks')}</p>
              ) : (
                list(text('bookmarks'), value.bookmarks)
              )
            }
          </Loaded>
        ) : (
          <Loaded call={index}>
            {() =>
              groups.length === 0 ? (
                <p role="status" className={styles.none}>
                  {text('nothing', { q })}
                </p>
              ) : (
                groups.map(({ groupTitle, data }) => list(text(`groups.${groupTitle}`), data))
              )
            }
          </Loaded>
        )}
      </div>
    </div>
  );
};
