/** Shows a document of the server in a dialog with pages, zoom, Save as, Print and Open in browser. */
import {
  Button,
  Caption1,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import {
  DismissRegular,
  OpenRegular,
  PrintRegular,
  SaveRegular,
  ZoomInRegular,
  ZoomOutRegular,
} from '@fluentui/react-icons';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { bridge } from '../bridge';
import { FocusBack } from '../dialog/focus-back';
import { formatNumber } from '../format/number';
import { AskForHost } from '../media/ask-for-host';
import { notify } from '../notify';
import { usePrint } from '../print/use-print';
import { Pending } from '../states/states';
import { tell } from '../tell';
import { useText } from '../text';
import { DocumentPage } from './document-page';
import { maxPrinted, picturesOf } from './print-pages';
import { usePdf } from './use-pdf';

const useStyles = makeStyles({
  surface: { maxInlineSize: 'min(1100px, 94vw)', inlineSize: '94vw', padding: '12px 16px 16px' },
  body: { display: 'flex', flexDirection: 'column', rowGap: '8px', blockSize: '88vh', maxBlockSize: '88vh' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px' },
  title: {
    flexGrow: 1,
    flexBasis: '160px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    overflowWrap: 'anywhere',
  },
  number: { minInlineSize: '52px', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
  content: { display: 'flex', flexGrow: 1, minBlockSize: 0, overflow: 'hidden' },
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
    outlineStyle: 'none',
    ':focus-visible': { boxShadow: `inset 0 0 0 2px ${tokens.colorStrokeFocus2}` },
  },
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
  const text = useText('kit');
  const pdf = usePdf(url);
  const [step, setStep] = useState(fit);
  const [shown, setShown] = useState(1);
  const [room, setRoom] = useState(0);
  const [sheets, setSheets] = useState<readonly string[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  const onShown = useCallback((number: number) => setShown(number), []);
  const printing = usePrint(
    sheets.map((address) => <img key={address} className={styles.sheet} src={address} alt="" />),
  );

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    setRoom(element.clientWidth);
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
  const save = async () => {
    const result = await bridge().media.save({ url, name });
    if (tell(result) && result.ok && result.value)
      notify({ intent: 'success', title: text('document.saved', { file: result.value.name }) });
  };
  const isPage = url.startsWith('https://');

  return (
    <Dialog open onOpenChange={(_, { open }) => (open ? undefined : onClose())}>
      <DialogSurface className={styles.surface} aria-label={name}>
        <FocusBack />
        <DialogBody className={styles.body}>
          <div className={styles.head}>
            <DialogTitle as="h2" className={styles.title}>
              <bdi>{name}</bdi>
            </DialogTitle>
            {file ? (
              <>
                <Caption1 className={styles.number} aria-live="polite">
                  {text('document.page', { number: shown, total: file.pages })}
                </Caption1>
                <Button
                  appearance="subtle"
                  icon={<ZoomOutRegular />}
                  aria-label={text('document.zoomOut')}
                  disabledFocusable={step === 0}
                  onClick={() => setStep(step - 1)}
                />
                <Caption1 className={styles.number}>
                  {text('document.zoom', { percent: formatNumber(zoom * 100) })}
                </Caption1>
                <Button
                  appearance="subtle"
                  icon={<ZoomInRegular />}
                  aria-label={text('document.zoomIn')}
                  disabledFocusable={step === zooms.length - 1}
                  onClick={() => setStep(step + 1)}
                />
                <Button appearance="subtle" icon={<SaveRegular />} onClick={() => void save()}>
                  {text('document.save')}
                </Button>
                {file.pages > maxPrinted ? undefined : (
                  <Button appearance="subtle" icon={<PrintRegular />} onClick={() => void print()}>
                    {text('document.print')}
                  </Button>
                )}
              </>
            ) : undefined}
            {isPage ? (
              <Button
                appearance="subtle"
                icon={<OpenRegular />}
                onClick={() => void bridge().app.openExternal({ url }).then(tell)}
              >
                {text('document.openOutside')}
              </Button>
            ) : undefined}
            <Button
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={text('document.close')}
              onClick={onClose}
            />
          </div>
          <DialogContent className={styles.content}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there */}
            <div ref={frame} className={styles.pages} tabIndex={0} role="document" aria-label={name}>
              {pdf.state === 'pending' ? <Pending /> : undefined}
              {pdf.state === 'ask' ? (
                <div className={styles.none}>
                  <AskForHost host={pdf.host} />
                </div>
              ) : undefined}
              {pdf.state === 'refused' ? <div className={styles.none}>{text('document.notShown')}</div> : undefined}
              {file && room > margin
                ? Array.from({ length: file.pages }, (_, index) => index + 1).map((number) => (
                    <DocumentPage
                      key={number}
                      file={file}
                      number={number}
                      width={Math.round((room - margin) * zoom)}
                      onShown={onShown}
                    />
                  ))
                : undefined}
            </div>
          </DialogContent>
        </DialogBody>
        {printing.sheet}
      </DialogSurface>
    </Dialog>
  );
};
