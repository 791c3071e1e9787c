/** "Compare with a file…": opens a CSV or Excel file and compares its rows with those of a list. Nothing is sent or changed. */
import type { TableFile } from '@contract/bridge';
import type { Result } from '@contract/failure';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  mergeClasses,
  Text,
  tokens,
} from '@fluentui/react-components';
import { DocumentSearchRegular, PrintRegular } from '@fluentui/react-icons';
import { type DragEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { bridge } from '../bridge/bridge';
import { RestoreFocus } from '../dialog/restore-focus';
import { ExportButton } from '../export/export-button';
import { startExport } from '../export/start-export';
import { Busy } from '../feedback/busy';
import { failureLine, failureText } from '../feedback/failure-text';
import { NoticeBar } from '../feedback/notice-bar';
import { joinFacts } from '../format/join';
import { formatNumber } from '../format/number';
import { useText } from '../format/text';
import { CopyAge } from '../offline/copy-age';
import type { Paper } from '../print/papers/paper';
import { PrintDialog } from '../print/papers/print-dialog';
import type { Cell } from './cell-readers';
import { CompareResult } from './compare-result';
import { compareRows } from './compare-rows';
import { CompareSetup } from './compare-setup';
import {
  type Compared,
  type ComparedFile,
  type CompareSource,
  comparisonPaper,
  comparisonRequest,
  type ReadRows,
} from './compare-source';
import type { Pair } from './match-rows';
import { proposeSetup, type Setup } from './propose-pairs';

const useStyles = makeStyles({
  surface: { maxInlineSize: '1200px', inlineSize: '94vw' },
  content: { display: 'flex', flexDirection: 'column', gap: '12px', minInlineSize: 0 },
  zone: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '12px',
    padding: '40px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `2px dashed ${tokens.colorNeutralStroke1}`,
    textAlign: 'center',
  },
  hovering: { border: `2px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  name: { overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3, flexGrow: 1 },
});

const toFile = ({ rows, ...file }: TableFile): ComparedFile => ({
  ...file,
  rows: rows.flatMap((piece) => JSON.parse(piece) as (readonly Cell[])[]),
});

/** The rows of the list, which are read while the person chooses the file. */
const useListRows = ({ load }: CompareSource): Result<ReadRows> | undefined => {
  const [rows, setRows] = useState<Result<ReadRows>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list as it was when the dialog was opened
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal).then((loaded) => controller.signal.aborted || setRows(loaded));
    return () => controller.abort();
  }, []);
  return rows;
};

interface CompareDialogProps {
  readonly source: CompareSource;
  readonly onClose: () => void;
}

export const CompareDialog = ({ source: given, onClose }: CompareDialogProps): ReactNode => {
  // The list as it was when the dialog was opened.
  const [source] = useState(given);
  const styles = useStyles();
  const text = useText('compare');
  const kit = useText('kit');
  const paperText = useText('papers');
  const list = useListRows(source);
  const [opened, setOpened] = useState<Result<ComparedFile>>();
  const [isReading, setReading] = useState(false);
  const [isHovering, setHovering] = useState(false);
  const [changed, setChanged] = useState<Setup>();
  const [papers, setPapers] = useState<readonly Paper[]>();
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const readFile = (reading: Promise<Result<TableFile | null>>): void => {
    setReading(true);
    void reading.then((answer) => {
      if (!isMounted.current) return;
      setReading(false);
      if (!answer.ok) return setOpened(answer);
      if (!answer.value) return undefined;
      setChanged(undefined);
      return setOpened({ ok: true, value: toFile(answer.value) });
    });
  };
  const choose = (): void => readFile(bridge().files.openTable());
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setHovering(false);
    const [first] = event.dataTransfer.files;
    if (first) readFile(bridge().files.dropTable(first));
  };
  const hover = (event: DragEvent): void => {
    event.preventDefault();
    setHovering(true);
  };

  const file = opened?.ok ? opened.value : undefined;
  const read = list?.ok ? list.value : undefined;
  const rows = read?.rows;
  const proposed = useMemo(
    () => (file && rows ? proposeSetup(source.columns, file.titles, { list: rows, file: file.rows }) : undefined),
    [source, rows, file],
  );
  const setup = changed ?? proposed;
  const compared = useMemo((): Compared | undefined => {
    if (!file || !read || !setup || setup.matched.length === 0) return undefined;
    const { rows: ofList, ...time } = read;
    const comparison = compareRows({ list: ofList, file: file.rows }, setup.matched, setup.compared);
    return {
      ...comparison,
      ...time,
      source,
      file,
      pairs: [...setup.matched, ...setup.compared],
      matched: setup.matched.length,
    };
  }, [source, file, read, setup]);

  const failure = (opened && !opened.ok && opened.failure) || (list && !list.ok && list.failure) || undefined;
  const isLoading = isReading || (file !== undefined && list === undefined);
  const setMatch = (matched: readonly Pair[]): void => {
    if (file && rows) setChanged(proposeSetup(source.columns, file.titles, { list: rows, file: file.rows }, matched));
  };
  const chooseButton = (
    <Button appearance={file ? 'secondary' : 'primary'} icon={<DocumentSearchRegular />} onClick={choose}>
      {text(file ? 'another' : 'chooseFile')}
    </Button>
  );
  return (
    <Dialog open onOpenChange={(_, { open }) => (open ? undefined : onClose())}>
      <DialogSurface className={styles.surface} onDragOver={hover} onDragLeave={() => setHovering(false)} onDrop={drop}>
        <RestoreFocus />
        <DialogBody>
          <DialogTitle>{text('title', { list: source.title })}</DialogTitle>
          <DialogContent className={styles.content}>
            {failure ? (
              <NoticeBar intent="error" layout="multiline" title={failureText(failure).title}>
                {failureLine(failure)}
              </NoticeBar>
            ) : undefined}
            {read?.copy ? (
              <NoticeBar intent="warning" title={kit('copied.looking')}>
                <CopyAge copy={read.copy} />.
              </NoticeBar>
            ) : undefined}
            {file && rows ? (
              <div className={styles.head}>
                <Text weight="semibold" className={styles.name}>
                  <bdi>{file.name}</bdi>
                </Text>
                <Text className={styles.quiet}>
                  {joinFacts(
                    text('rowsOfFile', { count: file.rows.length, rows: formatNumber(file.rows.length) }),
                    text('rowsOfList', { count: rows.length, rows: formatNumber(rows.length) }),
                    ...(file.skipped > 0
                      ? [text('skipped', { count: file.skipped, lines: formatNumber(file.skipped) })]
                      : []),
                    ...(file.sheets > 1 ? [text('firstSheet', { sheets: formatNumber(file.sheets) })] : []),
                  )}
                </Text>
                {chooseButton}
              </div>
            ) : (
              <div className={mergeClasses(styles.zone, isHovering && styles.hovering)}>
                {isLoading ? <Busy label={text('reading')} /> : <Text size={400}>{text('drop')}</Text>}
                {isLoading ? undefined : chooseButton}
                <Text size={200}>{text('about')}</Text>
              </div>
            )}
            {file && rows && setup ? (
              <CompareSetup
                source={source}
                file={file}
                matched={setup.matched}
                compared={setup.compared}
                onMatch={setMatch}
                onCompare={(pairs) => setChanged({ ...setup, compared: pairs })}
              />
            ) : undefined}
            {setup && setup.matched.length === 0 ? <NoticeBar intent="info">{text('noMatch')}</NoticeBar> : undefined}
            {compared ? <CompareResult compared={compared} /> : undefined}
          </DialogContent>
          <DialogActions>
            {compared ? (
              <>
                <ExportButton
                  onExport={(isExcel) => void startExport(comparisonRequest(compared, text), compared.copy, isExcel)}
                >
                  {text('export')}
                </ExportButton>
                <Button icon={<PrintRegular />} onClick={() => setPapers([comparisonPaper(compared, text, paperText)])}>
                  {text('print')}
                </Button>
              </>
            ) : undefined}
            <Button onClick={onClose}>{kit('actions.close')}</Button>
          </DialogActions>
        </DialogBody>
        {papers ? <PrintDialog papers={papers} onClose={() => setPapers(undefined)} /> : undefined}
      </DialogSurface>
    </Dialog>
  );
};
