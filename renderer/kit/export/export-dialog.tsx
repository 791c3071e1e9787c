/** "Export Bookings": the choice of rows, columns and file format. */
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  makeStyles,
  Radio,
  RadioGroup,
  Select,
} from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { RestoreFocus } from '../dialog/restore-focus';
import { NoticeBar } from '../feedback/notice-bar';
import { fieldErrorProps } from '../form/field-error-props';
import { copyLine } from '../format/copy-text';
import { formatNumber } from '../format/number';
import { useText } from '../format/text';
import { noteFilterKey, noteOfRow } from '../list/data/note-filter';
import type { Column } from '../list/grid/columns';
import { ColumnPicker } from '../list/toolbar/column-picker';
import { noteColumns, withNoteParts } from '../notes/note-columns';
import { useNotes } from '../stores/notes';
import { useNow } from '../ui/use-now';
import { describeFilters } from './describe-filters';
import { ExportPreview } from './export-preview';
import { type ExportChoice, type ExportPick, type Scope, toExportPick, withCompanionColumns } from './export-request';
import { type ExportSource, useExport } from './use-export';

const useStyles = makeStyles({
  surface: { maxInlineSize: '860px', inlineSize: '92vw' },
  content: { display: 'flex', flexDirection: 'column', gap: '16px' },
  halves: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '24px',
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  side: { display: 'flex', flexDirection: 'column', gap: '12px', minInlineSize: 0 },
  quick: { display: 'flex', flexWrap: 'wrap', gap: '4px', flexShrink: 0 },
  columns: { display: 'flex', flexDirection: 'column', maxBlockSize: '260px', minBlockSize: 0 },
});

const separators = { ',': 'export.comma', ';': 'export.semicolon', '\t': 'export.tab' } as const;
const previewRows = 5;

interface ExportDialogProps {
  readonly source: ExportSource;
  readonly onClose: () => void;
}

