/** The log of scans of an event: counts, all scans as a list, and how they spread over hours, gates and types. */
import { scanRowsOf } from '@contract/event-log/scans';
import { Button, makeStyles, Select, Text, tokens } from '@fluentui/react-components';
import { BarcodeScannerRegular, NotepadEditRegular } from '@fluentui/react-icons';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readLogs, useEventLog, useIsOwnEntry } from '../../../event/log/event-log';
import { startOfToday } from '../../../event/scan/gate-counts';
import type { Values } from '../../../kit/area/field';
import { recordAddress } from '../../../kit/area/record-address';
import { ChartCard } from '../../../kit/charts/chart-card';
import { BarChart } from '../../../kit/charts/lazy-charts';
import { toChartTable } from '../../../kit/charts/plot';
import { runCommand } from '../../../kit/commands/command';
import { Failed } from '../../../kit/feedback/states';
import { formatDay } from '../../../kit/format/date-time';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { wordText } from '../../../kit/format/word-text';
import { useMemoryList } from '../../../kit/list/data/use-memory-list';
import { ListView } from '../../../kit/list/list-view';
import { type EventReference, toEventReference } from '../../../kit/stores/current-event';
import type { GridMemory } from '../../../kit/stores/list-memory';
import { Message } from '../../../kit/ui/message';
import { SectionCard } from '../../../kit/ui/section-card';
import { insetBorder } from '../../../kit/ui/styles';
import { PlainTable } from '../../../kit/ui/table/plain-table';
import { useServerNow } from '../../../kit/ui/use-now';
import { countHours, countScans, countTypes, daysOf } from './scan-counts';
import { scanFields, scanValues } from './scan-rows';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px', paddingBlockEnd: '24px' },
  figures: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0 },
  figure: {
    display: 'grid',
    minInlineSize: '120px',
    padding: '6px 16px',
    borderRadius: tokens.borderRadiusMedium,
    ...insetBorder(),
  },
  label: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  value: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  basis: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  list: {
    display: 'flex',
    flexDirection: 'column',
    blockSize: 'max(56vh, 400px)',
    paddingBlockStart: '8px',
    borderRadius: tokens.borderRadiusMedium,
    ...insetBorder(),
    overflow: 'auto',
  },
  counts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
    alignItems: 'start',
    gap: '16px',
  },
});

const chartHeight = 220;
const keyInPaper = () => runCommand('key-in-paper');
const hrefOf = ({ bookingId }: Values): string | undefined => recordAddress('/bookings', bookingId);

const Hours = (props: {
  readonly rows: ReturnType<typeof scanRowsOf>;
  readonly days: readonly string[];
  readonly timezone: unknown;
}) => {
  const { rows, days, timezone } = props;
  const text = useText('desk');
  const [chosen, setDay] = useState<string>();
  const day = chosen !== undefined && days.includes(chosen) ? chosen : (days[0] ?? '');
  const noGate = text('gate.figures.noGate');
  const plot = useMemo(() => countHours(rows, { day, timezone, noGate }), [rows, day, timezone, noGate]);
  const title = text('scans.byHour');
  return (
    <ChartCard
      title={title}
      aside={plot ? formatDay(day) : text('zoneUnknown')}
      height={chartHeight}
      table={plot ? toChartTable(text('gate.figures.hour'), plot) : { head: [], rows: [] }}
      actions={
        days.length > 1 ? (
          <Select
            size="small"
            aria-label={text('scans.fields.day')}
            value={day}
            onChange={(_, { value }) => setDay(value)}
          >
            {days.map((one) => (
              <option key={one} value={one}>
                {formatDay(one)}
              </option>
            ))}
          </Select>
        ) : undefined
      }
    >
      {plot ? <BarChart title={title} plot={plot} height={chartHeight} stacked /> : undefined}
    </ChartCard>
  );
};

const counted = ['scans', 'admitted', 'turnedAway', 'inside'] as const;

const Scans = ({ event }: { readonly event: EventReference }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const navigate = useNavigate();
  const { entries, isLoaded, failure } = useEventLog(event.id);
  const isOwn = useIsOwnEntry();
  const { timezone } = event;
  const rows = useMemo(() => scanRowsOf(entries), [entries]);
  const today = startOfToday(event, useServerNow());
  const values = useMemo(() => scanValues(rows, { text, timezone, isOwn }), [rows, text, timezone, isOwn]);
  const counts = useMemo(() => countScans(rows, today), [rows, today]);
  const types = useMemo(() => countTypes(rows, today), [rows, today]);
  const days = useMemo(() => daysOf(values), [values]);
  const list = useMemoryList({ name: 'scans', fields: scanFields, rows: values, isLoaded, read: undefined });
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
  const key = (appearance: 'primary' | 'subtle') => (
    <Button appearance={appearance} icon={<NotepadEditRegular />} onClick={keyInPaper}>
      {text('paper.open')}
    </Button>
  );
  if (failure) return <Failed failure={failure} onRetry={() => void readLogs()} />;
  if (isLoaded && rows.length === 0)
    return (
      <Message icon={BarcodeScannerRegular} title={text('scans.empty.title')} body={text('scans.empty.body')}>
        {key('primary')}
      </Message>
    );
  return (
    <div className={styles.root}>
      <div>
        <dl className={styles.figures}>
          {counted.map((name) => (
            <div key={name} className={styles.figure}>
              <dt className={styles.label}>{text(`scans.counts.${name}`)}</dt>
              <dd className={styles.value}>{formatNumber(counts[name])}</dd>
            </div>
          ))}
        </dl>
        <Text className={styles.basis}>{text('scans.basis')}</Text>
      </div>
      <div className={styles.list}>
        <ListView
          list={list}
          title={text('tabs.scans')}
          fields={scanFields}
          naming="code"
          hrefOf={hrefOf}
          onOpen={open}
          memory={memory}
          actions={key('subtle')}
          isMain
        />
      </div>
      <div className={styles.counts}>
        <Hours rows={rows} days={days} timezone={timezone} />
        <SectionCard title={text('scans.byType')}>
          <PlainTable
            label={text('scans.byType')}
            columns={['type', ...counted].map((name) => ({
              key: name,
              label: text(name === 'type' ? 'scans.fields.ticketType' : `scans.counts.${name}`),
              isFigure: name !== 'type',
            }))}
            rows={types.map(({ type, ...figures }) => ({
              key: `type ${type}`,
              cells: {
                type: wordText('ticket.ticketType', type) || text('gate.figures.noType'),
                ...Object.fromEntries(counted.map((name) => [name, formatNumber(figures[name])])),
              },
            }))}
          />
        </SectionCard>
      </div>
    </div>
  );
};

export const Panel = ({ values }: { readonly values: Values }): ReactNode => {
  const event = toEventReference(values);
  return event ? <Scans event={event} /> : undefined;
};
