/** The buyback offers of an event, above the list when it is filtered by that event. */

import { holdRows } from '@contract/reading/ignored-inputs';
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { type ReactNode, useMemo } from 'react';
import type { ListHeaderProps } from '../../kit/area/area';
import type { Field, Values } from '../../kit/area/field';
import { useCall } from '../../kit/bridge/use-call';
import { parseDateTime } from '../../kit/format/date-time';
import { fieldText } from '../../kit/format/field';
import { parseFlag } from '../../kit/format/flag';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { useTextInList } from '../../kit/format/text-in-list';
import { useNarrowingCheck } from '../../kit/list/data/use-narrowing-check';
import { insetBorder } from '../../kit/ui/styles';
import { PlainTable } from '../../kit/ui/table/plain-table';
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
  const textInList = useTextInList();
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
  const cell = (row: Values, field: Field): string =>
    field.key === 'closesAt' && isClosed(row, now, event.zone)
      ? text('offers.closed')
      : textInList(field.kind, fieldText(withZone(field, event.zone), row));
  return (
    <section className={styles.card} aria-label={title}>
      <Text weight="semibold">{title}</Text>
      {rows.length === 0 ? undefined : (
        <PlainTable
          label={title}
          columns={fields.map(({ key, kind }) => ({
            key,
            label: text(`offers.${key}`),
            isFigure: kind === 'number' || kind === 'money',
          }))}
          // An offer has no id.
          rows={rows.map((row, index) => ({
            key: String(index),
            cells: Object.fromEntries(fields.map((field) => [field.key, cell(row, field)])),
          }))}
        />
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
