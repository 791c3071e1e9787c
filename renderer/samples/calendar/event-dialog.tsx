/** The form of a new or existing event. */

import type { Done } from '@contract/endpoint';
import type { CalendarEvent } from '@contract/samples/entities/calendar';
import { Button, makeStyles } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useAction } from '../../kit/bridge/use-call';
import { FormDialog } from '../../kit/dialog/form-dialog';
import { Form } from '../../kit/form/form';
import { useText } from '../../kit/format/text';
import { EventFields } from './event-fields';
import { type EventValues, parseValues } from './event-values';
import { useEventChanges } from './use-event-changes';

const useStyles = makeStyles({ remove: { gridColumn: '1 / -1', justifySelf: 'start' } });

interface EventDialogProps {
  /** Left out for a new event. */
  readonly event?: CalendarEvent;
  readonly values: EventValues;
  readonly onClose: () => void;
}

export const EventDialog = ({ event, values, onClose }: EventDialogProps): ReactNode => {
  const text = useText('calendar');
  const create = useAction('calendar.create');
  const update = useAction('calendar.update');
  const words = event ? 'edit' : 'add';
  return (
    <FormDialog title={text(`${words}.title`)} width={640} onClose={onClose}>
      <Form<EventValues, Done>
        draftKey={event ? `calendar.update.${event.id}` : 'calendar.create'}
        values={values}
        submitLabel={text(`${words}.submit`)}
        savedMessage={text(`${words}.saved`)}
        onSubmit={(sent) =>
          event
            ? update.run({ event: { ...parseValues(sent), id: String(event.id) } })
            : create.run({ event: parseValues(sent) })
        }
        onDone={onClose}
        onCancel={onClose}
      >
        <EventFields />
        {event && <Remove event={event} onGone={onClose} />}
      </Form>
    </FormDialog>
  );
};

const Remove = ({ event, onGone }: { readonly event: CalendarEvent; readonly onGone: () => void }): ReactNode => {
  const styles = useStyles();
  const text = useText('calendar');
  const { remove } = useEventChanges();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    const gone = await remove(event);
    setBusy(false);
    if (gone) onGone();
  };
  return (
    <Button
      className={styles.remove}
      appearance="subtle"
      icon={<DeleteRegular />}
      disabledFocusable={busy}
      onClick={() => void run()}
    >
      {text('delete')}
    </Button>
  );
};
