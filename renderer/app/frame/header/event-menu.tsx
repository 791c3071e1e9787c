/** The event that the user works on, in the header, with the button that changes it. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDownRegular, FlagRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EventPicker } from '../../../event/event-picker';
import { useCommand } from '../../../kit/commands/command';
import { shortEventLabel } from '../../../kit/format/event-label';
import { useText } from '../../../kit/format/text';
import { ButtonPanel } from '../../../kit/popover/button-panel';
import { chooseEvent, type EventReference, useCurrentEvent } from '../../../kit/stores/current-event';
import { useCan } from '../../../kit/stores/session';
import { focusRing } from '../../../kit/ui/styles';
import { VisuallyHidden } from '../../../kit/ui/visually-hidden';

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', padding: 0, inlineSize: '380px', maxInlineSize: '100%' },
  root: {
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
  },
  event: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '6px',
    minInlineSize: 0,
    minBlockSize: '24px',
    paddingInlineStart: '8px',
    color: 'inherit',
    fontSize: tokens.fontSizeBase200,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    ...focusRing(),
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  icon: { flexShrink: 0, fontSize: '16px' },
});

interface EventMenuProps {
  /** Shows only the button. */
  readonly isNarrow: boolean;
}

export const EventMenu = ({ isNarrow }: EventMenuProps) => {
  const styles = useStyles();
  const text = useText('app');
  const event = useCurrentEvent();
  const canRead = useCan(['read', 'Event']);
  const [open, setOpen] = useState(false);
  useCommand('work-on-event', canRead ? () => setOpen(true) : undefined);
  if (!canRead) return null;
  const choose = (chosen: EventReference | undefined) => {
    chooseEvent(chosen);
    setOpen(false);
  };
  const label = event ? text('event.working', { event: shortEventLabel(event) }) : text('event.none');
  return (
    <div className={styles.root}>
      {isNarrow ? (
        <VisuallyHidden role="status">{label}</VisuallyHidden>
      ) : (
        <Link to="/desk" className={styles.event} title={label}>
          <FlagRegular className={styles.icon} aria-hidden />
          <bdi className={styles.name} aria-live="polite">
            {label}
          </bdi>
        </Link>
      )}
      <ButtonPanel
        open={open}
        onOpenChange={setOpen}
        tooltip={text('event.change')}
        button={<Button size="small" appearance="subtle" icon={isNarrow ? <FlagRegular /> : <ChevronDownRegular />} />}
        align="start"
        className={styles.panel}
        label={text('event.change')}
      >
        <EventPicker chosenId={event?.id} onChoose={choose} onClear={event ? () => choose(undefined) : undefined} />
      </ButtonPanel>
    </div>
  );
};
