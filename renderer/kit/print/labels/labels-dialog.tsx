/** "Labels…": number, name, class and code of racers on a roll or a sheet. */
import { type LabelCode, type LabelFormat, labelCodes, labelFormats } from '@contract/settings/labels';
import {
  Button,
  Caption1,
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
  SpinButton,
} from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useAbout } from '../../bridge/about';
import { bridge } from '../../bridge/bridge';
import type { Call } from '../../bridge/use-call';
import { RestoreFocus } from '../../dialog/restore-focus';
import { notify } from '../../feedback/notify';
import { notifyFailure } from '../../feedback/notify-failure';
import { Failed, Pending } from '../../feedback/states';
import { formatNumber } from '../../format/number';
import { useText } from '../../format/text';
import { readTypedNumber } from '../../format/typed-number';
import { changeSettings, useSettings } from '../../stores/settings';
import { PreviewPages } from '../papers/preview-pages';
import { loadBars, useDrawnCodes } from '../papers/use-codes';
import { usePrint } from '../use-print';
import { labelGrids, pagesOfLabels } from './label-formats';
import { barsRoom, type Label, LabelPage } from './label-page';
import { PrinterSelect } from './printer-select';

const useStyles = makeStyles({
  surface: { maxInlineSize: '960px', inlineSize: '94vw' },
  content: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    gap: '24px',
    blockSize: 'min(70vh, 640px)',
    '@media (max-width: 760px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'minmax(200px, 40vh) auto',
    },
    '@media (max-width: 480px)': { blockSize: 'auto' },
  },
  fields: { display: 'flex', flexDirection: 'column', rowGap: '12px', overflowY: 'auto', minInlineSize: 0 },
});

const loadQr = async () => (await import('../papers/barcodes')).qrOf;
const noTexts: readonly string[] = [];
const noLabels: readonly Label[] = [];

/** The codes of labels, of the chosen kind; undefined while they are drawn. */
const useLabelCodes = (labels: readonly Label[], format: LabelFormat, kind: LabelCode) => {
  const texts = useMemo(() => [...new Set(labels.flatMap(({ code }) => code || []))], [labels]);
  const room = barsRoom(format);
  const bars = useDrawnCodes(
    kind === 'code128' ? texts : noTexts,
    useCallback(() => loadBars(room), [room]),
  );
  const qrs = useDrawnCodes(kind === 'qr' ? texts : noTexts, loadQr);
  return useMemo(
    () => bars && qrs && { ...(kind === 'code128' ? { bars } : {}), ...(kind === 'qr' ? { qrs } : {}) },
    [bars, qrs, kind],
  );
};

interface DialogProps {
  /** The same array on each render; undefined while they are loading. */
  readonly labels: readonly Label[] | undefined;
  /** The call that loads them: the dialog says why it failed. */
  readonly call: Call<unknown>;
  readonly onClose: () => void;
}

