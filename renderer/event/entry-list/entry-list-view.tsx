import { fold } from '@contract/text/fold';
import { Button, DialogActions, DialogContent, Field, makeStyles, Tab, TabList } from '@fluentui/react-components';
import { ArrowDownloadRegular, PeopleListRegular, PrintRegular, TagRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { ColumnFields } from '../../kit/export/column-fields';
import { type ExportSource, toStoredChoice } from '../../kit/export/export-choice';
import { ExportPreview } from '../../kit/export/export-preview';
import { rowsRequest, toExportPick } from '../../kit/export/export-request';
import { FormatFields } from '../../kit/export/format-fields';
import { ProfileBar } from '../../kit/export/profile-bar';
import { isSaved, startExportJob } from '../../kit/export/start-export';
import { useExportChoice } from '../../kit/export/use-export-choice';
import { NoticeBar } from '../../kit/feedback/notice-bar';
import { notify } from '../../kit/feedback/notify';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { pendingPlaceholder } from '../../kit/feedback/pending-placeholder';
import { copyLine } from '../../kit/format/copy-text';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { useMemoryList } from '../../kit/list/data/use-memory-list';
import type { Paper } from '../../kit/print/papers/paper';
import type { EventReference } from '../../kit/stores/current-event';
import { rememberExport } from '../../kit/stores/export-choices';
import { catchFocus } from '../../kit/ui/focus';
import { Message } from '../../kit/ui/message';
import { useNow } from '../../kit/ui/use-now';
import { EventRowsNotice, useRowNotes } from '../event-rows-notice';
import { addToLog, useEventLog } from '../log/event-log';
import { toPaper } from '../people-table';
import { entryFields, entryPresets, listName } from './entry-presets';
import { EntryProblems, unreadNote } from './entry-problems';
import type { EntryRow } from './entry-rows';
import { handedChanges, handedRows, lastHandOuts, lateRows } from './late-list';
import { LateView, latePaper, lateRequestRows, toLatePicks } from './late-view';
import { RecipientBar } from './recipient-bar';
import type { useEntryList } from './use-entry-list';

const EntryLabels = lazy(async () => ({ default: (await import('./entry-labels')).EntryLabels }));
const PrintDialog = lazy(async () => ({ default: (await import('../../kit/print/papers/print-dialog')).PrintDialog }));

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '16px', minBlockSize: 'min(50vh, 400px)' },
  halves: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '24px',
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  side: { display: 'flex', flexDirection: 'column', gap: '12px', minInlineSize: 0 },
});

const previewRows = 5;

/** The entries as a list, whose exports have profiles. */
const useEntrySource = (title: string, { rows, ...read }: ViewProps['list']): ExportSource => {
  const text = useText(listName);
  const list = useMemoryList({ name: listName, fields: entryFields, rows, isLoaded: true, read });
  return { title, list, call: undefined, fileRows: undefined, presets: entryPresets(text) };
};

export interface OpenList {
  readonly view: 'all' | 'late';
  /** As typed or chosen; undefined stands for the one who got the last list. */
  readonly recipient?: string;
}

export interface ListProps {
  readonly event: EventReference;
  readonly open: OpenList;
  readonly onChange: (open: OpenList) => void;
  readonly onClose: () => void;
}

interface ViewProps extends ListProps {
  readonly list: Omit<ReturnType<typeof useEntryList>, 'rows'> & { readonly rows: readonly EntryRow[] };
}

