/** The racers of one event, each with the readiness of the seven parts. */
import type { Event } from '@contract/entities/event';
import type { Visitor } from '@contract/entities/visitor';
import {
  Button,
  Dropdown,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  Option,
  ProgressBar,
  SearchBox,
  tokens,
} from '@fluentui/react-components';
import { ClipboardTaskRegular, SearchRegular } from '@fluentui/react-icons';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useReferenceDays } from '../../../event/readiness/use-reference-days';
import type { PartLoading } from '../../../event/use-loaded-parts';
import { Message } from '../../../kit/feedback/message';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { useDebouncedValue } from '../../../kit/ui/use-debounced-value';
import { type BoardState, formatBoardState } from './board-state';
import { eventName } from './event-picker';
import { LevelFilter } from './level-filter';
import { arrangeRows, countLevels, createRowBuilder, orders, type RacerRow } from './racer-rows';
import { RacerTable } from './racer-table';

const useStyles = makeStyles({
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    paddingInline: '16px',
    paddingBlockEnd: '8px',
  },
  search: { inlineSize: '220px' },
  order: { minInlineSize: '170px' },
  spacer: { flexGrow: 1 },
  progress: { display: 'flex', alignItems: 'center', gap: '8px', paddingInline: '16px', paddingBlockEnd: '6px' },
  bar: { maxInlineSize: '240px' },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, fontVariantNumeric: 'tabular-nums' },
  message: { marginInline: '16px', marginBlockEnd: '8px' },
});

interface BoardProps {
  readonly event: Event;
  readonly racers: readonly Visitor[];
  readonly loading: PartLoading;
  /** How many racers are not loaded yet. */
  readonly notLoaded: number;
  readonly onLoadAll: () => void;
  readonly state: BoardState;
  readonly onChange: (change: Partial<BoardState>) => void;
}

export const Board = ({ event, racers, loading, notLoaded, onLoadAll, state, onChange }: BoardProps) => {
  const styles = useStyles();
  const text = useText('inspections');
  const [query, setQuery] = useState(state.q);
  const debouncedQuery = useDebouncedValue(query, 200);
  useEffect(() => {
    if (debouncedQuery !== state.q) onChange({ q: debouncedQuery });
  }, [debouncedQuery, state.q, onChange]);

  const days = useReferenceDays(event);
  const toRow = useMemo(() => createRowBuilder(days, event.id ?? undefined), [days, event.id]);
  const rows = useMemo(
    () => racers.map((racer) => toRow(racer, loading.parts.get(String(racer.id ?? '')))),
    [racers, toRow, loading.parts],
  );
  const counts = useMemo(() => countLevels(rows), [rows]);
  const isLoading = loading.done < loading.total;
  // Sorting by urgency while parts are loading would move rows under the pointer.
  const order = isLoading && state.order === 'urgency' ? 'name' : state.order;
  const shown = useMemo(
    () => arrangeRows(rows, { q: query, level: state.level, order }),
    [rows, query, state.level, order],
  );

  const search = formatBoardState(state).toString();
  const hrefFor = useCallback(
    (id: RacerRow['id'], part?: string) => {
      const to = new URLSearchParams({ event: String(event.id), ...(part ? { part } : {}) });
      return `/inspections/${encodeURIComponent(String(id))}?${to.toString()}`;
    },
    [event.id],
  );
  const origin = useMemo(() => ({ search, ids: shown.map(({ id }) => String(id)) }), [search, shown]);

  if (racers.length === 0)
    return <Message icon={ClipboardTaskRegular} title={text('empty.racers.title')} body={text('empty.racers.body')} />;
  return (
    <>
      <div className={styles.tools}>
        <LevelFilter
          counts={counts}
          total={rows.length}
          chosen={state.level}
          onChoose={(level) => onChange({ level })}
        />
        <span className={styles.spacer} />
        <SearchBox
          className={styles.search}
          aria-label={text('search')}
          placeholder={text('search')}
          value={query}
          maxLength={100}
          onChange={(_, data) => setQuery(data.value)}
        />
        <Dropdown
          className={styles.order}
          aria-label={text('sort.label')}
          value={text(`sort.${state.order}`)}
          selectedOptions={[state.order]}
          onOptionSelect={(_, { optionValue }) => {
            const chosen = orders.find((one) => one === optionValue);
            if (chosen) onChange({ order: chosen });
          }}
        >
          {orders.map((one) => (
            <Option key={one} value={one}>
              {text(`sort.${one}`)}
            </Option>
          ))}
        </Dropdown>
      </div>
      {(isLoading || notLoaded > 0) && (
        <div className={styles.progress}>
          {isLoading && (
            <>
              <ProgressBar
                className={styles.bar}
                value={loading.done}
                max={Math.max(1, loading.total)}
                aria-label={text('levels.checking')}
              />
              <span className={styles.note}>
                {text('checked', { done: formatNumber(loading.done), total: formatNumber(loading.total) })}
              </span>
            </>
          )}
          {notLoaded > 0 && (
            <Button size="small" onClick={onLoadAll}>
              {text('more', { count: notLoaded })}
            </Button>
          )}
        </div>
      )}
      {loading.failed > 0 && !isLoading && (
        <MessageBar intent="warning" className={styles.message}>
          <MessageBarBody>{text('unread', { count: loading.failed })}</MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={() => loading.reload('failed')}>
              {text('readAgain')}
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {shown.length === 0 ? (
        <Message icon={SearchRegular} title={text('empty.match.title')} body={text('empty.match.body')}>
          <Button
            onClick={() => {
              setQuery('');
              onChange({ q: '', level: undefined });
            }}
          >
            {text('clear')}
          </Button>
        </Message>
      ) : (
        <RacerTable
          label={text('tableLabel', { event: eventName(event) })}
          rows={shown}
          zone={event.timezone ?? undefined}
          hrefFor={hrefFor}
          origin={origin}
          prioritize={loading.prioritize}
          busy={isLoading}
        />
      )}
    </>
  );
};
