/** Waiver chase list: who of the event has not signed, and how to reach them. */
import { isId } from '@contract/entities/id';
import { makeStyles, SearchBox, Text, ToggleButton, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular, PeopleRegular, SearchRegular } from '@fluentui/react-icons';
import { type ReactNode, useMemo, useState } from 'react';
import { isWhole } from '../../../event/event-rows';
import { EventRowsNotice, useRowNotes } from '../../../event/event-rows-notice';
import { PeopleBar } from '../../../event/people-bar';
import { exportPeople, type PeopleTable } from '../../../event/people-table';
import { useReferenceDays } from '../../../event/readiness/use-reference-days';
import { type EventId, useEventBookings, useEventTickets } from '../../../event/use-event-rows';
import { useLoadedParts } from '../../../event/use-loaded-parts';
import type { Values } from '../../../kit/area/field';
import { oldestCopy } from '../../../kit/bridge/copies';
import { ExportButton } from '../../../kit/export/export-button';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { Loaded } from '../../../kit/feedback/states';
import { joinFacts } from '../../../kit/format/join';
import { formatNumber } from '../../../kit/format/number';
import { toPlainText } from '../../../kit/format/plain-text';
import { useText } from '../../../kit/format/text';
import { wordText } from '../../../kit/format/word-text';
import { Freshness } from '../../../kit/freshness/freshness';
import { MemoryGrid } from '../../../kit/list/memory-grid';
import { toEventReference } from '../../../kit/stores/current-event';
import { useCan } from '../../../kit/stores/session';
import { Message } from '../../../kit/ui/message';
import { allFields, fieldsWithoutNote } from './waiver-fields';
import { racersToCheck, searchWaivers, type WaiverRow, type WaiverState, waiverRows, waiverStates } from './waivers';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '8px', paddingBlockEnd: '24px' },
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  states: { display: 'flex', flexWrap: 'wrap', gap: '6px', margin: 0, padding: 0, border: 'none', minInlineSize: 0 },
  state: { minInlineSize: 'auto', fontWeight: tokens.fontWeightRegular },
  count: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums', marginInlineStart: '6px' },
  note: { color: tokens.colorNeutralForeground3 },
  spacer: { flexGrow: 1 },
  search: { inlineSize: '220px' },
});

const idOf = ({ id }: Values): string => String(id);
const bookingIdOf = ({ bookingId }: Values): unknown => bookingId;
const names = ['terms', 'driver'] as const;
const keep = true;
const noRows: readonly [] = [];

