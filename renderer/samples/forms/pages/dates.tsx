import { Field, makeStyles } from '@fluentui/react-components';
import { DatePicker, type DatePickerProps } from '@fluentui/react-datepicker-compat';
import { TimePicker, type TimePickerProps } from '@fluentui/react-timepicker-compat';
import { type ReactNode, useState } from 'react';
import { fieldErrorProps } from '../../../kit/form/field-error-props';
import { columns } from '../../kit/layout';
import type { Examples, Preview } from '../../kit/showcase/example';
import { addDays, daysBetween, formatDay, formatTime, withTime } from '../days';

const useStyles = makeStyles({
  times: { maxHeight: 'min(300px, 45vh)' },
  picker: { inlineSize: '100%', minInlineSize: 0, '& input': { minInlineSize: 0 } },
});

/** The pickers' number for this weekday. */
const monday = 1;

const Day = (props: DatePickerProps): ReactNode => (
  <DatePicker {...props} className={useStyles().picker} formatDate={formatDay} showGoToToday firstDayOfWeek={monday} />
);

const Time = (props: TimePickerProps): ReactNode => (
  <TimePicker
    {...props}
    className={useStyles().picker}
    positioning={{ autoSize: 'width' }}
    listbox={{ className: useStyles().times }}
    hourCycle="h23"
  />
);

const Times: Preview = ({ text }) => {
  const [gate, setGate] = useState<Date | null>(null);
  const [entered, setEntered] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  return (
    <div style={columns(240, '16px 24px', 'start')}>
      <Field label={text('dates.gate')} hint={text('dates.gateHint')}>
        <Time
          startHour={6}
          endHour={20}
          increment={15}
          placeholder={text('dates.choose')}
          selectedTime={gate}
          {...(gate ? { value: formatTime(gate) } : {})}
          onTimeChange={(_, { selectedTime }) => setGate(selectedTime)}
        />
      </Field>
      <Field
        label={text('dates.start')}
        hint={text('dates.startHint')}
        {...fieldErrorProps(isInvalid ? text('dates.startWrong') : undefined)}
      >
        <Time
          freeform
          increment={30}
          value={entered}
          onInput={({ currentTarget }) => {
            if (currentTarget instanceof HTMLInputElement) setEntered(currentTarget.value);
          }}
          onTimeChange={(_, { selectedTime, selectedTimeText, errorType }) => {
            setEntered(selectedTimeText ?? '');
            setInvalid(errorType !== undefined && selectedTime === null && (selectedTimeText ?? '') !== '');
          }}
        />
      </Field>
    </div>
  );
};

export const examples: Examples = {
  one: {
    code: '<DatePicker minDate={today} maxDate={last} formatDate={dayOf} showGoToToday />',
    Preview: ({ text }) => {
      const [today] = useState(() => new Date());
      const [date, setDate] = useState<Date | null>(null);
      const last = addDays(today, 90);
      return (
        <div style={columns(240, '16px 24px', 'start')}>
          <Field label={text('dates.day')} hint={text('dates.dayHint', { last: formatDay(last) })}>
            <Day
              placeholder={text('dates.choose')}
              minDate={today}
              maxDate={last}
              value={date}
              onSelectDate={(chosen) => setDate(chosen ?? null)}
            />
          </Field>
          <Field label={text('dates.weeks')} hint={text('dates.weeksHint')}>
            <Day placeholder={text('dates.choose')} showWeekNumbers isMonthPickerVisible={false} />
          </Field>
          <Field label={text('states.disabled')}>
            <Day value={today} disabled />
          </Field>
        </div>
      );
    },
  },
  range: {
    code: '<DatePicker minDate={from} initialPickerDate={from} />',
    Preview: ({ text }) => {
      const [from, setFrom] = useState<Date | null>(null);
      const [to, setTo] = useState<Date | null>(null);
      const days = from && to ? daysBetween(from, to) + 1 : 0;
      return (
        <div style={columns(240, '16px 24px', 'start')}>
          <Field label={text('dates.from')}>
            <Day
              placeholder={text('dates.choose')}
              value={from}
              onSelectDate={(chosen) => {
                setFrom(chosen ?? null);
                if (chosen && to && to < chosen) setTo(chosen);
              }}
            />
          </Field>
          <Field label={text('dates.to')} hint={days > 0 ? text('dates.days', { count: days }) : text('dates.toHint')}>
            <Day
              placeholder={text('dates.choose')}
              value={to}
              {...(from ? { minDate: from, initialPickerDate: from } : {})}
              onSelectDate={(chosen) => setTo(chosen ?? null)}
            />
          </Field>
        </div>
      );
    },
  },
  times: { code: '<TimePicker startHour={6} endHour={20} increment={15} hourCycle="h23" />', Preview: Times },
  both: {
    code: 'setMoment(withTime(day, time));',
    Preview: ({ text }) => {
      const [moment, setMoment] = useState<Date | null>(null);
      return (
        <div style={columns(240, '16px 24px', 'start')}>
          <Field label={text('dates.date')}>
            <Day
              placeholder={text('dates.choose')}
              value={moment}
              onSelectDate={(chosen) => setMoment(chosen ? withTime(chosen, moment) : null)}
            />
          </Field>
          <Field
            label={text('dates.time')}
            hint={
              moment ? text('dates.said', { day: formatDay(moment), time: formatTime(moment) }) : text('dates.bothHint')
            }
          >
            <Time
              increment={15}
              disabled={moment === null}
              placeholder={text('dates.choose')}
              value={moment ? formatTime(moment) : ''}
              selectedTime={moment}
              {...(moment ? { dateAnchor: moment } : {})}
              onTimeChange={(_, { selectedTime }) => setMoment(moment ? withTime(moment, selectedTime) : null)}
            />
          </Field>
        </div>
      );
    },
  },
};
