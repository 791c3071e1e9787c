/** Rain-out worksheet: what accounting needs to refund the event's bookings. The service has no refund call. */
import { isId } from '@contract/entities/id';
import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular, MoneyRegular, PrintRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { isWhole, unnamedNotes } from '../../../event/event-rows';
import { EventRowsNotice } from '../../../event/event-rows-notice';
import type { EventId } from '../../../event/use-event-rows';
import type { Values } from '../../../kit/area/field';
import { startExport } from '../../../kit/export/start-export';
import { Message } from '../../../kit/feedback/message';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { pendingPlaceholder } from '../../../kit/feedback/pending-placeholder';
import { Loaded, Pending } from '../../../kit/feedback/states';
import { formatDays } from '../../../kit/format/event-label';
import { toPlainText } from '../../../kit/format/plain-text';
import { useText } from '../../../kit/format/text';
import { Freshness } from '../../../kit/freshness/freshness';
import { MemoryGrid } from '../../../kit/list/memory-grid';
import type { Paper } from '../../../kit/print/papers/paper';
import { toEventReference } from '../../../kit/stores/current-event';
import { PlainTable } from '../../../kit/ui/table/plain-table';
import { printedNotes, refundNotes } from './refund-notes';
import { refundPaper } from './refund-paper';
import { fieldsFor, sumRow, worksheetRequest } from './refund-rows';
import { type Refund, refundSums } from './refunds';
import { useRefunds } from './use-refunds';

/** The worksheet's sums per currency and payment method. Amounts in doubt are counted, not summed. */
const RefundSums = ({ refunds }: { readonly refunds: readonly Refund[] }): ReactNode => {
  const text = useText('desk');
  const sums = useMemo(() => refundSums(refunds), [refunds]);
  const hasUnknown = sums.some(({ unknown }) => unknown > 0);
  const keys = ['method', 'count', 'paid', 'refunded', 'left', ...(hasUnknown ? ['unknown'] : [])];
  const columns = keys.map((key) => ({
    key,
    label: text(`rainOut.sums.${key}`),
    isFigure: key !== 'method',
  }));
  return (
    <PlainTable label={text('rainOut.sums.title')} columns={columns} rows={sums.map((sum) => sumRow(sum, text))} />
  );
};

const PrintDialog = lazy(async () => ({
  default: (await import('../../../kit/print/papers/print-dialog')).PrintDialog,
}));

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px', paddingBlockEnd: '24px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12px', rowGap: '8px' },
  about: { flexGrow: 1, flexBasis: '360px', color: tokens.colorNeutralForeground2 },
});

const idOf = ({ id }: Values): string => String(id);

const Worksheet = ({ eventId, values }: { readonly eventId: EventId; readonly values: Values }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const { call, copy, refunds, isComplete, isPending, isReadingContacts, refresh, ...sources } = useRefunds(eventId);
  const { hasTransactions, withoutEvent, lacksContacts } = sources;
  const fields = useMemo(() => fieldsFor(refunds), [refunds]);
  const notes = refundNotes(text, { refunds, hasTransactions, withoutEvent, lacksContacts });
  const canExport = isComplete && !isPending && !isReadingContacts && refunds.length > 0;
  const inspections = useText('inspections');
  const words = [text('rainOut.title'), toPlainText(values.name), formatDays(values)];
  const [papers, setPapers] = useState<readonly Paper[]>();
  const print = (): void => {
    const { asOf = Date.now() } = call;
    setPapers([
      refundPaper({
        event: toEventReference(values),
        refunds,
        asOf,
        copy,
        notes: [...unnamedNotes(inspections, [{ unplaced: call.value?.unplaced ?? 0 }]), ...printedNotes(text, notes)],
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
        <Button
          icon={<ArrowDownloadRegular />}
          disabledFocusable={!canExport}
          onClick={() => (canExport ? void startExport(worksheetRequest(refunds, words, text), copy) : undefined)}
        >
          {text('rainOut.export')}
        </Button>
      </div>
      <Loaded call={call}>
        {({ others, unplaced }) =>
          isPending ? (
            <Pending />
          ) : refunds.length === 0 ? (
            <>
              <EventRowsNotice lists={[{ others, unplaced }]} />
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
              <EventRowsNotice lists={[{ others, unplaced }]} />
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
              <RefundSums refunds={refunds} />
              <MemoryGrid
                label={text('rainOut.title')}
                name="desk"
                fields={fields}
                rows={refunds}
                naming="bookingNumber"
                idOf={idOf}
                path="/bookings"
                stale={call.stale}
                busy={call.busy}
              />
            </>
          )
        }
      </Loaded>
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
