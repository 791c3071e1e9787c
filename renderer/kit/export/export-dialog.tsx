/** "Export Bookings": the choice of rows, columns and file format, also as named profiles. */

import type { ExportScope } from '@contract/settings/export-choices';
import {
  Button,
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
} from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { RestoreFocus } from '../dialog/restore-focus';
import { NoticeBar } from '../feedback/notice-bar';
import { copyLine } from '../format/copy-text';
import { fieldName } from '../format/field-name';
import { joinFacts, joinList } from '../format/join';
import { formatNumber } from '../format/number';
import { useText } from '../format/text';
import { noteOfRow } from '../list/data/note-filter';
import { selectionTime } from '../list/data/use-list';
import { withNoteParts } from '../list/grid/note-columns';
import { useNotes } from '../stores/notes';
import { useNow } from '../ui/use-now';
import { type ChangesChoice, ChangesField } from './changes-field';
import { ColumnFields } from './column-fields';
import { describeFilters } from './describe-filters';
import { type ExportSource, offersFile } from './export-choice';
import { ExportPreview } from './export-preview';
import { type ExportPick, toExportPick } from './export-request';
import { FormatFields } from './format-fields';
import { ProfileBar } from './profile-bar';
import { useChanges } from './use-changes';
import { comparedExport, requestOf, useExport } from './use-export';
import { useExportChoice } from './use-export-choice';

interface ScopeFieldProps {
  readonly source: ExportSource;
  readonly scope: ExportScope;
  readonly onChange: (scope: ExportScope) => void;
}

/** Which rows to save, each choice with their number. */
const ScopeField = ({ source, scope, onChange }: ScopeFieldProps): ReactNode => {
  const text = useText('exports');
  const { list, fileRows } = source;
  const { rows, selection } = list;
  const selected = selection.rows.size;
  const counted = (count: number) => ({ count, rows: formatNumber(count) });

  const fileCount = selected > 0 ? selected : rows.total;
  const fileKey = selected > 0 ? 'dialog.fileOfSelected' : 'dialog.fileOfMatching';
  const fileText =
    fileRows && fileCount !== undefined ? text(fileKey, { file: fileRows, rows: formatNumber(fileCount) }) : fileRows;
  const isUnfiltered = scope === 'selected' || (scope === 'file' && selected > 0);
  const filterTexts = isUnfiltered ? [] : describeFilters(list);

  const scopes: readonly (readonly [ExportScope, string])[] = [
    ['all', rows.total === undefined ? text('dialog.allUnknown') : text('dialog.all', counted(rows.total))],
    ['page', text('dialog.page', counted(rows.count))],
    ...(selected > 0 ? ([['selected', text('dialog.selected', counted(selected))]] as const) : []),
    ...(offersFile(source) ? ([['file', fileText ?? text('dialog.allColumns')]] as const) : []),
  ];
  return (
    <Field label={text('dialog.scope')} {...(filterTexts.length > 0 ? { hint: joinFacts(...filterTexts) } : {})}>
      <RadioGroup value={scope} onChange={(_, { value }) => onChange(value as ExportScope)}>
        {scopes.map(([value, label]) => (
          <Radio key={value} value={value} label={label} />
        ))}
      </RadioGroup>
    </Field>
  );
};

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
});

const previewRows = 5;

interface ExportDialogProps {
  readonly source: ExportSource;
  readonly onClose: () => void;
}

export const ExportDialog = ({ source, onClose }: ExportDialogProps): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const exportText = useText('exports');
  const { list, title } = source;
  const { rows, selection } = list;
  const notes = useNotes((store) => store.notes);
  const choices = useExportChoice(source);
  const { choice, columns, missing, profile } = choices;
  const exporting = useExport(source);
  const now = useNow();

  const picks: readonly ExportPick[] = columns.filter(({ shown }) => shown).map(toExportPick);
  const hasOwnColumns = choice.scope !== 'file';
  const selected = choice.scope === 'selected' ? [...selection.rows.values()].slice(0, previewRows) : undefined;
  const preview =
    selected ?? Array.from({ length: Math.min(previewRows, rows.count) }, (_, index) => rows.at(index) ?? {});
  const { copy } = choice.scope === 'selected' ? selectionTime(list) : rows.call;
  const { busy } = exporting;
  const isEmpty = hasOwnColumns && picks.length === 0;
  const [changesChoice, setChangesChoice] = useState<ChangesChoice>({ only: false, withGone: true });
  const chosen = { choice, columns, profile };
  const compared = isEmpty ? undefined : comparedExport(source, chosen);
  const changes = useChanges({
    compared,
    columns: hasOwnColumns ? picks.map(({ key }) => key) : [],
    rows: rows.total,
    request: () => requestOf(source, chosen),
  });
  const start = () => {
    void exporting
      .start({ ...chosen, ...(typeof changes.found === 'object' ? { changes: changesChoice } : {}) })
      .then((isStarted) => isStarted && onClose());
  };

  return (
    <Dialog open onOpenChange={(_, { open }) => (open || busy ? undefined : onClose())}>
      <DialogSurface className={styles.surface}>
        <RestoreFocus />
        <DialogBody>
          <DialogTitle>{exportText('dialog.title', { area: title })}</DialogTitle>
          <DialogContent className={styles.content}>
            {copy ? (
              <NoticeBar intent="warning" title={text('copied.looking')}>
                {copyLine(copy, now)}.
              </NoticeBar>
            ) : undefined}
            <ProfileBar list={list.name} choices={choices} />
            {missing.length > 0 ? (
              <NoticeBar intent="warning" title={exportText('dialog.missing', { count: missing.length })}>
                {joinList(missing.map(fieldName))}
              </NoticeBar>
            ) : undefined}
            <div className={styles.halves}>
              <div className={styles.side}>
                <ScopeField source={source} scope={choice.scope} onChange={(scope) => choices.change({ scope })} />
                {compared ? (
                  <ChangesField changes={changes} choice={changesChoice} onChange={setChangesChoice} />
                ) : undefined}
                <FormatFields choice={choice} isCsvOnly={!hasOwnColumns} onChange={choices.setFormat} />
              </div>
              <ColumnFields
                list={list}
                columns={hasOwnColumns ? columns : undefined}
                isEmpty={isEmpty}
                onChange={choices.setColumns}
              />
            </div>
            {hasOwnColumns && picks.length > 0 && preview.length > 0 ? (
              <Field
                label={exportText('dialog.previewOf', { count: preview.length })}
                hint={exportText(choice.format === 'xlsx' ? 'dialog.excelCells' : 'dialog.zone')}
              >
                <ExportPreview
                  label={exportText('dialog.preview')}
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
