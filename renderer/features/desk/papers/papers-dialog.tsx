/** "Print…": which paper of the event. */
import type { Needs } from '@contract/ability';
import { Button, Caption1, DialogActions, makeStyles, Tooltip } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { AfterClose } from '../../../kit/dialog/after-close';
import { FormDialog } from '../../../kit/dialog/form-dialog';
import { useText } from '../../../kit/format/text';
import { useAbility } from '../../../kit/stores/session';
import { ClassListsPaper, TechSheetsPaper } from './class-paper';
import { GateByBookingPaper, GateByNamePaper } from './gate-paper';
import type { PaperProps } from './paper-props';
import { RainOutPaper } from './rain-out-paper';
import { ReadinessPaper } from './readiness-paper';
import { WaiverPaper } from './waiver-paper';

interface Choice {
  readonly name: string;
  readonly needs: Needs;
  readonly paper: ComponentType<PaperProps>;
}

/** The papers, in the order of the dialog. */
export const choices: readonly Choice[] = [
  { name: 'gateByName', needs: ['read', 'Ticket'], paper: GateByNamePaper },
  { name: 'gateByBooking', needs: ['read', 'Ticket'], paper: GateByBookingPaper },
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
