/** Shows a document of the server in a dialog with pages and zoom. */
import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Pending } from '../../feedback/states';
import { useText } from '../../format/text';
import { usePrint } from '../../print/use-print';
import { focusRing } from '../../ui/styles';
import { HostPermission } from '../host-permission';
import { requestAddress } from '../media-addresses';
import { markLoaded, trackPendingFile } from '../pending-files';
import { useMediaAddress } from '../use-media-address';
import { ViewerDialog } from '../viewer/viewer-dialog';
import { ZoomTools } from '../viewer/zoom-tools';
import { DocumentPage } from './document-page';
import type { PdfFile } from './pdf-file';

type ShownPdf =
  | { readonly state: 'pending' | 'refused' }
  | { readonly state: 'needs-permission'; readonly host: string }
  | { readonly state: 'open'; readonly file: PdfFile };

/** Loads a document of the server as a PDF: loading, open, waiting for a host's permission, or failed. */
const usePdf = (url: string): ShownPdf => {
  const found = useMediaAddress(url);
  const address = found.state === 'ready' ? found.address : undefined;
  const [opened, setOpened] = useState<{ readonly address: string; readonly file: PdfFile | undefined }>();
  useEffect(() => {
    if (address === undefined) return;
    let isCurrent = true;
    let file: PdfFile | undefined;
    const stop = address === url ? undefined : trackPendingFile(url, address);
    const open = async () => {
      const { openPdf } = await import('./pdf-file');
      file = await openPdf(address);
      markLoaded(address);
      if (isCurrent) setOpened({ address, file });
      else file.close();
    };
    open().catch(() => {
      if (!isCurrent) return;
      markLoaded(address);
      setOpened({ address, file: undefined });
      // A redirect may have led to a host that needs permission.
      requestAddress(url);
    });
    return () => {
      isCurrent = false;
      file?.close();
      stop?.();
    };
  }, [address, url]);
  if (found.state === 'needs-permission') return found;
  if (found.state === 'refused') return { state: 'refused' };
  if (opened === undefined || opened.address !== address) return { state: 'pending' };
  return opened.file ? { state: 'open', file: opened.file } : { state: 'refused' };
};

/** The most pages to print. A person saves a longer document and prints it with another program. */
const maxPrinted = 100;

/** About 190 dots per inch of a Letter page, which is sharp enough on paper. */
const printWidth = 1_600;

const picturesOf = async (file: PdfFile): Promise<readonly string[]> => {
  const addresses: string[] = [];
  const canvas = document.createElement('canvas');
  for (let number = 1; number <= Math.min(file.pages, maxPrinted); number += 1) {
    await file.draw(number, canvas, printWidth);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    if (blob) addresses.push(URL.createObjectURL(blob));
  }
  return addresses;
};

const useStyles = makeStyles({
  pages: {
    flexGrow: 1,
    minBlockSize: 0,
    overflow: 'auto',
    display: 'flex',
    flexDirection: 'column',
    rowGap: '12px',
    padding: '12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
    ...focusRing('-2px'),
  },
  place: { textAlign: 'center', fontVariantNumeric: 'tabular-nums', marginInlineEnd: '8px' },
  none: { margin: 'auto', display: 'grid', rowGap: '12px', justifyItems: 'center', textAlign: 'center' },
  sheet: { display: 'block', inlineSize: '100%', breakAfter: 'page' },
});

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const fit = 2;
/** The margin around a page, in pixels. */
const margin = 40;

interface DocumentViewerProps {
  readonly url: string;
  readonly name: string;
  readonly onClose: () => void;
}

export const DocumentViewer = ({ url, name, onClose }: DocumentViewerProps): ReactNode => {
  const styles = useStyles();
  const text = useText('viewer');
  const pdf = usePdf(url);
  const [step, setStep] = useState(fit);
  const [shown, setShown] = useState(1);
  const [availableWidth, setAvailableWidth] = useState(0);
  const [sheets, setSheets] = useState<readonly string[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  const onShown = useCallback((number: number) => setShown(number), []);
  const printing = usePrint(
    sheets.map((address) => <img key={address} className={styles.sheet} src={address} alt="" />),
  );

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setAvailableWidth(element.clientWidth));
    observer.observe(element);
    setAvailableWidth(element.clientWidth);
    return () => observer.disconnect();
  }, []);
  useEffect(
    () => () => {
      for (const address of sheets) URL.revokeObjectURL(address);
    },
    [sheets],
  );

  const file = pdf.state === 'open' ? pdf.file : undefined;
  const zoom = zooms[step] ?? 1;
  const print = async () => {
    if (!file) return;
    setSheets(await picturesOf(file));
    printing.print();
  };

  return (
    <ViewerDialog
      label={name}
      title={name}
      file={{ url, name }}
      canSave={file !== undefined}
      onPrint={file && file.pages <= maxPrinted ? () => void print() : undefined}
      onClose={onClose}
      tools={
        file ? (
          <>
            <Caption1 className={styles.place} aria-live="polite">
              {text('document.page', { number: shown, total: file.pages })}
            </Caption1>
            <ZoomTools
              zoom={zoom}
              onOut={step === 0 ? undefined : () => setStep(step - 1)}
              onIn={step === zooms.length - 1 ? undefined : () => setStep(step + 1)}
              onFit={() => setStep(fit)}
            />
          </>
        ) : undefined
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there */}
      <div ref={frame} className={styles.pages} tabIndex={0} role="document" aria-label={name}>
        {pdf.state === 'pending' ? <Pending /> : undefined}
        {pdf.state === 'needs-permission' ? (
          <div className={styles.none}>
            <HostPermission host={pdf.host} />
          </div>
        ) : undefined}
        {pdf.state === 'refused' ? <div className={styles.none}>{text('document.notShown')}</div> : undefined}
        {file && availableWidth > margin
          ? Array.from({ length: file.pages }, (_, index) => index + 1).map((number) => (
              <DocumentPage
                key={number}
                file={file}
                number={number}
                width={Math.round((availableWidth - margin) * zoom)}
                onShown={onShown}
              />
            ))
          : undefined}
      </div>
      {printing.sheet}
    </ViewerDialog>
  );
};
