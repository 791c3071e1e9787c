/** The panels that name people: who is missing on a roll call, and the notes of the staff. */
import { type RollCall, rollCallsOf } from '@contract/event-log/roll-calls';
import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useMemo } from 'react';
import { isWhole } from '../../../event/event-rows';
import { useRowNotes } from '../../../event/event-rows-notice';
import { useEventLog } from '../../../event/log/event-log';
import { useEventPeople } from '../../../event/log/use-event-people';
import { useEventBookings } from '../../../event/use-event-rows';
import { formatAge } from '../../../kit/format/age';
import { formatNumber } from '../../../kit/format/number';
import { toTrimmedText } from '../../../kit/format/plain-text';
import { useText } from '../../../kit/format/text';
import { useNotes } from '../../../kit/stores/notes';
import { useCan } from '../../../kit/stores/session';
import { useNow } from '../../../kit/ui/use-now';
import { arrangeRows, rollRows } from '../roll-calls/roll-rows';
import { fontSize, type PanelProps, size, useWallAge, WallFigure, WallMessage, WallPanelBody } from './wall-parts';

/** "Dana Whitlock" as "D. W.", for whoever walks past. */
export const maskName = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => [...word].find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? [])
    .map((letter) => `${letter}.`)
    .join(' ');

const useStyles = makeStyles({
  names: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(20vmax, 100%), 1fr))',
    columnGap: size(4),
    rowGap: size(1.2),
    flexGrow: 1,
    flexBasis: '36vmax',
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontSize: fontSize(4.2),
    lineHeight: 1.25,
  },
  person: { display: 'flex', columnGap: size(1.6), minInlineSize: 0 },
  number: { flexShrink: 0, minInlineSize: '3.2em', fontWeight: tokens.fontWeightSemibold },
  name: { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  notes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(40vmax, 100%), 1fr))',
    columnGap: size(4),
    rowGap: size(3),
    flexGrow: 1,
    alignContent: 'center',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  note: {
    display: 'grid',
    rowGap: size(0.6),
    minInlineSize: 0,
    paddingInlineStart: size(2),
    borderInlineStartWidth: size(0.6),
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorBrandStroke1,
  },
  text: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    fontSize: fontSize(4),
    lineHeight: 1.25,
    overflowWrap: 'anywhere',
  },
  about: { fontSize: fontSize(2.8), lineHeight: 1.3, color: tokens.colorNeutralForeground2 },
});

const refreshSeconds = 60;
const maxNames = 21;
const maxNotes = 6;

/** The newest list that somebody is missing on. Nobody knows who should be on a list of staff. */
const findOpen = <R extends { readonly missing: number; readonly call: RollCall }>(
  lists: readonly R[],
): R | undefined => lists.findLast(({ missing, call }) => missing > 0 && call.entry.people !== 'staff');

