/** A panel that chooses an event: search, today's events, recent ones, then coming and past ones. */
import { fold } from '@contract/text/fold';
import { isFound, readSearchTerms } from '@contract/text/search-terms';
import {
  Button,
  makeStyles,
  mergeClasses,
  SearchBox,
  tokens,
  useArrowNavigationGroup,
} from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { Loaded } from '../kit/feedback/states';
import { eventLabel } from '../kit/format/event-label';
import { useText } from '../kit/format/text';
import { type EventReference, toEventReference, useRecentEvents } from '../kit/stores/current-event';
import { lineAbove, lineBelow } from '../kit/ui/hairlines';
import type { EventGroup } from './event-choice';
import { useEvents } from './use-events';

const useStyles = makeStyles({
  search: { padding: '8px', ...lineBelow },
  box: { inlineSize: '100%', maxInlineSize: 'none' },
  list: { display: 'grid', maxBlockSize: '50vh', overflowY: 'auto', padding: '4px 8px 8px' },
  heading: {
    margin: 0,
    paddingBlock: '8px 2px',
    paddingInline: '8px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
  },
  event: { justifyContent: 'flex-start', fontWeight: tokens.fontWeightRegular, textAlign: 'start' },
  chosen: { fontWeight: tokens.fontWeightSemibold },
  words: { display: 'grid', flexGrow: 1, minInlineSize: 0 },
  track: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  none: { margin: 0, padding: '8px', color: tokens.colorNeutralForeground3 },
  foot: { padding: '4px 8px', ...lineAbove },
});

type Group = 'recent' | EventGroup;

/** Each event once: a recent one is not repeated below, except that today's events always come first. */
const useGroups = (query: string) => {
  const { call, groups } = useEvents();
  const recent = useRecentEvents();
  const shown = useMemo(() => {
    const terms = readSearchTerms(fold(query));
    const matches = (event: EventReference) => isFound(fold(`${eventLabel(event)} ${event.trackName ?? ''}`), terms);
    const today = new Set(groups.now.map(({ id }) => String(id)));
    const lately = recent.filter(({ id }) => !today.has(String(id)));
    const listed = new Set(lately.map(({ id }) => String(id)));
    const eventsIn = (name: EventGroup): readonly EventReference[] =>
      groups[name].filter(({ id }) => !listed.has(String(id))).flatMap((event) => toEventReference(event) ?? []);
    const ordered: readonly (readonly [Group, readonly EventReference[]])[] = [
      ['now', eventsIn('now')],
      ['recent', lately],
      ['next', eventsIn('next')],
      ['past', eventsIn('past')],
    ];
    return ordered
      .map(([name, events]) => [name, events.filter(matches)] as const)
      .filter(([, events]) => events.length > 0);
  }, [groups, recent, query]);
  return { call, shown };
};

interface EventPickerProps {
  readonly chosenId: unknown;
  readonly onChoose: (event: EventReference) => void;
  /** Offers to choose none. */
  readonly onClear?: (() => void) | undefined;
}

export const EventPicker = ({ chosenId, onChoose, onClear }: EventPickerProps) => {
  const styles = useStyles();
  const text = useText('app');
  const [query, setQuery] = useState('');
  const { call, shown } = useGroups(query);
  const arrows = useArrowNavigationGroup({ axis: 'vertical' });
  return (
    <>
      <div className={styles.search}>
        <SearchBox
          className={styles.box}
          aria-label={text('event.find')}
          placeholder={text('event.find')}
          value={query}
          maxLength={100}
          onChange={(_, { value }) => setQuery(value)}
          onKeyDown={(key) => {
            const first = shown[0]?.[1][0];
            if (key.key === 'Enter' && query.trim() !== '' && first) onChoose(first);
          }}
        />
      </div>
      <div className={styles.list} {...arrows}>
        <Loaded call={call}>
          {({ rows }) =>
            shown.length === 0 ? (
              <p className={styles.none}>{text(rows.length === 0 ? 'event.empty' : 'event.noMatch')}</p>
            ) : (
              shown.map(([name, events]) => (
                <section key={name} aria-label={text(`event.${name}`)}>
                  <h2 className={styles.heading}>{text(`event.${name}`)}</h2>
                  {events.map((event) => {
                    const isCurrent = String(event.id) === String(chosenId);
                    return (
                      <Button
                        key={String(event.id)}
                        appearance="subtle"
                        className={mergeClasses(styles.event, isCurrent && styles.chosen)}
                        icon={isCurrent ? <CheckmarkRegular /> : <span />}
                        aria-pressed={isCurrent}
                        onClick={() => onChoose(event)}
                      >
                        <span className={styles.words}>
                          <bdi>{eventLabel(event)}</bdi>
                          {event.trackName ? <bdi className={styles.track}>{event.trackName}</bdi> : undefined}
                        </span>
                      </Button>
                    );
                  })}
                </section>
              ))
            )
          }
        </Loaded>
      </div>
      {onClear ? (
        <div className={styles.foot}>
          <Button appearance="subtle" onClick={onClear}>
            {text('event.all')}
          </Button>
        </div>
      ) : undefined}
    </>
  );
};
