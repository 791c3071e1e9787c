/**
 * Rain-out worksheet: what accounting needs to refund the event's bookings, and what each gets instead. The service has no
 * call for either.
 */
import { isId } from '@contract/entities/id';
import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { DismissRegular, MoneyRegular, PrintRegular, WeatherRainRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { isWhole, unnamedNotes } from '../../../event/event-rows';
import { EventRowsNotice } from '../../../event/event-rows-notice';
import type { EventId } from '../../../event/use-event-rows';
import type { Values } from '../../../kit/area/field';
import { ExportButton } from '../../../kit/export/export-button';
import { startExport } from '../../../kit/export/start-export';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { pendingPlaceholder } from '../../../kit/feedback/pending-placeholder';
import { Loaded, Pending } from '../../../kit/feedback/states';
import { formatDays } from '../../../kit/format/event-label';
import { formatNumber } from '../../../kit/format/number';
import { toPlainText, toTrimmedText } from '../../../kit/format/plain-text';
import { useText } from '../../../kit/format/text';
import { Freshness } from '../../../kit/freshness/freshness';
import { MemoryGrid } from '../../../kit/list/memory-grid';
import type { Paper } from '../../../kit/print/papers/paper';
import { toEventReference } from '../../../kit/stores/current-event';
import { Message } from '../../../kit/ui/message';
import { outcomeText } from './outcomes';
import type { NamedScope } from './rain-check-dialog';
import { RainCheckSection } from './rain-check-section';
import { printedNotes, refundNotes } from './refund-notes';
import { refundPaper } from './refund-paper';
import { fieldsFor, worksheetRequest } from './refund-rows';
import { RefundSums } from './refund-sums';
import { useRefunds } from './use-refunds';

const RainCheckDialog = lazy(async () => ({ default: (await import('./rain-check-dialog')).RainCheckDialog }));
const PrintDialog = lazy(async () => ({
  default: (await import('../../../kit/print/papers/print-dialog')).PrintDialog,
}));

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px', paddingBlockEnd: '24px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12px', rowGap: '8px' },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    minBlockSize: '40px',
    paddingInline: '16px',
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
  about: { flexGrow: 1, flexBasis: '360px', color: tokens.colorNeutralForeground2 },
});

interface BarProps {
  readonly count: number;
  readonly onSet: () => void;
  readonly onClear: () => void;
}

/** What can be done with selected bookings. */
const BookingsBar = ({ count, onSet, onClear }: BarProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const people = useText('inspections');
  return (
    <div className={styles.bar} role="toolbar" aria-label={text('rainChecks.bookings')}>
      <Text weight="semibold" role="status">
        {people('people.selected', { count, number: formatNumber(count) })}
      </Text>
      <Button size="small" icon={<WeatherRainRegular />} onClick={onSet}>
        {text('rainChecks.set')}
      </Button>
      <Button size="small" appearance="transparent" icon={<DismissRegular />} onClick={onClear}>
        {people('people.clear')}
      </Button>
    </div>
  );
};

const idOf = ({ id }: Values): string => String(id);