export const MissingPanel = ({ event, showsNames }: PanelProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const inspections = useText('inspections');
  const rowNotes = useRowNotes();
  const { entries, isLoaded, failure } = useEventLog(event.id);
  const of = useEventPeople({ ...event });
  const { people, tickets, doubt, asOf, copy, isBusy, isComplete, refresh } = of;
  const withoutKind = people?.withoutKind ?? 0;
  const calls = useMemo(() => rollCallsOf(entries), [entries]);
  const lists = useMemo(
    () =>
      people
        ? calls.map((call) => {
            const rows = rollRows(call, people);
            return { call, rows, missing: rows.filter(({ mark }) => mark === undefined).length };
          })
        : [],
    [calls, people],
  );
  const open = findOpen(lists);
  const missing = open ? arrangeRows(open.rows, { view: 'missing', q: '', order: 'number', held: new Set() }) : [];
  const left = missing.length - maxNames;
  // Crew whose tickets don't say what they are for are on no list.
  const lacksKind = withoutKind > 0 && (open ? [open.call] : calls).some(({ entry }) => entry.people === 'crew');
  const isSure = isComplete && !doubt && !lacksKind && calls.some(({ entry }) => entry.people !== 'staff');
  const notes = [
    left > 0 && text('wall.more', { shown: formatNumber(left) }),
    ...rowNotes(of.lists),
    doubt !== undefined && inspections(`entries.${doubt}`),
    lacksKind && text('rollCalls.withoutKind', { count: withoutKind, shown: formatNumber(withoutKind) }),
    !isComplete && text('rollCalls.incomplete'),
  ];
  const age = useWallAge(
    {
      ...{ copy, refresh, busy: isBusy, failure: tickets.failure ?? failure },
      asOf: people === undefined || !isLoaded ? undefined : asOf,
    },
    refreshSeconds,
  );
  return (
    <WallPanelBody {...age} notes={notes}>
      {open ? (
        <>
          <WallFigure label={open.call.entry.name} value={missing.length} of={open.rows.length} isHero />
          <ul className={styles.names} aria-label={text('wall.panels.missing')}>
            {missing.slice(0, maxNames).map(({ key, name, person }) => (
              <li key={key} className={styles.person}>
                <bdi className={styles.number}>{person?.numbers[0] ? `#${person.numbers[0]}` : '–'}</bdi>
                <bdi className={styles.name}>{showsNames ? name : maskName(name)}</bdi>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <WallMessage>
          {text(calls.length === 0 ? 'wall.missing.noList' : isSure ? 'wall.missing.nobody' : 'notKnown')}
        </WallMessage>
      )}
    </WallPanelBody>
  );
};

/** Notes on the event, and on its bookings, tickets and people. */
export const NotesPanel = ({ event, showsNames }: PanelProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const now = useNow();
  const notes = useNotes((state) => state.notes);
  const canReadBookings = useCan(['read', 'Booking']);
  const bookings = useEventBookings(event.id, { enabled: canReadBookings });
  const { people, isComplete } = useEventPeople({ ...event });
  const names = useMemo(
    () =>
      new Map([
        [`/events/${event.id}`, ''],
        ...(bookings.value?.rows ?? []).map(
          ({ id, userName }) => [`/bookings/${id}`, toTrimmedText(userName)] as const,
        ),
        ...(people?.people ?? []).flatMap((person) => [
          ...person.tickets.map(({ id }) => [`/tickets/${id}`, person.name] as const),
          ...(person.kind === 'racer' && person.userId ? [[`/visitors/${person.userId}`, person.name] as const] : []),
        ]),
      ]),
    [event.id, bookings.value, people],
  );
  const own = [...notes]
    .filter(([address, note]) => names.has(address) && note.text.trim() !== '')
    .toSorted(([, one], [, other]) => (one.at < other.at ? 1 : -1));
  const left = own.length - maxNotes;
  // A note may be on a record that was not read.
  const isNone = notes.size === 0 || (isComplete && (!canReadBookings || isWhole(bookings.value)));
  return (
    <WallPanelBody
      age={text('wall.notes.about')}
      isOld={false}
      isKnown
      notes={[left > 0 && text('wall.more', { shown: formatNumber(left) })]}
    >
      {own.length === 0 ? (
        <WallMessage>{text(isNone ? 'wall.notes.none' : 'notKnown')}</WallMessage>
      ) : (
        <ul className={styles.notes} aria-label={text('wall.panels.notes')}>
          {own.slice(0, maxNotes).map(([address, note]) => {
            const name = names.get(address) ?? '';
            return (
              <li key={address} className={styles.note}>
                <span className={styles.text} dir="auto">
                  {note.text}
                </span>
                <bdi className={styles.about}>
                  {[showsNames ? name : maskName(name), formatAge(Date.parse(note.at), now)]
                    .filter(Boolean)
                    .join(' · ')}
                </bdi>
              </li>
            );
          })}
        </ul>
      )}
    </WallPanelBody>
  );
};
