/** The form of a new or existing event. Events have no time zone: their times are local. */
import type { Done } from '@contract/endpoint';
import { type CalendarEvent, calendars } from '@contract/samples/entities/calendar';
import type { EndpointInput } from '@contract/table';
import { Button, makeStyles } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useAction } from '../../kit/bridge/use-call';
import { FormDialog } from '../../kit/dialog/form-dialog';
import { notify } from '../../kit/feedback/notify';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { SwitchField } from '../../kit/form/choice-fields';
import { Form } from '../../kit/form/form';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { type FieldRow, FormFields } from '../kit/form-fields';
import { shiftDay } from './days';

type NewEvent = EndpointInput<'calendar.create'>['event'];

interface EventValues {
  readonly title: string;
  readonly calendar: (typeof calendars)[number];
  readonly allDay: boolean;
  readonly startDay: string;
  readonly startTime: string;
  /** The last day. For an all-day event the service's end is the day after it. */
  readonly endDay: string;
  readonly endTime: string;
  readonly url: string;
  readonly location: string;
  readonly description: string;
}

const officeHours = { start: '09:00', end: '10:00' } as const;

const newValues = (day: string): EventValues => ({
  title: '',
  calendar: 'Business',
  allDay: false,
  startDay: day,
  startTime: officeHours.start,
  endDay: day,
  endTime: officeHours.end,
  url: '',
  location: '',
  description: '',
});

const toValues = ({ title, start, end, allDay, url, extendedProps }: CalendarEvent): EventValues => {
  const [startDay = '', startTime = ''] = start.split('T');
  const [endDay = '', endTime = ''] = end.split('T');
  return {
    title,
    calendar: extendedProps.calendar,
    allDay,
    startDay,
    // For a user who gives an all-day event a time.
    startTime: allDay ? officeHours.start : startTime.slice(0, 5),
    endDay: allDay ? shiftDay(endDay, -1) : endDay,
    endTime: allDay ? officeHours.end : endTime.slice(0, 5),
    url,
    location: toPlainText(extendedProps.location),
    description: toPlainText(extendedProps.description),
  };
};

const toEvent = (values: EventValues): NewEvent => {
  const { allDay, startDay, startTime, endDay, endTime } = values;
  return {
    title: values.title.trim(),
    start: allDay ? startDay : `${startDay}T${startTime}:00`,
    end: allDay ? shiftDay(endDay, 1) : `${endDay}T${endTime}:00`,
    allDay,
    url: values.url.trim(),
    extendedProps: {
      calendar: values.calendar,
      location: values.location.trim(),
      description: values.description.trim(),
    },
  };
};

/** Only https addresses, like the app's own links. */
const address = /^https:\/\/[^\s/$.?#][^\s]*$/i;

const Fields = (): ReactNode => {
  const text = useText('calendar');
  const allDay = useWatch<EventValues, 'allDay'>({ name: 'allDay' });
  const isAfterStart = (_: unknown, values: EventValues) => {
    const { start, end } = toEvent(values);
    return end >= start || text('endFirst');
  };
  const moment = (day: FieldRow<EventValues>, time: FieldRow<EventValues>) => (allDay ? [day] : [day, time]);
  const rows: readonly FieldRow<EventValues>[] = [
    ...moment({ name: 'startDay', kind: 'date', required: true }, { name: 'startTime', kind: 'time', required: true }),
    ...moment(
      { name: 'endDay', kind: 'date', required: true, check: isAfterStart },
      { name: 'endTime', kind: 'time', required: true },
    ),
    { name: 'location', maxLength: 200 },
    { name: 'url', kind: 'url', maxLength: 2_048, pattern: { value: address, message: text('badUrl') } },
    { name: 'description', kind: 'long', wide: true, rows: 3, maxLength: 2_000 },
  ];
  const options = calendars.map((type) => ({ value: type, label: text(`types.${type}`) }));
  return (
    <>
      <FormFields<EventValues>
        area="calendar"
        rows={[
          { name: 'title', wide: true, required: true, maxLength: 200, autoFocus: true },
          { name: 'calendar', kind: 'select', required: true, options },
        ]}
      />
      <SwitchField<EventValues> name="allDay" label={text('allDay')} />
      <FormFields<EventValues> area="calendar" rows={rows} />
    </>
  );
};

const useStyles = makeStyles({ remove: { gridColumn: '1 / -1', justifySelf: 'start' } });

interface EventDialogProps {
  /** Undefined for a new event. */
  readonly event: CalendarEvent | undefined;
  /** Of a new event. */
  readonly day: string;
  readonly onClose: () => void;
}

export const EventDialog = ({ event, day, onClose }: EventDialogProps): ReactNode => {
  const styles = useStyles();
  const text = useText('calendar');
  const create = useAction('calendar.create');
  const update = useAction('calendar.update');
  const remove = useAction('calendar.remove');
  const words = event ? 'edit' : 'add';
  const onRemove = async ({ id, title }: CalendarEvent) => {
    const result = await remove.run({ id: String(id) });
    if (!notifyFailure(result)) return;
    notify({ intent: 'success', title: text('deleted', { title }) });
    onClose();
  };
  return (
    <FormDialog title={text(`${words}.title`)} width={640} onClose={onClose}>
      <Form<EventValues, Done>
        draftKey={event ? `calendar.update.${event.id}` : 'calendar.create'}
        values={event ? toValues(event) : newValues(day)}
        submitLabel={text(`${words}.submit`)}
        savedMessage={text(`${words}.saved`)}
        onSubmit={(values) => {
          if (!event) return create.run({ event: toEvent(values) });
          const { extendedProps, ...sent } = toEvent(values);
          const { guests } = event.extendedProps;
          const kept = Array.isArray(guests) ? { guests: guests.map(String) } : {};
          return update.run({ event: { ...sent, id: String(event.id), extendedProps: { ...kept, ...extendedProps } } });
        }}
        onDone={onClose}
        onCancel={onClose}
      >
        <Fields />
        {event ? (
          <Button
            className={styles.remove}
            appearance="subtle"
            icon={<DeleteRegular />}
            disabledFocusable={remove.busy}
            onClick={() => void onRemove(event)}
          >
            {text('delete')}
          </Button>
        ) : undefined}
      </Form>
    </FormDialog>
  );
};
