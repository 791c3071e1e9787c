/** A roll call: a box for numbers, names and scans, its people, and who is missing. */
import { isId } from '@contract/entities/id';
import type { LogEntry } from '@contract/event-log/entry';
import type { RollCall } from '@contract/event-log/roll-calls';
import type { CopyNote } from '@contract/failure';
import { fold } from '@contract/text/fold';
import { Button, Input, makeStyles, Text, ToggleButton, tokens } from '@fluentui/react-components';
import { PersonAddRegular, SearchRegular } from '@fluentui/react-icons';
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { EventPeople, EventPerson } from '../../../event/log/event-people';
import { addEntries, markInput } from '../../../event/log/open-roll-call';
import { lastSightings } from '../../../event/log/sightings';
import { PeopleBar } from '../../../event/people-bar';
import { createWarnings, MarkAnswer } from '../../../event/scan/mark-answer';
import { RollCallAnswer } from '../../../event/scan/roll-call-answer';
import { clearScan, showBox, startScan, useScanStore } from '../../../event/scan/scan-store';
import { useLookup } from '../../../event/scan/use-lookup';
import type { EventId } from '../../../event/use-event-rows';
import type { Values } from '../../../kit/area/field';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { toEventReference } from '../../../kit/stores/current-event';
import { Message } from '../../../kit/ui/message';
import { useKnownStaff } from './known-staff';
import { RollCallMenu, ScanSwitches } from './roll-call-menu';
import { RollGrid } from './roll-grid';
import {
  addedPerson,
  arrangeRows,
  countViews,
  type RollOrder,
  type RollRow,
  type RollView,
  rollRows,
  rollViews,
  typedRow,
} from './roll-rows';
import { rollTable } from './roll-table';

const useStyles = makeStyles({
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  form: { flexGrow: 1, flexBasis: '280px', maxInlineSize: '420px' },
  box: { inlineSize: '100%' },
  views: { display: 'flex', flexWrap: 'wrap', gap: '6px', margin: 0, padding: 0, border: 'none', minInlineSize: 0 },
  view: { minInlineSize: 'auto', fontWeight: tokens.fontWeightRegular },
  count: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums', marginInlineStart: '6px' },
  spacer: { flexGrow: 1 },
  note: { color: tokens.colorNeutralForeground3 },
});

interface ViewProps {
  readonly event: Values & { readonly id: EventId };
  readonly call: RollCall;
  readonly calls: readonly RollCall[];
  readonly people: EventPeople;
  readonly entries: readonly LogEntry[];
  /** Whether it is open for scans. */
  readonly takesScans: boolean;
  readonly isTakingBack: boolean;
  readonly asOf: number | undefined;
  readonly copy: CopyNote | undefined;
  /** Whether the event's lists were read to their end, so that nobody is left out. */
  readonly isWholeList: boolean;
  /** What the panel says of the event's lists. */
  readonly notes: readonly string[];
  readonly onEdit: () => void;
}

const noKeys: ReadonlySet<string> = new Set();

const ScannedMark = ({ event }: Pick<ViewProps, 'event'>): ReactNode => {
  const scan = useScanStore((state) => state.scan);
  const lookup = useLookup(scan, event.id) ?? { state: 'looking' };
  return scan ? <RollCallAnswer scan={scan} lookup={lookup} event={toEventReference(event)} isAlone /> : undefined;
};

