/** Saves the figures of an event as a PDF, prints them, or exports them. */
import { Button } from '@fluentui/react-components';
import { DocumentPdfRegular, PrintRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ExportButton } from '../../../kit/export/export-button';
import { startExport } from '../../../kit/export/start-export';
import { pendingPlaceholder } from '../../../kit/feedback/pending-placeholder';
import { useText } from '../../../kit/format/text';
import type { Paper } from '../../../kit/print/papers/paper';
import { type Figures, figuresPaper, figuresRequest } from './report-file';

const PrintDialog = lazy(async () => ({
  default: (await import('../../../kit/print/papers/print-dialog')).PrintDialog,
}));

export const FigureButtons = ({ figures }: { readonly figures: Figures }): ReactNode => {
  const text = useText('desk');
  // The papers must be the same while they are laid out.
  const [printed, setPrinted] = useState<{ readonly papers: readonly Paper[]; readonly asPdf: boolean }>();
  const { isPending, copy } = figures;
  const print = (asPdf: boolean) => {
    if (!isPending) setPrinted({ papers: [figuresPaper(figures, text)], asPdf });
  };
  return (
    <>
      <Button
        appearance="primary"
        icon={<DocumentPdfRegular />}
        disabledFocusable={isPending}
        onClick={() => print(true)}
      >
        {text('report.savePdf')}
      </Button>
      <Button icon={<PrintRegular />} disabledFocusable={isPending} onClick={() => print(false)}>
        {text('report.print')}
      </Button>
      <ExportButton
        isDisabled={isPending}
        onExport={(isExcel) => void startExport(figuresRequest(figures, text), copy, isExcel)}
      >
        {text('report.export')}
      </ExportButton>
      {printed ? (
        <Suspense fallback={pendingPlaceholder}>
          <PrintDialog papers={printed.papers} savesAtOnce={printed.asPdf} onClose={() => setPrinted(undefined)} />
        </Suspense>
      ) : undefined}
    </>
  );
};
