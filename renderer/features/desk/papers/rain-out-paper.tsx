import { type ReactNode, useMemo } from 'react';
import { unnamedNotes } from '../../../event/event-rows';
import { PrintDialog } from '../../../kit/print/papers/print-dialog';
import { printedNotes, refundNotes } from '../rain-out/refund-notes';
import { refundPaper } from '../rain-out/refund-paper';
import { useRefunds } from '../rain-out/use-refunds';
import type { PaperProps } from './paper-props';
import { deskText, inspectionText } from './paper-texts';

export const RainOutPaper = ({ title, event, ...dialog }: PaperProps): ReactNode => {
  const { call, copy, refunds, isComplete, isPending, isReadingContacts, ...sources } = useRefunds(event.id);
  const { hasTransactions, withoutEvent, lacksContacts } = sources;
  const isLoaded = call.value !== undefined && !isPending && !isReadingContacts;
  const { asOf = 0 } = call;
  const unplaced = call.value?.unplaced ?? 0;
  const papers = useMemo(() => {
    if (!isLoaded) return undefined;
    const notes = printedNotes(
      deskText,
      refundNotes(deskText, { refunds, hasTransactions, withoutEvent, lacksContacts }),
    );
    const unnamed = unnamedNotes(inspectionText, [{ unplaced }]);
    const incomplete = isComplete ? [] : [deskText('papers.incomplete')];
    return [refundPaper({ event, refunds, asOf, copy, notes: [...incomplete, ...unnamed, ...notes], text: deskText })];
  }, [isLoaded, event, refunds, isComplete, hasTransactions, withoutEvent, lacksContacts, unplaced, asOf, copy]);
  return <PrintDialog title={title} papers={papers} call={call} {...dialog} />;
};
