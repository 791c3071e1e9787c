/** Shows lists as they will be on paper, and prints them or saves them as a PDF. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components';
import { DocumentPdfRegular, PrintRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { bridge } from '../../bridge/bridge';
import type { Call } from '../../bridge/use-call';
import { PendingContent } from '../../dialog/pending-content';
import { RestoreFocus } from '../../dialog/restore-focus';
import { notify } from '../../feedback/notify';
import { notifyFailure } from '../../feedback/notify-failure';
import { Pending } from '../../feedback/states';
import { stripBidiIsolates, useText } from '../../format/text';
import { changeSettings, useSettings } from '../../stores/settings';
import { catchFocus } from '../../ui/focus';
import { usePrint } from '../use-print';
import { FormatFields } from './format-fields';
import type { Paper, PaperFormat } from './paper';
import { PaperPage } from './paper-page';
import { defaultPaperSize, sheetSize } from './paper-size';
import { PreviewPages } from './preview-pages';
import { useCodes } from './use-codes';
import { usePages } from './use-pages';

const useStyles = makeStyles({
  surface: { maxInlineSize: '1120px', inlineSize: '94vw' },
  content: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 220px',
    gap: '24px',
    blockSize: 'min(76vh, 900px)',
    '@media (max-width: 760px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'minmax(240px, 50vh) auto',
    },
    // The buttons are below each other there: the dialog leaves the content what remains.
    '@media (max-width: 480px)': { blockSize: 'auto' },
  },
});

const maxPortraitRoom = 7;
const maxLargeRoom = 10;

/** A column of codes takes the room of three. */
const roomOf = ({ columns }: Paper): number => columns.length + 2 * columns.filter(({ isCode }) => isCode).length;

/** What suits the papers until the person chooses. */
const initialFormat = (papers: readonly Paper[]): Omit<PaperFormat, 'size'> => {
  const [first] = papers;
  const room = Math.max(...papers.map(roomOf));
  return {
    isLandscape: room > maxPortraitRoom,
    isLarge: first?.isLarge ?? room <= maxLargeRoom,
    hasTickBoxes: first?.hasTickBoxes ?? false,
    blankLines: first?.blankLines ?? 20,
  };
};

interface PrintDialogProps {
  /** By default the first paper's. */
  readonly title?: string;
  /** The same array on each render; undefined while rows are loading. */
  readonly papers: readonly Paper[] | undefined;
  /** The call that loads the rows: the dialog says why it failed. */
  readonly call?: Call<unknown>;
  readonly progress?: { readonly done: number; readonly total: number } | undefined;
  /** Opens the system's print dialog as soon as the pages are there. */
  readonly printsAtOnce?: boolean;
  /** Asks for the file of a PDF as soon as the pages are there, and closes once it is saved. */
  readonly savesAtOnce?: boolean;
  /** The system's print dialog was opened, or a PDF saved. */
  readonly onPrinted?: () => void;
  readonly onClose: () => void;
}

interface ReadyProps extends Pick<PrintDialogProps, 'onPrinted'> {
  readonly papers: readonly Paper[];
  readonly printsAtOnce: boolean;
  readonly savesAtOnce: boolean;
  readonly onClose: () => void;
}

const Ready = ({ papers, printsAtOnce, savesAtOnce, onPrinted, onClose }: ReadyProps): ReactNode => {
  const styles = useStyles();
  const text = useText('papers');
  const kit = useText('kit');
  const chosenSize = useSettings(({ settings }) => settings?.paper);
  const size = chosenSize ?? defaultPaperSize(navigator.language);
  const [choice, setChoice] = useState(() => initialFormat(papers));
  const format = useMemo(() => ({ ...choice, size }), [choice, size]);
  const codes = useCodes(papers);
  const { pages, measured } = usePages(papers, format, codes);
  const drawn = useMemo(
    () =>
      pages?.map((page, index) => (
        <PaperPage
          // biome-ignore lint/suspicious/noArrayIndexKey: pages never move
          key={index}
          {...page}
          format={format}
          codes={codes ?? new Map()}
          number={index + 1}
          total={pages.length}
        />
      )),
    [pages, format, codes],
  );
  const { print: openDialog, printWith, sheet } = usePrint(drawn);
  const print = () => {
    openDialog();
    onPrinted?.();
  };
  const change = ({ size: newSize, ...rest }: Partial<PaperFormat>) => {
    if (newSize) void changeSettings({ paper: newSize }).then(notifyFailure);
    setChoice((now) => ({ ...now, ...rest }));
  };
  const save = async () => {
    const name = stripBidiIsolates(papers[0]?.title ?? '').slice(0, 100);
    const result = await bridge().files.savePdf({ name, paper: size });
    if (!notifyFailure(result) || !result.ok || !result.value) return;
    onPrinted?.();
    notify({ intent: 'success', title: text('dialog.saved', { file: result.value.name }) });
    if (savesAtOnce) onClose();
  };
  const isReady = drawn !== undefined;
  const waits = useRef(printsAtOnce || savesAtOnce);
  const printNow = useEffectEvent(() => (savesAtOnce ? printWith(save) : print()));
  useEffect(() => {
    if (!isReady || !waits.current) return;
    waits.current = false;
    printNow();
  }, [isReady]);
  return (
    <>
      <DialogContent className={styles.content}>
        {isReady ? <PreviewPages paper={sheetSize(format)}>{drawn}</PreviewPages> : <Pending />}
        <FormatFields format={format} pages={pages?.length} onChange={change} />
        {measured}
        {sheet}
      </DialogContent>
      <DialogActions ref={catchFocus}>
        <Button
          appearance="primary"
          icon={<PrintRegular />}
          disabledFocusable={!isReady}
          onClick={isReady ? print : undefined}
        >
          {text('dialog.print')}
        </Button>
        <Button
          icon={<DocumentPdfRegular />}
          disabledFocusable={!isReady}
          onClick={isReady ? () => printWith(save) : undefined}
        >
          {text('dialog.savePdf')}
        </Button>
        <Button onClick={onClose}>{kit('actions.cancel')}</Button>
      </DialogActions>
    </>
  );
};

export const PrintDialog = (props: PrintDialogProps): ReactNode => {
  const { title, papers, call, progress, printsAtOnce = false, savesAtOnce = false, onPrinted, onClose } = props;
  const styles = useStyles();
  const text = useText('papers');
  return (
    <Dialog open onOpenChange={(_, { open }) => (open ? undefined : onClose())}>
      <DialogSurface className={styles.surface}>
        <RestoreFocus />
        <DialogBody>
          <DialogTitle>{text('dialog.heading', { name: title ?? papers?.[0]?.title ?? '' })}</DialogTitle>
          {papers ? (
            <Ready
              papers={papers}
              printsAtOnce={printsAtOnce}
              savesAtOnce={savesAtOnce}
              {...(onPrinted ? { onPrinted } : {})}
              onClose={onClose}
            />
          ) : (
            <PendingContent call={call} progress={progress} onClose={onClose} />
          )}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};
