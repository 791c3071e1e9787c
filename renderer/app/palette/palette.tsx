import { makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { bridge } from '../../kit/bridge/bridge';
import { runCommand } from '../../kit/commands/command';
import { KeyCaps } from '../../kit/commands/key-caps';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { useText } from '../../kit/format/text';
import { recordUse } from '../../kit/stores/uses';
import { resetArrangement } from '../../kit/stores/view-arrangements';
import { lineAbove, lineBelow } from '../../kit/ui/hairlines';
import { useDebouncedValue } from '../../kit/ui/use-debounced-value';
import { VisuallyHidden } from '../../kit/ui/visually-hidden';
import { closeOverlay, openOverlay } from '../commands/overlay';
import type { FoundEntry, PaletteEntry, PaletteGroup } from './palette-entry';
import { PaletteList } from './palette-list';
import { PaletteNotes } from './palette-notes';
import { usePaletteResults } from './use-palette-results';

const useHintStyles = makeStyles({
  hints: {
    ...lineAbove,
    flexShrink: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    paddingBlock: '8px',
    paddingInline: tokens.spacingHorizontalL,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  hint: { display: 'flex', alignItems: 'center', gap: '6px' },
});

const hints = [
  ['move', ['↑', '↓']],
  ['open', ['Enter']],
  ['commands', ['>']],
  ['close', ['Esc']],
] as const;

/** The keys of the palette, below its results. */
const PaletteHints = (): ReactNode => {
  const styles = useHintStyles();
  const text = useText('palette');
  return (
    <div className={styles.hints}>
      {hints.map(([name, keys]) => (
        <span key={name} className={styles.hint}>
          <KeyCaps labels={keys} size="small" />
          {text(`hint.${name}`)}
        </span>
      ))}
    </div>
  );
};

/** Files and records have no use that is counted: the newest are what people look for. */
const counted: ReadonlySet<PaletteGroup> = new Set(['pages', 'filters', 'actions', 'settings']);

/** Closes the palette and opens what an entry stands for. */
const useOpenEntry = (): ((entry: PaletteEntry) => void) => {
  const navigate = useNavigate();
  return useCallback(
    ({ id, group, target }) => {
      if (counted.has(group)) recordUse(id);
      // The dialog is gone and the focus back before a command opens another dialog.
      flushSync(closeOverlay);
      if ('command' in target) return void setTimeout(() => runCommand(target.command));
      if ('search' in target) return;
      if ('path' in target) {
        if (target.view !== undefined) resetArrangement(target.view);
        return void navigate(target.path);
      }
      if (target.job.kind === 'upload') return void navigate('/media');
      if (target.job.state !== 'done') return openOverlay('jobs');
      return void bridge().files.showInFolder({ job: target.job.id }).then(notifyFailure);
    },
    [navigate],
  );
};

/** About as many entries as are visible at once. */
const pageLength = 8;

/** The entry that a key moves to, around the ends; undefined for other keys, which the field has. */
const moveActive = <T,>(key: string, entries: readonly T[], active: T | undefined): T | undefined => {
  const last = entries.length - 1;
  const at = active === undefined ? -1 : entries.indexOf(active);
  const to = {
    ArrowDown: at >= last ? 0 : at + 1,
    ArrowUp: at <= 0 ? last : at - 1,
    PageDown: Math.min(last, at + pageLength),
    PageUp: Math.max(0, at - pageLength),
  }[key];
  return to === undefined ? undefined : entries[to];
};

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', maxHeight: 'min(78vh, 640px)' },
  field: {
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    height: '52px',
    paddingInline: tokens.spacingHorizontalL,
    ...lineBelow,
    fontSize: '20px',
    color: tokens.colorNeutralForeground3,
  },
  input: {
    flexGrow: 1,
    minWidth: 0,
    height: '100%',
    border: 'none',
    outlineStyle: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase400,
    '::placeholder': { color: tokens.colorNeutralForeground4, opacity: 1 },
    '::-webkit-search-cancel-button': { display: 'none' },
    '@media (forced-colors: active)': { ':focus': { outline: '2px solid Highlight', outlineOffset: '-4px' } },
  },
  results: {
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    paddingInline: tokens.spacingHorizontalS,
    ':not(:empty)': { paddingBlockEnd: tokens.spacingVerticalS },
  },
  none: { margin: 0, padding: tokens.spacingHorizontalXXL, textAlign: 'center', color: tokens.colorNeutralForeground3 },
});

/** Milliseconds until a screen reader hears the number of results. */
const announceMs = 500;

export const Palette = ({ start }: { readonly start: string }) => {
  const styles = useStyles();
  const appText = useText('app');
  const text = useText('palette');
  const openEntry = useOpenEntry();
  const [query, setQuery] = useState(start);
  const [confirmed, setConfirmed] = useState<string>();
  const [activeId, setActiveId] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const { groups, records, busy } = usePaletteResults(query, confirmed);
  const entries = groups.flatMap((group) => group.entries);
  const active = entries.find(({ id }) => id === activeId) ?? entries[0];
  const status = busy ? '' : text('count', { count: entries.length });
  const announcement = useDebouncedValue(status, announceMs);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new active entry may be outside the visible part
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.id]);

  const choose = useCallback(
    (entry: FoundEntry) => ('search' in entry.target ? setConfirmed(entry.target.search) : openEntry(entry)),
    [openEntry],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = moveActive(event.key, entries, active);
    if (next) setActiveId(next.id);
    else if (event.key === 'Enter' && active) choose(active);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.root}>
      <div className={styles.field}>
        <SearchRegular aria-hidden />
        <input
          type="search"
          role="combobox"
          className={styles.input}
          aria-label={appText('search.name')}
          aria-expanded={entries.length > 0}
          aria-controls="palette-results"
          aria-autocomplete="list"
          {...(active ? { 'aria-activedescendant': active.id } : {})}
          placeholder={appText('search.placeholder')}
          value={query}
          maxLength={200}
          dir="auto"
          // biome-ignore lint/a11y/noAutofocus: the dialog is this field
          autoFocus
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setQuery(event.target.value);
            setActiveId(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        {busy && <Spinner size="tiny" aria-label={text('busy')} />}
      </div>
      <div ref={list} id="palette-results" role="listbox" aria-label={text('results')} className={styles.results}>
        <PaletteList groups={groups} activeId={active?.id} onPoint={setActiveId} onChoose={choose} />
      </div>
      {entries.length === 0 && <p className={styles.none}>{busy ? text('busy') : text('none', { typed: query })}</p>}
      <PaletteNotes results={records} />
      <PaletteHints />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
};