export const RollCallView = (props: ViewProps): ReactNode => {
  const { event, call, calls, people, entries, takesScans, isTakingBack, asOf, copy } = props;
  const styles = useStyles();
  const text = useText('desk');
  const warningsOf = useMemo(() => createWarnings(text, call, calls), [text, call, calls]);
  const [q, setQuery] = useState('');
  const [view, setView] = useState<RollView>('all');
  const [held, setHeld] = useState(noKeys);
  const [order, setOrder] = useState<RollOrder>('name');
  /** The last person who was marked by the box, and how often it was used, because each use marks once. */
  const [typed, setTyped] = useState<{ readonly person: EventPerson; readonly count: number }>();
  const box = useRef<HTMLInputElement>(null);
  const scan = useScanStore((state) => state.scan);
  // Another list's answer opens over this one.
  useEffect(() => (takesScans ? showBox() : undefined), [takesScans]);
  useEffect(() => box.current?.focus(), []);
  // What was scanned is not searched for.
  useEffect(() => (scan ? setQuery('') : undefined), [scan]);
  const isStaff = call.entry.people === 'staff';
  const staff = useKnownStaff(isId(event.trackId) ? event.trackId : undefined, isStaff);
  const rows = useMemo(() => rollRows(call, people, staff), [call, people, staff]);
  const counts = useMemo(() => countViews(rows), [rows]);
  const sightings = useMemo(
    // This list's own marks are in its notes.
    () =>
      lastSightings(
        { people, entries, zone: event.timezone },
        calls.filter(({ id }) => id !== call.id),
      ),
    [people, entries, event.timezone, calls, call.id],
  );
  const shown = useMemo(() => arrangeRows(rows, { view, q, order, held }), [rows, view, q, order, held]);

  const mark = async (row: RollRow, change: Parameters<typeof markInput>[2]): Promise<boolean> => {
    const code = change?.value ?? '';
    // A ticket that was scanned while a number's field had the focus.
    const isScan = call.entry.mark === 'number' && people.hasCode(code);
    if (isScan) startScan(code);
    else setHeld((before) => new Set(before).add(row.key));
    return isScan || addEntries(event.id, [markInput(call, row, change)]);
  };
  const choose = (chosen: RollView) => {
    setView(chosen);
    setHeld(noKeys);
  };
  const markPerson = (person: EventPerson) => {
    clearScan();
    setQuery('');
    setTyped((before) => ({ person, count: (before?.count ?? 0) + 1 }));
    box.current?.focus();
  };
  const name = q.trim();
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (name === '') return;
    const found = typedRow(rows, name);
    if (found) markPerson(found.person ?? { ...addedPerson(found.name), key: found.key });
    else if (isStaff) markPerson(addedPerson(name));
    else if (people.hasCode(name) || /^\S*\d\S*$/.test(name)) {
      setTyped(undefined);
      startScan(name);
    }
  };
  const boxLabel = text(takesScans ? 'rollCalls.box' : 'rollCalls.boxWithoutScans');
  const doubts = [
    call.entry.people === 'crew' && people.withoutKind > 0
      ? text('rollCalls.withoutKind', { count: people.withoutKind, shown: formatNumber(people.withoutKind) })
      : '',
    props.isWholeList ? '' : text('rollCalls.incomplete'),
  ].filter(Boolean);
  const table = () => {
    const notes = isStaff ? [] : [...props.notes, ...doubts];
    const context = { text, call, sightings, warningsOf, zone: event.timezone };
    return rollTable(shown, context, { event, view, q: name, notes, asOf, copy });
  };
  const accounts = new Map(
    shown.flatMap(({ person }) =>
      person?.userId === undefined ? [] : [[person.userId, { id: person.userId, name: person.name }] as const],
    ),
  );
  const addButton = (
    <Button icon={<PersonAddRegular />} onClick={() => markPerson(addedPerson(name.slice(0, 200)))}>
      {text('rollCalls.add', { name })}
    </Button>
  );
  const isOther = isStaff && name !== '' && !shown.some((row) => fold(row.name) === fold(name));
  const note = isStaff ? text('rollCalls.staffHint') : doubts.join(' ');
  return (
    <>
      <div className={styles.tools}>
        <form className={styles.form} onSubmit={submit}>
          <Input
            className={styles.box}
            size="large"
            value={q}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            contentBefore={<SearchRegular />}
            input={{ ref: box, 'data-accepts-scan': '', 'aria-label': boxLabel } as object}
            placeholder={boxLabel}
            onChange={(_, { value }) => setQuery(value)}
            onKeyDown={({ key }) => {
              if (key !== 'Escape') return;
              setQuery('');
              setTyped(undefined);
              clearScan();
            }}
          />
        </form>
        {isOther && shown.length > 0 ? addButton : undefined}
        <fieldset className={styles.views} aria-label={text('rollCalls.filterLabel')}>
          {rollViews
            .filter((one) => (one !== 'out' || call.entry.returns) && (one !== 'missing' || !isStaff))
            .map((one) => (
              <ToggleButton
                key={one}
                className={styles.view}
                shape="circular"
                checked={view === one}
                onClick={() => choose(one)}
              >
                {text(`rollCalls.views.${one}`)}
                <span className={styles.count}>{formatNumber(counts[one])}</span>
              </ToggleButton>
            ))}
        </fieldset>
        <span className={styles.spacer} />
        <ScanSwitches {...{ event, call, takesScans, isTakingBack }} />
        <RollCallMenu {...{ event, call, calls }} onEdit={props.onEdit} />
      </div>
      <div aria-live="polite">
        {scan && takesScans ? (
          <ScannedMark event={event} />
        ) : typed ? (
          <MarkAnswer
            key={typed.count}
            {...{ eventId: event.id, timezone: event.timezone, call, calls, people, isTakingBack }}
            person={typed.person}
            isHeard
          />
        ) : undefined}
      </div>
      {note === '' ? undefined : <Text className={styles.note}>{note}</Text>}
      {shown.length > 0 ? (
        <>
          <PeopleBar
            event={event}
            count={shown.length}
            summary={text(`rollCalls.summary.${view}`, { count: shown.length, shown: formatNumber(shown.length) })}
            people={[...accounts.values()]}
            withoutAccount={isStaff ? 0 : shown.filter(({ person }) => person?.userId === undefined).length}
            table={table}
          />
          <RollGrid
            {...{ call, sightings, order, warningsOf, timezone: event.timezone }}
            label={call.entry.name}
            rows={shown}
            onOrder={setOrder}
            onMark={mark}
          />
        </>
      ) : (
        <Message
          icon={SearchRegular}
          title={text(name === '' && view === 'missing' ? 'rollCalls.none.allTitle' : 'rollCalls.none.title')}
          body={text(name === '' ? `rollCalls.none.${view}` : 'rollCalls.none.search')}
        >
          {name === '' ? undefined : addButton}
        </Message>
      )}
    </>
  );
};