export const LabelsDialog = ({ labels: loaded, call, onClose }: DialogProps): ReactNode => {
  const styles = useStyles();
  const text = useText('labels');
  const labels = loaded ?? noLabels;
  const papers = useText('papers');
  const kit = useText('kit');
  const settings = useSettings((state) => state.settings?.labels);
  const { format = 'roll62', code = 'code128', printer = '' } = settings ?? {};
  const isDesktop = (useAbout()?.platform ?? 'browser') !== 'browser';
  const [className, setClassName] = useState('');
  const [first, setFirst] = useState(1);
  const classNames = useMemo(
    () => [...new Set(labels.map((label) => label.className))].filter((name) => name !== ''),
    [labels],
  );
  const chosen = useMemo(
    () => (className === '' ? labels : labels.filter((label) => label.className === className)),
    [labels, className],
  );
  const grid = labelGrids[format];
  const perPage = grid.columns * grid.rows;
  const codes = useLabelCodes(chosen, format, code);
  const pages = useMemo(() => pagesOfLabels(chosen, grid, first), [chosen, grid, first]);
  const drawn = useMemo(
    () =>
      codes &&
      // biome-ignore lint/suspicious/noArrayIndexKey: pages never move
      pages.map((page, index) => <LabelPage key={index} format={format} labels={page} {...codes} />),
    [pages, codes, format],
  );
  const { print, printWith, sheet } = usePrint(drawn);
  const change = (part: { readonly format?: LabelFormat; readonly code?: LabelCode }) =>
    void changeSettings({ labels: { format, code, printer, ...part } }).then(notifyFailure);
  const printSilently = async () => {
    const printed = await bridge().printing.print({ printer, ...grid.page });
    if (notifyFailure(printed))
      notify({
        intent: 'success',
        title: text('printed', { count: chosen.length, number: formatNumber(chosen.length) }),
      });
  };
  const isReady = drawn !== undefined && chosen.length > 0;
  const start = () => (isDesktop && printer !== '' ? printWith(printSilently) : print());
  const preview =
    loaded === undefined && call.failure && call.value === undefined ? (
      <Failed failure={call.failure} onRetry={call.refresh} busy={call.busy} />
    ) : loaded && drawn ? (
      <PreviewPages paper={grid.page} isBorderless>
        {drawn}
      </PreviewPages>
    ) : (
      <Pending />
    );
  return (
    <Dialog open onOpenChange={(_, { open }) => (open ? undefined : onClose())}>
      <DialogSurface className={styles.surface}>
        <RestoreFocus />
        <DialogBody>
          <DialogTitle>{text('title')}</DialogTitle>
          <DialogContent className={styles.content}>
            {preview}
            <div className={styles.fields}>
              <Field label={text('format')}>
                <Select
                  value={format}
                  onChange={(_, { value }) => {
                    const found = labelFormats.find((one) => one === value);
                    setFirst(1);
                    if (found) change({ format: found });
                  }}
                >
                  {labelFormats.map((one) => (
                    <option key={one} value={one}>
                      {text(`formats.${one}`)}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field label={text('code')}>
                <RadioGroup
                  value={code}
                  onChange={(_, { value }) => {
                    const found = labelCodes.find((one) => one === value);
                    if (found) change({ code: found });
                  }}
                >
                  {labelCodes.map((one) => (
                    <Radio key={one} value={one} label={text(`codes.${one}`)} />
                  ))}
                </RadioGroup>
              </Field>
              {classNames.length > 1 ? (
                <Field label={text('class')}>
                  <Select value={className} onChange={(_, { value }) => setClassName(value)}>
                    <option value="">{text('allClasses')}</option>
                    {classNames.map((name) => (
                      <option key={name} value={name}>
                        {name}
                      </option>
                    ))}
                  </Select>
                </Field>
              ) : undefined}
              {perPage > 1 ? (
                <Field label={text('first')} hint={text('firstHint')}>
                  <SpinButton
                    value={first}
                    min={1}
                    max={perPage}
                    onChange={(_, { value, displayValue }) => {
                      const place = value ?? Number(readTypedNumber(displayValue ?? '')[0]);
                      if (place >= 1) setFirst(Math.min(perPage, Math.trunc(place)));
                    }}
                  />
                </Field>
              ) : undefined}
              {isDesktop ? (
                <Field label={text('printer')} hint={text('printerHint')}>
                  <PrinterSelect />
                </Field>
              ) : undefined}
              <Caption1 role="status">
                {text('count', { count: chosen.length, number: formatNumber(chosen.length) })}
                {perPage > 1
                  ? ` · ${papers('dialog.pages', { count: pages.length, pages: formatNumber(pages.length) })}`
                  : ''}
              </Caption1>
            </div>
            {sheet}
          </DialogContent>
          <DialogActions>
            <Button
              appearance="primary"
              icon={<PrintRegular />}
              disabledFocusable={!isReady}
              onClick={isReady ? start : undefined}
            >
              {papers('dialog.print')}
            </Button>
            <Button onClick={onClose}>{kit('actions.close')}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};
