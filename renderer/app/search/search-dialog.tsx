import { Dialog, DialogSurface, makeStyles, mergeClasses, Spinner, tokens } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { bridge } from '../../kit/bridge/bridge';
import { RestoreFocus } from '../../kit/dialog/restore-focus';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { useText } from '../../kit/format/text';
import { alignToPage, backgrounds } from '../../kit/skins/theme';
import { useToggle } from '../../kit/stores/settings';
import { insetBorder } from '../../kit/ui/styles';
import { loadSampleAreas, useAreas } from '../areas';
import { lineBelow } from '../frame/hairlines';
import { closeOverlay, openOverlay, useOverlay } from '../frame/overlay';
import { type Entry, findEntries } from './search-index';
import { useEntries } from './use-entries';

const useStyles = makeStyles({
  surface: {
    padding: 0,
    width: '600px',
    maxWidth: 'calc(100vw - 32px)',
    marginBlockStart: 'min(12vh, 96px)',
    overflow: 'hidden',
  },
  field: {
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
  },
  results: { maxHeight: '60vh', overflowY: 'auto', padding: tokens.spacingHorizontalS },
  heading: {
    paddingBlock: '8px 4px',
    paddingInline: tokens.spacingHorizontalM,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  entry: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '36px',
    paddingInline: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
  },
  active: {
    backgroundColor: backgrounds.selected,
    ...insetBorder(tokens.colorNeutralStroke1),
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  icon: { flexShrink: 0, fontSize: '20px', color: tokens.colorNeutralForeground2 },
  title: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', ...alignToPage },
  detail: {
    ...alignToPage,
    marginLeft: 'auto',
    flexShrink: 10,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  none: { margin: 0, padding: tokens.spacingHorizontalL, textAlign: 'center', color: tokens.colorNeutralForeground3 },
});

/** Searches pages, files and contacts. Works by keyboard alone. */
export const SearchDialog = () => {
  const styles = useStyles();
  const open = useOverlay((state) => state.open === 'search');
  return (
    <Dialog open={open} onOpenChange={(_, data) => !data.open && closeOverlay()}>
      <SearchSurface className={styles.surface} />
    </Dialog>
  );
};

const SearchSurface = ({ className }: { readonly className: string }) => {
  const text = useText('app');
  return (
    <DialogSurface className={className} aria-label={text('search.name')}>
      <RestoreFocus />
      <Search />
    </DialogSurface>
  );
};

const Search = () => {
  const styles = useStyles();
  const text = useText('app');
  const navigate = useNavigate();
  const samples = useToggle('showSamples');
  const [query, setQuery] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (samples) void loadSampleAreas();
  }, [samples]);
  const { local, fromServer, busy } = useEntries(useAreas(), samples, query);
  const groups = findEntries(query, local, fromServer);
  const entries = groups.flatMap((group) => group.entries);
  const active = entries[Math.min(activeIndex, entries.length - 1)];

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new active entry may be outside the visible part
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.id]);

  const choose = ({ target }: Entry) => {
    closeOverlay();
    if ('path' in target) return void navigate(target.path);
    if (target.job.kind === 'upload') return void navigate('/media');
    if (target.job.state !== 'done') return openOverlay('jobs');
    return void bridge().files.showInFolder({ job: target.job.id }).then(notifyFailure);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const last = entries.length - 1;
    const next = {
      ArrowDown: activeIndex >= last ? 0 : activeIndex + 1,
      ArrowUp: activeIndex <= 0 ? last : activeIndex - 1,
    }[event.key];
    if (next !== undefined) setActiveIndex(next);
    else if (event.key === 'Enter' && active) choose(active);
    else return;
    event.preventDefault();
  };

  return (
    <div>
      <div className={styles.field}>
        <SearchRegular aria-hidden />
        <input
          type="search"
          role="combobox"
          className={styles.input}
          aria-label={text('search.name')}
          aria-expanded={entries.length > 0}
          aria-controls="search-results"
          aria-autocomplete="list"
          {...(active ? { 'aria-activedescendant': active.id } : {})}
          placeholder={text('search.placeholder')}
          value={query}
          maxLength={200}
          // biome-ignore lint/a11y/noAutofocus: the dialog is this field
          autoFocus
          spellCheck={false}
          onChange={(event) => {
            setQuery(event.target.value);
            setActiveIndex(0);
          }}
          onKeyDown={onKeyDown}
        />
        {busy && <Spinner size="tiny" aria-label={text('search.busy')} />}
      </div>
      <div ref={list} id="search-results" role="listbox" aria-label={text('search.results')} className={styles.results}>
        {groups.map(({ group, entries: ofGroup }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
          <div key={group} role="group" aria-labelledby={`search-${group}`}>
            <div id={`search-${group}`} className={styles.heading}>
              {text(`search.${group}`)}
            </div>
            {ofGroup.map((entry) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard
              // biome-ignore lint/a11y/useFocusableInteractive: the field above keeps the focus and points here
              <div
                key={entry.id}
                id={entry.id}
                role="option"
                aria-selected={entry === active}
                className={mergeClasses(styles.entry, entry === active && styles.active)}
                onMouseMove={() => setActiveIndex(entries.indexOf(entry))}
                onClick={() => choose(entry)}
              >
                <entry.icon className={styles.icon} aria-hidden />
                <span className={styles.title} dir="auto">
                  {entry.title}
                </span>
                {entry.detail && (
                  <span className={styles.detail} dir="auto">
                    {entry.detail}
                  </span>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      {entries.length === 0 && (
        <p className={styles.none} role="status">
          {text(busy ? 'search.busy' : 'search.none', { typed: query })}
        </p>
      )}
    </div>
  );
};
