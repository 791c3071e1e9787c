/** The buyback offers of an event, above the list when it is filtered by that event. */

import { holdRows } from '@contract/reading/ignored-inputs';
import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useMemo } from 'react';
import type { ListHeaderProps } from '../../kit/area/area';
import type { Field, Values } from '../../kit/area/field';
import { useCall } from '../../kit/bridge/use-call';
import { parseDateTime } from '../../kit/format/date-time';
import { fieldText } from '../../kit/format/field';
import { parseFlag } from '../../kit/format/flag';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { textInList } from '../../kit/format/text-in-list';
import { useNarrowingCheck } from '../../kit/list/data/use-narrowing-check';
import { ScrollFrame } from '../../kit/ui/scroll-frame';
import { insetBorder } from '../../kit/ui/styles';
import { useNow } from '../../kit/ui/use-now';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    rowGap: '4px',
    padding: '8px 12px',
    maxInlineSize: '880px',
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
  },
  // More events than one must not push the list away.
  events: { display: 'flex', flexWrap: 'wrap', gap: '8px', maxBlockSize: '200px', overflowY: 'auto' },
  frame: { overflowX: 'auto' },
  table: { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums', inlineSize: '100%' },
  cell: {
    textAlign: 'start',
    whiteSpace: 'nowrap',
    paddingBlock: '3px',
    paddingInlineEnd: '24px',
    fontWeight: tokens.fontWeightRegular,
  },
  end: { textAlign: 'end' },
  head: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

const fields: readonly Field[] = [
  { key: 'className' },
  { key: 'round', kind: 'number' },
  { key: 'price', kind: 'money' },
  { key: 'sold', kind: 'number' },
  { key: 'available', kind: 'number' },
  { key: 'closesAt', kind: 'dateTime' },
];

interface EventOfList {
  readonly id: string | number;
  readonly name: string;
  readonly zone: unknown;
}

/** The offers have no time zone; the event's is used. */
const withZone = (field: Field, zone: unknown): Field =>
  field.kind === 'dateTime' && typeof zone === 'string' ? { ...field, zone } : field;

/** Whether an offer is switched off or has expired, even if its status says otherwise. */
export const isClosed = (offer: Values, now: number, zone?: unknown): boolean => {
  const closes = parseDateTime(offer.closesAt, zone);
  return parseFlag(offer.enabled) === false || (closes !== undefined && closes <= now);
};

const Offers = ({ event }: { readonly event: EventOfList }): ReactNode => {
  const styles = useStyles();
  const text = useText('buybacks');
  const now = useNow();
  const call = useCall('event.buybacks', { eventId: event.id });
  const input = useMemo(() => ({ eventId: event.id }), [event.id]);
  const narrowing = useNarrowingCheck({ call: 'event.buybacks', input, answer: call.value });
  if (!call.value && !call.failure) return null;
  const sent: readonly Values[] = call.value?.rows ?? [];
  const rows = narrowing === 'narrows' ? holdRows(sent, input).rows : [];
  // What failed, or can't be told from the offers of other events, says nothing of this event's.
  const isNone = call.value?.isComplete === true && rows.length === 0 && (sent.length === 0 || narrowing === 'narrows');
  const name = rows.length > 0 ? 'title' : isNone ? 'none' : 'unknown';
  const title = text(`offers.${name}`, { event: event.name });
  const cellClass = ({ kind }: Field) =>
    mergeClasses(styles.cell, (kind === 'number' || kind === 'money') && styles.end);
  return (
    <section className={styles.card} aria-label={title}>
      <Text weight="semibold">{title}</Text>
      {rows.length === 0 ? undefined : (
        <ScrollFrame className={styles.frame} label={title}>
          <table className={styles.table} aria-label={title}>
            <thead className={styles.head}>
              <tr>
                {fields.map((field) => (
                  <th key={field.key} scope="col" className={cellClass(field)}>
                    {text(`offers.${field.key}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an offer has no id, and the rows do not move
                <tr key={index}>
                  {fields.map((field) => (
                    <td key={field.key} className={cellClass(field)}>
                      {field.key === 'closesAt' && isClosed(row, now, event.zone)
                        ? text('offers.closed')
                        : textInList(field.kind, fieldText(withZone(field, event.zone), row))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      )}
    </section>
  );
};

const maxEvents = 3;

/** The events with the filtered name; there may be several, in other years or at other tracks. */
const eventsOfFilter = ({ state, rows }: ListHeaderProps['list']): readonly EventOfList[] => {
  const [name, ...others] = state.filters.eventName ?? [];
  if (name === undefined || others.length > 0) return [];
  const found = new Map<string, EventOfList>();
  for (const { eventName, eventId: id, trackName, timezone: zone } of rows.sample) {
    if (eventName !== name || (typeof id !== 'string' && typeof id !== 'number')) continue;
    const track = toPlainText(trackName);
    found.set(String(id), { id, zone, name: track === '' ? name : `${name}, ${track}` });
  }
  return [...found.values()].slice(0, maxEvents);
};

export const ListHeader = ({ list }: ListHeaderProps): ReactNode => {
  const styles = useStyles();
  const events = eventsOfFilter(list);
  return events.length === 0 ? null : (
    <div className={styles.events}>
      {events.map((event) => (
        <Offers key={event.id} event={event} />
      ))}
    </div>
  );
};
