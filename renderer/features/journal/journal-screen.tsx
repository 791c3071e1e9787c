/** `/journal`: who did what to which record on this computer, as a list that can be searched, filtered and exported. */
import { areaOfCall } from '@contract/area-of-call';
import { type JournalEntry, journalOutcomes } from '@contract/bridge/journal';
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { HistoryRegular } from '@fluentui/react-icons';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEvents } from '../../event/use-events';
import type { Field, Tone, Values } from '../../kit/area/field';
import { recordAddress } from '../../kit/area/record-address';
import { Failed } from '../../kit/feedback/states';
import { eventLabel } from '../../kit/format/event-label';
import { stripBidiIsolates, useText } from '../../kit/format/text';
import { useMemoryList } from '../../kit/list/data/use-memory-list';
import { ListHeading } from '../../kit/list/list-heading';
import { ListView } from '../../kit/list/list-view';
import type { GridMemory } from '../../kit/stores/list-memory';
import { Message } from '../../kit/ui/message';
import { actionText, fieldsText, useJournal } from '../../state/journal';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexGrow: 1, minBlockSize: 0 },
  about: { color: tokens.colorNeutralForeground3, padding: '0 16px 8px' },
});

const tones: Readonly<Record<JournalEntry['outcome'], Tone>> = {
  done: 'success',
  queued: 'informative',
  refused: 'danger',
  unknown: 'warning',
  failed: 'danger',
};

const field = (key: string, more: Omit<Field, 'key' | 'label'> = {}): Field => ({
  key,
  label: `journal:fields.${key}`,
  ...more,
});

const fields: readonly Field[] = [
  field('at', { kind: 'dateTime', width: 190 }),
  field('action', { width: 180, filter: true }),
  field('name', { width: 210 }),
  field('outcome', {
    ...{ kind: 'status', width: 120, tones, valueTexts: 'journal:outcomes', filter: journalOutcomes },
  }),
  field('fields', { width: 190 }),
  field('by', { width: 140, filter: true }),
];

/** The pages of records, by the contract's area of their calls. */
const paths: Readonly<Record<string, string>> = {
  admin: '/admins',
  booking: '/bookings',
  event: '/events',
  inspector: '/inspectors',
  track: '/tracks',
  visitor: '/visitors',
};

/** The page of the record; undefined if it has none. */
const addressOf = ({ action, ids }: JournalEntry): string | undefined => {
  const path = paths[areaOfCall(action)];
  if (path && ids.id?.length === 1) return recordAddress(path, ids.id[0]);
  return ids.bookingId?.length === 1 ? recordAddress('/bookings', ids.bookingId[0]) : undefined;
};

const noEntries: readonly [] = [];
const hrefOf = ({ href }: Values): string | undefined => (typeof href === 'string' ? href : undefined);

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('journal');
  const words = useText('outbox');
  const navigate = useNavigate();
  const call = useJournal('all');
  const entries = call.value ?? noEntries;
  const { call: events } = useEvents();
  const names = useMemo(
    () => new Map(events.value?.rows.map((event) => [String(event.id), eventLabel(event)])),
    [events.value],
  );
  const rows = useMemo(
    () =>
      entries.map(
        (entry): Values => ({
          ...{ id: entry.id, at: entry.at, outcome: entry.outcome, by: entry.by },
          // An entry of an event's log may name no other record.
          name: entry.name || names.get(entry.ids.eventId?.[0] ?? ''),
          action: stripBidiIsolates(actionText(words, entry)),
          fields: stripBidiIsolates(fieldsText(entry)),
          href: addressOf(entry),
        }),
      ),
    [entries, names, words],
  );
  const list = useMemoryList({ name: 'journal', fields, rows, isLoaded: call.state !== 'pending', read: call });
  const [memory] = useState<GridMemory>({ top: 0, active: -1 });
  const { at } = list.rows;
  const open = useCallback(
    (index: number) => {
      const row = at(index);
      const href = row && hrefOf(row);
      if (href) void navigate(href);
    },
    [at, navigate],
  );
  if (call.failure && call.value === undefined)
    return <Failed failure={call.failure} onRetry={call.refresh} busy={call.busy} />;
  return (
    <div className={styles.root}>
      <ListHeading title={text('title')} />
      <Text className={styles.about}>{text('about')}</Text>
      {entries.length === 0 && call.state !== 'pending' ? (
        <Message icon={HistoryRegular} title={text('none')} body={text('noneBody')} />
      ) : (
        <ListView
          list={list}
          title={text('title')}
          fields={fields}
          naming="name"
          hrefOf={hrefOf}
          onOpen={open}
          memory={memory}
          isMain
        />
      )}
    </div>
  );
};
