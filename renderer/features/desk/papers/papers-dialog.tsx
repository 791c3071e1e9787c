/** "Print…": which paper of the event. */
import type { Needs } from '@contract/ability';
import { Button, Caption1, DialogActions, makeStyles, Tooltip } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { type ComponentType, type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { unnamedNotes } from '../../../event/event-rows';
import { FormDialog } from '../../../kit/dialog/form-dialog';
import { useText } from '../../../kit/format/text';
import { PrintDialog } from '../../../kit/print/papers/print-dialog';
import { noteStep } from '../../../kit/stores/first-steps';
import { useAbility } from '../../../kit/stores/session';
import { printedNotes, refundNotes } from '../rain-out/refund-notes';
import { refundPaper } from '../rain-out/refund-paper';
import { useRefunds } from '../rain-out/use-refunds';
import { classLists, techSheets } from './class-lists';
import { gateListByBooking, gateListByName } from './gate-list';
import { dialogOf, type PaperProps } from './paper-props';
import { deskText, inspectionText, noteOf } from './paper-texts';
import { ReadinessPaper } from './readiness-paper';
import { SchedulePaper } from './schedule-paper';
import { useClassEntries } from './use-class-entries';
import { useTicketLines } from './use-ticket-lines';
import { WaiverPaper } from './waiver-paper';

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

const noteGateList = (): void => noteStep('gateList');

const GateByNamePaper = (props: PaperProps): ReactNode => (
  <PrintDialog {...dialogOf(props)} {...useGatePaper(props, gateListByName)} onPrinted={noteGateList} />
);

const GateByBookingPaper = (props: PaperProps): ReactNode => (
  <PrintDialog {...dialogOf(props)} {...useGatePaper(props, gateListByBooking)} onPrinted={noteGateList} />
);

const RainOutPaper = ({ title, event, ...dialog }: PaperProps): ReactNode => {
  const { call, left, copy, refunds, isComplete, isPending, isReadingContacts, ...sources } = useRefunds(event.id);
  const { hasTransactions, withoutEvent, lacksContacts } = sources;
  const isLoaded = call.value !== undefined && !isPending && !isReadingContacts;
  const { asOf = 0 } = call;
  const papers = useMemo(() => {
    if (!isLoaded) return undefined;
    const notes = printedNotes(
      deskText,
      refundNotes(deskText, { refunds, hasTransactions, withoutEvent, lacksContacts }),
    );
    const unnamed = unnamedNotes(inspectionText, [left]);
    const incomplete = isComplete ? [] : [deskText('papers.incomplete')];
    return [refundPaper({ event, refunds, asOf, copy, notes: [...incomplete, ...unnamed, ...notes], text: deskText })];
  }, [isLoaded, event, refunds, isComplete, hasTransactions, withoutEvent, lacksContacts, left, asOf, copy]);
  return <PrintDialog title={title} papers={papers} call={call} {...dialog} />;
};

const classContent: typeof techSheets = (text, entries, classes) =>
  classLists(text, (level) => inspectionText(`levels.${level}`), entries, classes);

const useEntriesPaper = ({ title, event }: PaperProps, content: typeof techSheets) => {
  const { call, entries, classes, progress, note, asOf, copy } = useClassEntries({ event });
  const papers = useMemo(
    () => entries && [{ title, event, note, asOf, copy, ...content(deskText, entries, classes) }],
    [title, event, note, asOf, copy, entries, classes, content],
  );
  return { call, papers, progress };
};

const ClassListsPaper = (props: PaperProps): ReactNode => (
  <PrintDialog {...dialogOf(props)} {...useEntriesPaper(props, classContent)} />
);

const TechSheetsPaper = (props: PaperProps): ReactNode => (
  <PrintDialog {...dialogOf(props)} {...useEntriesPaper(props, techSheets)} />
);

/**
 * Renders a dialog one task after the one before it has closed. Fluent's focus manager hides a dialog from screen readers
 * if it opens in the update that closes another.
 */
const AfterClose = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const [hasClosed, setClosed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setClosed(true));
    return () => clearTimeout(timer);
  }, []);
  return hasClosed ? children : undefined;
};

interface Choice {
  readonly name: string;
  readonly needs: Needs;
  readonly paper: ComponentType<PaperProps>;
}

/** The papers, in the order of the dialog. */
export const choices: readonly Choice[] = [
  { name: 'gateByName', needs: ['read', 'Ticket'], paper: GateByNamePaper },
  { name: 'gateByBooking', needs: ['read', 'Ticket'], paper: GateByBookingPaper },
  { name: 'schedule', needs: ['read', 'Event'], paper: SchedulePaper },
  { name: 'classLists', needs: ['read', 'Ticket'], paper: ClassListsPaper },
  { name: 'techSheets', needs: ['read', 'Ticket'], paper: TechSheetsPaper },
  { name: 'waivers', needs: ['read', 'Ticket'], paper: WaiverPaper },
  { name: 'rainOut', needs: ['read', 'Booking'], paper: RainOutPaper },
  { name: 'readiness', needs: ['read', 'Inspection'], paper: ReadinessPaper },
];

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', rowGap: '10px' },
  item: {
    display: 'grid',
    gridTemplateColumns: '200px auto minmax(0, 1fr)',
    columnGap: '12px',
    alignItems: 'center',
    '@media (max-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  about: { '@media (max-width: 480px)': { gridColumn: '1 / -1' } },
  button: { justifyContent: 'start' },
});

interface ChoicesProps {
  readonly onChoose: (choice: Choice, printsAtOnce: boolean) => void;
}

const Choices = ({ onChoose }: ChoicesProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const ability = useAbility();
  const id = useId();
  return (
    <ul className={styles.list}>
      {choices
        .filter(({ needs: [action, subject] }) => ability.can(action, subject))
        .map((choice) => (
          <li key={choice.name} className={styles.item}>
            <Button
              className={styles.button}
              aria-describedby={`${id}${choice.name}`}
              onClick={() => onChoose(choice, false)}
            >
              {text(`papers.names.${choice.name}`)}
            </Button>
            <Tooltip
              relationship="label"
              content={text('papers.printNow', { name: text(`papers.names.${choice.name}`) })}
            >
              <Button icon={<PrintRegular />} onClick={() => onChoose(choice, true)} />
            </Tooltip>
            <Caption1 id={`${id}${choice.name}`} className={styles.about}>
              {text(`papers.about.${choice.name}`)}
            </Caption1>
          </li>
        ))}
    </ul>
  );
};

export const PapersDialog = ({ event, onClose }: Pick<PaperProps, 'event' | 'onClose'>): ReactNode => {
  const text = useText('desk');
  const kit = useText('kit');
  // The papers use its texts outside of components.
  useText('inspections');
  const [choice, setChoice] = useState<Choice>();
  const [printsAtOnce, setPrintsAtOnce] = useState(false);
  if (choice) {
    const title = text(`papers.names.${choice.name}`);
    return (
      <AfterClose>
        <choice.paper title={title} event={event} printsAtOnce={printsAtOnce} onClose={onClose} />
      </AfterClose>
    );
  }
  return (
    <FormDialog title={text('papers.title')} onClose={onClose}>
      <Choices
        onChoose={(chosen, atOnce) => {
          setPrintsAtOnce(atOnce);
          setChoice(chosen);
        }}
      />
      <DialogActions>
        <Button onClick={onClose}>{kit('actions.cancel')}</Button>
      </DialogActions>
    </FormDialog>
  );
};