const Waivers = ({ eventId, values }: { readonly eventId: EventId; readonly values: Values }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const inspections = useText('inspections');
  const canReadBookings = useCan(['read', 'Booking']);
  const canReadParts = useCan(['read', 'Inspection']);
  const tickets = useEventTickets(eventId, { keep });
  const bookings = useEventBookings(eventId, { enabled: canReadBookings, keep });
  const isPending = tickets.state === 'pending' || (canReadBookings && bookings.state === 'pending');
  const lists = useMemo(
    () => ({
      eventId,
      tickets: isPending ? noRows : (tickets.value?.rows ?? noRows),
      bookings: bookings.value?.rows ?? noRows,
    }),
    [eventId, isPending, tickets.value, bookings.value],
  );
  const ids = useMemo(() => (canReadParts ? racersToCheck(lists) : noRows), [canReadParts, lists]);
  const loading = useLoadedParts(eventId, ids, names);
  const days = useReferenceDays(values);
  const rows = useMemo(
    () => waiverRows({ ...lists, parts: canReadParts ? loading.parts : undefined, days }),
    [lists, canReadParts, loading.parts, days],
  );
  const [q, setQuery] = useState('');
  const [state, setState] = useState<WaiverState>();
  const fields = rows.some(({ detail }) => detail) ? allFields : fieldsWithoutNote;
  const shown = useMemo(() => searchWaivers(rows, q, state), [rows, q, state]);
  const count = (one: WaiverState): number => rows.filter((row) => row.state === one).length;
  const chased = waiverStates.reduce((sum, one) => sum + count(one), 0);
  const event = toEventReference(values);
  const rowNotes = useRowNotes();
  const sources = [tickets.value, bookings.value];
  const times = [tickets.asOf, bookings.asOf, loading.asOf].filter((time) => time !== undefined);
  const asOf = times.length > 0 ? Math.min(...times) : undefined;
  const copy = oldestCopy([tickets.copy, bookings.copy, loading.copy]);

  const tableOf = (chosen: readonly WaiverRow[], filter: string): PeopleTable => ({
    title: text('waivers.people'),
    words: [toPlainText(values.name), ...(filter === '' ? [] : [filter])],
    event,
    filter,
    notes: [tickets.value?.isComplete === false ? text('waivers.incomplete') : '', ...rowNotes(sources)],
    asOf,
    copy,
    columns: [...fields.map(({ key }) => key), 'ticketNumber'].map((key) => ({
      key,
      title: text(`waivers.fields.${key}`),
      ...(key === 'ticketNumber' || key === 'bookedBy' ? { width: 0 } : {}),
    })),
    rows: chosen.map((row) => ({
      ...row,
      state: text(`waivers.states.${row.state}`),
      detail: row.detail ? text(`waivers.details.${row.detail}`) : '',
      ticketType: wordText('ticket.ticketType', row.ticketType),
    })),
  });
  const filterText = joinFacts(state ? text(`waivers.states.${state}`) : '', q.trim());
  const renderState = (one: WaiverState | undefined, label: string, rowCount: number) => (
    <ToggleButton
      key={label}
      className={styles.state}
      size="small"
      shape="circular"
      checked={state === one}
      onClick={() => setState(one)}
    >
      {label}
      <span className={styles.count}>{formatNumber(rowCount)}</span>
    </ToggleButton>
  );
  const refresh = () => {
    tickets.refresh();
    if (canReadBookings) bookings.refresh();
    loading.reload();
  };
  return (
    <div className={styles.root}>
      <div className={styles.tools}>
        <fieldset className={styles.states} aria-label={text('waivers.filterLabel')}>
          {renderState(undefined, text('waivers.all'), chased)}
          {waiverStates
            .filter((one) => count(one) > 0 || one === state)
            .map((one) => renderState(one, text(`waivers.states.${one}`), count(one)))}
        </fieldset>
        <Text size={200} className={styles.note} role="status">
          {count('checking') > 0
            ? text('waivers.checking', { count: count('checking') })
            : isPending
              ? ''
              : text('waivers.signedOf', { signed: formatNumber(count('signed')), total: formatNumber(rows.length) })}
        </Text>
        <span className={styles.spacer} />
        <SearchBox
          className={styles.search}
          aria-label={text('waivers.search')}
          placeholder={text('waivers.searchHint')}
          value={q}
          maxLength={100}
          onChange={(_, data) => setQuery(data.value)}
        />
        <ExportButton
          appearance="subtle"
          isDisabled={shown.length === 0}
          onExport={(isExcel) => void exportPeople(tableOf(shown, filterText), isExcel)}
        >
          {text('waivers.export')}
        </ExportButton>
        <Freshness
          call={{ asOf, copy, failure: tickets.failure, busy: tickets.busy || loading.done < loading.total, refresh }}
        />
      </div>
      <Loaded call={tickets}>
        {({ isComplete }) => (
          <>
            {isComplete ? null : <NoticeBar intent="warning">{text('waivers.incomplete')}</NoticeBar>}
            <EventRowsNotice lists={sources} />
            {shown.length > 0 ? (
              <MemoryGrid
                label={text('waivers.title')}
                name="desk"
                fields={fields}
                rows={shown}
                naming="holderName"
                idOf={idOf}
                path="/bookings"
                recordIdOf={bookingIdOf}
                stale={tickets.stale}
                busy={tickets.busy || loading.done < loading.total}
                selectionBar={({ rows: selected, clear }) => {
                  const chosen = [...selected.values()] as WaiverRow[];
                  const people = new Map(
                    chosen.flatMap(({ userId, bookedBy, holderName }) =>
                      userId === undefined ? [] : [[userId, { id: userId, name: bookedBy || holderName }] as const],
                    ),
                  );
                  return (
                    <PeopleBar
                      event={values}
                      count={chosen.length}
                      people={[...people.values()]}
                      withoutAccount={chosen.filter(({ userId }) => userId === undefined).length}
                      table={() => tableOf(chosen, '')}
                      onClear={clear}
                    />
                  );
                }}
              />
            ) : isPending || count('checking') > 0 ? null : rows.length === 0 ? (
              isWhole(tickets.value) ? (
                <Message icon={PeopleRegular} title={text('waivers.empty.title')} body={text('waivers.empty.body')} />
              ) : (
                <Message
                  icon={PeopleRegular}
                  title={inspections('rows.noneReadTitle')}
                  body={inspections('rows.noneRead')}
                />
              )
            ) : chased === 0 && isWhole(tickets.value) ? (
              <Message
                icon={CheckmarkCircleRegular}
                title={text('waivers.none.title')}
                body={text('waivers.none.body')}
              />
            ) : (
              <Message icon={SearchRegular} title={text('waivers.match.title')} body={text('waivers.match.body')} />
            )}
          </>
        )}
      </Loaded>
    </div>
  );
};

export const Panel = ({ values }: { readonly values: Values }): ReactNode =>
  isId(values.id) ? <Waivers eventId={values.id} values={values} /> : undefined;