export const ExportDialog = ({ source, onClose }: ExportDialogProps): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const { list, title, fileRows } = source;
  const { rows, selection } = list;
  const notes = useNotes((store) => store.notes);
  const withNotes = (own: readonly Column[]) => (list.source.records ? [...own, ...noteColumns()] : own);
  const [columns, setColumns] = useState(() => withNotes(withCompanionColumns(list.columns.all, rows.sample)));
  const [choice, setChoice] = useState<ExportChoice>({
    scope:
      selection.rows.size > 0
        ? 'selected'
        : rows.count > 0 || !source.call || list.state.filters[noteFilterKey]
          ? 'all'
          : 'file',
    separator: ',',
    forSpreadsheet: true,
    keepZeros: false,
  });
  const exporting = useExport(source);
  const now = useNow();
  const choose = (part: Partial<ExportChoice>) => setChoice((now) => ({ ...now, ...part }));

  const picks: readonly ExportPick[] = columns.filter(({ shown }) => shown).map(toExportPick);
  const hasOwnColumns = choice.scope !== 'file';
  const chosen = choice.scope === 'selected' ? [...selection.rows.values()].slice(0, previewRows) : undefined;
  const preview =
    chosen ?? Array.from({ length: Math.min(previewRows, rows.count) }, (_, index) => rows.at(index) ?? {});

  const selected = selection.rows.size;
  const fileCount = selected > 0 ? selected : rows.total;
  const fileKey = selected > 0 ? 'export.fileOfSelected' : 'export.fileOfMatching';
  const fileText =
    fileRows && fileCount !== undefined ? text(fileKey, { file: fileRows, rows: formatNumber(fileCount) }) : fileRows;
  const fileLabel = fileText ?? text('export.allColumns');
  const filterTexts =
    choice.scope === 'selected' || (choice.scope === 'file' && selected > 0) ? [] : describeFilters(list);
  const setAllShown = (shown: boolean) => setColumns(columns.map((column) => ({ ...column, shown })));

  const scopes: readonly (readonly [Scope, string])[] = [
    [
      'all',
      rows.total === undefined
        ? text('export.allUnknown')
        : text('export.all', { count: rows.total, rows: formatNumber(rows.total) }),
    ],
    ['page', text('export.page', { count: rows.count, rows: formatNumber(rows.count) })],
    ...(selection.rows.size > 0
      ? ([
          [
            'selected',
            text('export.selected', { count: selection.rows.size, rows: formatNumber(selection.rows.size) }),
          ],
        ] as const)
      : []),
    // The server's own file can't be filtered by notes.
    ...(source.call && !list.state.filters[noteFilterKey] ? ([['file', fileLabel]] as const) : []),
  ];
  const start = () => {
    void exporting.start(choice, picks).then((isStarted) => isStarted && onClose());
  };
  const { busy } = exporting;
  const isEmpty = hasOwnColumns && picks.length === 0;

  return (
    <Dialog open onOpenChange={(_, { open }) => (open || busy ? undefined : onClose())}>
      <DialogSurface className={styles.surface}>
        <RestoreFocus />
        <DialogBody>
          <DialogTitle>{text('export.title', { area: title })}</DialogTitle>
          <DialogContent className={styles.content}>
            {rows.call.copy ? (
              <NoticeBar intent="warning" title={text('copied.looking')}>
                {copyLine(rows.call.copy, now)}.
              </NoticeBar>
            ) : undefined}
            <div className={styles.halves}>
              <div className={styles.side}>
                <Field
                  label={text('export.scope')}
                  {...(filterTexts.length > 0 ? { hint: filterTexts.join(' · ') } : {})}
                >
                  <RadioGroup value={choice.scope} onChange={(_, { value }) => choose({ scope: value as Scope })}>
                    {scopes.map(([scope, label]) => (
                      <Radio key={scope} value={scope} label={label} />
                    ))}
                  </RadioGroup>
                </Field>
                <Field label={text('export.separator')}>
                  <Select
                    value={choice.separator}
                    onChange={(_, { value }) => choose({ separator: value as ExportChoice['separator'] })}
                  >
                    {Object.entries(separators).map(([sign, key]) => (
                      <option key={key} value={sign}>
                        {text(key)}
                      </option>
                    ))}
                  </Select>
                </Field>
                <Field hint={text('export.forSpreadsheetHint')}>
                  <Checkbox
                    label={text('export.forSpreadsheet')}
                    checked={choice.forSpreadsheet}
                    onChange={(_, { checked }) => choose({ forSpreadsheet: checked === true })}
                  />
                </Field>
                {choice.forSpreadsheet ? (
                  <Field hint={text('export.keepZerosHint')}>
                    <Checkbox
                      label={text('export.keepZeros')}
                      checked={choice.keepZeros}
                      onChange={(_, { checked }) => choose({ keepZeros: checked === true })}
                    />
                  </Field>
                ) : undefined}
              </div>
              <Field
                className={styles.side}
                label={text('export.columns')}
                hint={hasOwnColumns ? text('export.columnsHint') : text('export.fileColumns')}
                {...fieldErrorProps(isEmpty ? text('export.none') : undefined)}
              >
                {hasOwnColumns ? (
                  <div className={styles.columns}>
                    <div className={styles.quick}>
                      <Button size="small" appearance="subtle" onClick={() => setAllShown(true)}>
                        {text('export.columnsAll')}
                      </Button>
                      <Button size="small" appearance="subtle" onClick={() => setAllShown(false)}>
                        {text('export.columnsNone')}
                      </Button>
                      <Button
                        size="small"
                        appearance="subtle"
                        onClick={() => setColumns(withNotes(withCompanionColumns(list.columns.all)))}
                      >
                        {text('export.columnsShown')}
                      </Button>
                    </div>
                    <ColumnPicker label={text('export.columns')} columns={columns} onChange={setColumns} />
                  </div>
                ) : (
                  <span />
                )}
              </Field>
            </div>
            {hasOwnColumns && picks.length > 0 && preview.length > 0 ? (
              <Field label={text('export.previewOf', { count: preview.length })} hint={text('export.zone')}>
                <ExportPreview
                  label={text('export.preview')}
                  picks={picks}
                  rows={preview.map((row) => withNoteParts(row, noteOfRow(list.source, notes, row)))}
                />
              </Field>
            ) : undefined}
          </DialogContent>
          <DialogActions>
            <Button
              appearance="primary"
              icon={<ArrowDownloadRegular />}
              disabledFocusable={busy || isEmpty}
              onClick={busy || isEmpty ? undefined : start}
            >
              {text('export.saveAs')}
            </Button>
            <Button onClick={onClose}>{text('actions.cancel')}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};