export const EntryListView = ({ event, open, list, onChange, onClose }: ViewProps): ReactNode => {
  const styles = useStyles();
  const text = useText(listName);
  const kit = useText('kit');
  const inspections = useText('inspections');
  const now = useNow();
  const { rows, isComplete, copy } = list;
  const eventId = String(event.id);
  const title = text('title');
  const source = useEntrySource(title, list);
  const choices = useExportChoice(source);
  const { choice, profile } = choices;
  const columns = choices.columns.filter(({ found }) => !found);
  const shown = columns.filter((column) => column.shown);
  const picks = shown.map(toExportPick);

  const { entries, isLoaded } = useEventLog(event.id);
  const handOuts = useMemo(() => lastHandOuts(entries), [entries]);
  const recipient = isLoaded ? (open.recipient ?? handOuts[0]?.recipient ?? '') : '';
  const name = recipient.trim();
  const last = handOuts.find((one) => fold(one.recipient) === fold(name));
  const late = useMemo(() => (last ? lateRows(last, rows, isComplete) : []), [last, rows, isComplete]);

  const [busy, setBusy] = useState(false);
  const [isLabeling, setLabeling] = useState(false);
  const [papers, setPapers] = useState<readonly Paper[]>();
  const isLate = open.view === 'late';
  const isEmpty = isLate ? late.length === 0 : rows.length === 0 || picks.length === 0;

  /** Notes that the recipient has the list; after changes only, all of it, too. */
  const handOut = async () => {
    const handed =
      isLate && last
        ? { columns: last.columns, rows: handedChanges(last, rows, isComplete) }
        : { columns: shown.map(({ key }) => key), rows: handedRows(rows) };
    const added = await addToLog(eventId, [{ kind: 'hand-out', recipient: name, ...handed }]);
    if (notifyFailure(added)) notify({ intent: 'success', title: text('handOut.done', { name }) });
  };
  const request = () => {
    const words = (of: string) => [of, event.name, ...(name ? [name] : [])];
    if (!isLate) return rowsRequest({ title, words: words(title), choice, picks }, rows);
    const lateTitle = text('views.late');
    return rowsRequest(
      { title: lateTitle, words: words(lateTitle), choice, picks: toLatePicks(text, last?.columns ?? []) },
      lateRequestRows(text, late),
    );
  };
  const save = async (isHandOut: boolean) => {
    if (busy || isEmpty) return;
    setBusy(true);
    const job = await startExportJob(request(), copy);
    setBusy(false);
    if (!job) return;
    if (!isLate) rememberExport(listName, toStoredChoice(choice, columns), profile?.id);
    if (isHandOut) void isSaved(job).then((saved) => (saved ? handOut() : undefined));
    onClose();
  };
  const rowNotes = useRowNotes()(list.lists);
  const doubts = [list.doubt ? inspections(`entries.${list.doubt}`) : '', unreadNote(text, rows)].filter(Boolean);
  const print = () => {
    const about = { event, filter: name, asOf: list.asOf, copy, words: [], notes: [...rowNotes, ...doubts] };
    const columns = shown.map(({ key, label }) => ({ key, title: label }));
    setPapers([isLate ? latePaper(text, late, isComplete, about) : toPaper({ ...about, title, columns, rows })]);
  };
  const [emptyTitle, emptyBody] = isComplete
    ? [text('empty.title'), text('empty.body')]
    : [inspections('rows.noneReadTitle'), inspections('rows.noneRead')];
  if (rows.length === 0)
    return (
      <>
        <DialogContent className={styles.content}>
          <EventRowsNotice lists={list.lists} />
          <Message icon={PeopleListRegular} title={emptyTitle} body={emptyBody} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{kit('actions.close')}</Button>
        </DialogActions>
      </>
    );
  return (
    <>
      <DialogContent className={styles.content}>
        {copy ? (
          <NoticeBar intent="warning" title={kit('copied.looking')}>
            {copyLine(copy, now)}.
          </NoticeBar>
        ) : undefined}
        <EventRowsNotice lists={list.lists} />
        {doubts.map((doubt) => (
          <NoticeBar key={doubt} intent="warning" layout="multiline">
            {doubt}
          </NoticeBar>
        ))}
        <RecipientBar
          eventId={eventId}
          recipient={recipient}
          handOuts={handOuts}
          last={last}
          changes={late.length}
          onChange={(typed) => onChange({ ...open, recipient: typed })}
          onMark={() => void handOut()}
        />
        <TabList
          selectedValue={open.view}
          onTabSelect={(_, { value }) => onChange({ ...open, view: value === 'late' ? 'late' : 'all' })}
        >
          <Tab value="all">{text('views.all', { count: rows.length, number: formatNumber(rows.length) })}</Tab>
          <Tab value="late">{text('views.late')}</Tab>
        </TabList>
        {isLate ? (
          isLoaded && <LateView last={last} rows={late} isComplete={isComplete} />
        ) : (
          <>
            <EntryProblems event={event} rows={rows} />
            <ProfileBar list={listName} choices={{ ...choices, columns }} />
            <div className={styles.halves}>
              <div className={styles.side}>
                <FormatFields choice={choice} onChange={choices.setFormat} />
              </div>
              <ColumnFields
                list={source.list}
                columns={columns}
                isEmpty={picks.length === 0}
                onChange={choices.setColumns}
              />
            </div>
            {picks.length > 0 ? (
              <Field label={text('preview')}>
                <ExportPreview label={text('preview')} picks={picks} rows={rows.slice(0, previewRows)} />
              </Field>
            ) : undefined}
          </>
        )}
      </DialogContent>
      <DialogActions fluid ref={catchFocus}>
        {name !== '' ? (
          <Button
            appearance="primary"
            icon={<ArrowDownloadRegular />}
            disabledFocusable={busy || isEmpty}
            onClick={() => void save(true)}
          >
            {text('handOut.save')}
          </Button>
        ) : undefined}
        <Button
          appearance={name === '' ? 'primary' : 'secondary'}
          icon={<ArrowDownloadRegular />}
          disabledFocusable={busy || isEmpty}
          onClick={() => void save(false)}
        >
          {kit('export.saveAs')}
        </Button>
        <Button icon={<TagRegular />} onClick={() => setLabeling(true)}>
          {text('labels')}
        </Button>
        <Button icon={<PrintRegular />} disabledFocusable={isEmpty} onClick={isEmpty ? undefined : print}>
          {text('print')}
        </Button>
        <Button onClick={onClose}>{kit('actions.close')}</Button>
      </DialogActions>
      <Suspense fallback={pendingPlaceholder}>
        {isLabeling ? <EntryLabels event={event} onClose={() => setLabeling(false)} /> : undefined}
        {papers ? <PrintDialog papers={papers} onClose={() => setPapers(undefined)} /> : undefined}
      </Suspense>
    </>
  );
};
