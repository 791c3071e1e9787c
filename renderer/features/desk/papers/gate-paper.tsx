import { type ReactNode, useMemo } from 'react';
import { PrintDialog } from '../../../kit/print/papers/print-dialog';
import { gateListByBooking, gateListByName } from './gate-list';
import { dialogOf, type PaperProps } from './paper-props';
import { deskText, noteOf } from './paper-texts';
import { useTicketLines } from './use-ticket-lines';

const useGatePaper = ({ title, event }: PaperProps, list: typeof gateListByName) => {
  const { call, lines, leftOut, notes, asOf, copy } = useTicketLines(event.id);
  const papers = useMemo(
    () =>
      lines && [
        {
          title,
          event,
          filter: leftOut > 0 ? deskText('papers.leftOut', { count: leftOut }) : undefined,
          note: noteOf(notes),
          asOf,
          copy,
          hasTickBoxes: true,
          ...list(deskText, lines),
        },
      ],
    [title, event, lines, leftOut, notes, asOf, copy, list],
  );
  return { call, papers };
};

export const GateByNamePaper = (props: PaperProps): ReactNode => (
  <PrintDialog {...dialogOf(props)} {...useGatePaper(props, gateListByName)} />
);

export const GateByBookingPaper = (props: PaperProps): ReactNode => (
  <PrintDialog {...dialogOf(props)} {...useGatePaper(props, gateListByBooking)} />
);
