/** The racers of one event and how their seven parts stand. */
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
import { Message } from '../../../kit/feedback/message';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { useDebouncedValue } from '../../../kit/ui/use-debounced-value';
import { partNames } from '../readiness/part';
import { useWhen } from '../readiness/use-when';
import { type BoardState, writeBoard } from './board-state';
import { eventName } from './event-picker';
import { LevelFilter } from './level-filter';
import { arrangeRows, countLevels, createJoin, orders, type RacerRow } from './racer-rows';
import { RacerTable } from './racer-table';
import type { RunningChecks } from './use-checks';

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
  room: { flexGrow: 1 },
  progress: { display: 'flex', alignItems: 'center', gap: '8px', paddingInline: '16px', paddingBlockEnd: '6px' },
  bar: { maxInlineSize: '240px' },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, fontVariantNumeric: 'tabular-nums' },
  message: { marginInline: '16px', marginBlockEnd: '8px' },
});

interface BoardProps {
  readonly event: Event;
  readonly racers: readonly Visitor[];
  readonly checks: RunningChecks;
  /** How many racers are not asked about yet. */
  readonly waiting: number;
  readonly onMore: () => void;
  readonly state: BoardState;
  readonly change: (change: Partial<BoardState>) => void;
}

export const Board = ({ event, racers, checks, waiting, onMore, state, change }: BoardProps) => {
  const styles = useStyles();
  const text = useText('inspections');
  const [typed, type] = useState(state.q);
  const settled = useDebouncedValue(typed, 200);
  useEffect(() => {
    if (settled !== state.q) change({ q: settled });
  }, [settled, state.q, change]);

  const when = useWhen(event);
  const join = useMemo(() => createJoin(when, event.id ?? undefined), [when, event.id]);
  const rows = useMemo(
    () => racers.map((racer) => join(racer, checks.parts.get(racer.id ?? ''))),
    [racers, join, checks.parts],
  );
  const counts = useMemo(() => countLevels(rows), [rows]);
  const running = checks.done < checks.total;
  // Rows must not run away from under a pointer while their parts are still being read.
  const order = running && state.order === 'pressing' ? 'name' : state.order;
  const shown = useMemo(
    () => arrangeRows(rows, { q: typed, level: state.level, order }),
    [rows, typed, state.level, order],
  );
  const unread = useMemo(
    () => rows.reduce((sum, { parts }) => sum + partNames.filter((name) => parts[name].state === 'failed').length, 0),
    [rows],
  );

  const search = writeBoard(state).toString();
  const hrefOf = useCallback(
    (id: RacerRow['id'], part?: string) => {
      const to = new URLSearchParams({ event: String(event.id), ...(part ? { part } : {}) });
      return `/inspections/${encodeURIComponent(String(id))}?${to.toString()}`;
    },
    [event.id],
  );
  const from = useMemo(() => ({ search, ids: shown.map(({ id }) => String(id)) }), [search, shown]);

  if (racers.length === 0)
    return <Message icon={ClipboardTaskRegular} title={text('empty.racers.title')} body={text('empty.racers.body')} />;
  return (
    <>
      <div className={styles.tools}>
        <LevelFilter counts={counts} total={rows.length} chosen={state.level} onChoose={(level) => change({ level })} />
        <span className={styles.room} />
        <SearchBox
          className={styles.search}
          aria-label={text('search')}
          placeholder={text('search')}
          value={typed}
          maxLength={100}
          onChange={(_, data) => type(data.value)}
        />
        <Dropdown
          className={styles.order}
          aria-label={text('sort.label')}
          value={text(`sort.${state.order}`)}
          selectedOptions={[state.order]}
          onOptionSelect={(_, { optionValue }) => {
            const chosen = orders.find((one) => one === optionValue);
            if (chosen) change({ order: chosen });
          }}
        >
          {orders.map((one) => (
            <Option key={one} value={one}>
              {text(`sort.${one}`)}
            </Option>
          ))}
        </Dropdown>
      </div>
      {(running || waiting > 0) && (
        <div className={styles.progress}>
          {running && (
            <>
              <ProgressBar
                className={styles.bar}
                value={checks.done}
                max={Math.max(1, checks.total)}
                aria-label={text('levels.checking')}
              />
              <span className={styles.note}>
                {text('checked', { done: formatNumber(checks.done), total: formatNumber(checks.total) })}
              </span>
            </>
          )}
          {waiting > 0 && (
            <Button size="small" onClick={onMore}>
              {text('more', { count: waiting })}
            </Button>
          )}
        </div>
      )}
      {unread > 0 && !running && (
        <MessageBar intent="warning" className={styles.message}>
          <MessageBarBody>{text('unread', { count: unread })}</MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={checks.again}>
              {text('readAgain')}
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {shown.length === 0 ? (
        <Message icon={SearchRegular} title={text('empty.match.title')} body={text('empty.match.body')}>
          <Button
            onClick={() => {
              type('');
              change({ q: '', level: undefined });
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
          hrefOf={hrefOf}
          from={from}
          prefer={checks.prefer}
          busy={running}
        />
      )}
    </>
  );
};