const Worksheet = ({ eventId, values }: { readonly eventId: EventId; readonly values: Values }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const { call, left, copy, refunds, checks, isComplete, isPending, isReadingContacts, refresh, ...sources } =
    useRefunds(eventId);
  const { hasTransactions, withoutEvent, lacksContacts } = sources;
  const fields = useMemo(() => fieldsFor(refunds), [refunds]);
  const notes = refundNotes(text, { refunds, hasTransactions, withoutEvent, lacksContacts });
  const canExport = isComplete && !isPending && !isReadingContacts && refunds.length > 0;
  const inspections = useText('inspections');
  const words = [text('rainOut.title'), toPlainText(values.name), formatDays(values)];
  const [papers, setPapers] = useState<readonly Paper[]>();
  const [asked, setAsked] = useState<{ readonly name: string; readonly scopes: readonly NamedScope[] }>();
  const event = useMemo(() => ({ ...values, id: eventId }), [values, eventId]);
  const rows = useMemo(
    () => refunds.map((refund) => ({ ...refund, outcome: outcomeText(refund.outcome, text) })),
    [refunds, text],
  );
  const currencies = [...new Set(refunds.map(({ currency }) => currency))];
  const askFor = (selected: readonly Values[]): void => {
    const scopes = selected.flatMap(({ id, bookingNumber }): readonly NamedScope[] => {
      const key = toTrimmedText(id) || toTrimmedText(bookingNumber);
      return key === '' ? [] : [{ scope: { of: 'booking', id: key }, name: toTrimmedText(bookingNumber) || key }];
    });
    const [first] = scopes;
    const name =
      scopes.length === 1 && first
        ? first.name
        : text('rainChecks.selected', { count: scopes.length, shown: formatNumber(scopes.length) });
    setAsked({ name, scopes });
  };
  const print = (): void => {
    const { asOf = Date.now() } = call;
    setPapers([
      refundPaper({
        event: toEventReference(values),
        refunds,
        asOf,
        copy,
        notes: [...unnamedNotes(inspections, [left]), ...printedNotes(text, notes)],
        text,
      }),
    ]);
  };
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Text className={styles.about}>{text('rainOut.about')}</Text>
        <Freshness call={{ ...call, copy, refresh }} />
        <Button icon={<PrintRegular />} disabledFocusable={!canExport} onClick={canExport ? print : undefined}>
          {text('rainOut.print')}
        </Button>
        <ExportButton
          isDisabled={!canExport}
          onExport={(isExcel) => void startExport(worksheetRequest(refunds, words, text), copy, isExcel)}
        >
          {text('rainOut.export')}
        </ExportButton>
      </div>
      <Loaded call={call}>
        {() =>
          isPending ? (
            <Pending />
          ) : refunds.length === 0 ? (
            <>
              <EventRowsNotice lists={[left]} />
              {isWhole(call.value) ? (
                <Message icon={MoneyRegular} title={text('rainOut.none.title')} body={text('rainOut.none.body')} />
              ) : (
                <Message
                  icon={MoneyRegular}
                  title={inspections('rows.noneReadTitle')}
                  body={inspections('rows.noneRead')}
                />
              )}
            </>
          ) : (
            <>
              {isComplete ? undefined : <NoticeBar intent="error">{text('rainOut.incomplete')}</NoticeBar>}
              <EventRowsNotice lists={[left]} />
              {notes.file ? (
                <NoticeBar intent="warning" layout="multiline">
                  {notes.file}
                </NoticeBar>
              ) : undefined}
              {notes.event ? (
                <NoticeBar intent="warning" layout="multiline">
                  {notes.event}
                </NoticeBar>
              ) : undefined}
              {notes.contacts ? (
                <NoticeBar intent="warning" layout="multiline">
                  {notes.contacts}
                </NoticeBar>
              ) : undefined}
              {notes.doubt ? (
                <NoticeBar intent="warning" layout="multiline" title={text('rainOut.unknownTitle')}>
                  {notes.doubt}
                </NoticeBar>
              ) : undefined}
              <RainCheckSection
                event={event}
                onChange={(name, scope) => setAsked({ name, scopes: [{ scope, name }] })}
              />
              <RefundSums refunds={refunds} />
              <MemoryGrid
                label={text('rainOut.title')}
                name="desk"
                fields={fields}
                rows={rows}
                naming="bookingNumber"
                idOf={idOf}
                path="/bookings"
                stale={call.stale}
                busy={call.busy}
                selectionBar={({ rows: selected, clear }) => (
                  <BookingsBar count={selected.size} onSet={() => askFor([...selected.values()])} onClear={clear} />
                )}
              />
            </>
          )
        }
      </Loaded>
      {asked && asked.scopes.length > 0 ? (
        <Suspense fallback={pendingPlaceholder}>
          <RainCheckDialog
            {...asked}
            event={event}
            checks={checks}
            currency={currencies.length === 1 ? (currencies[0] ?? '') : ''}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      ) : undefined}
      {papers ? (
        <Suspense fallback={pendingPlaceholder}>
          <PrintDialog papers={papers} onClose={() => setPapers(undefined)} />
        </Suspense>
      ) : undefined}
    </div>
  );
};

export const Panel = ({ values }: { readonly values: Values }): ReactNode =>
  isId(values.id) ? <Worksheet eventId={values.id} values={values} /> : undefined;
