/** A form field for a time of day, `09:30`: typed, or chosen from the half hours. */
import { Field, makeStyles } from '@fluentui/react-components';
import { TimePicker } from '@fluentui/react-timepicker-compat';
import { type ReactNode, useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { fieldErrorProps } from '../../../kit/form/field-error-props';
import { type TextFieldProps, useTextField } from '../../../kit/form/text-field';
import { formatTimeOfDay, parseMinutes, parseTypedTime, toTimeOfDay } from '../../../kit/format/time-of-day';

const useStyles = makeStyles({ times: { maxHeight: 'min(300px, 45vh)' } });

interface TimeFieldProps<V extends FieldValues> extends Pick<TextFieldProps<V>, 'name' | 'rules'> {
  readonly label: string;
}

/** Any day: only the time is used. */
const anchor = new Date(2_026, 0, 15);
const at = (time: string): Date | null => {
  const minutes = parseMinutes(time);
  return minutes === undefined ? null : new Date(2_026, 0, 15, Math.floor(minutes / 60), minutes % 60);
};
const timeIn = (date: Date): string => toTimeOfDay(date.getHours() * 60 + date.getMinutes());

export const TimeField = <V extends FieldValues>({ name, rules, label }: TimeFieldProps<V>): ReactNode => {
  const styles = useStyles();
  const { error, required, value, onChange, onBlur } = useTextField<V>(name, rules);
  const [typed, setTyped] = useState(formatTimeOfDay(value));
  // Another field may have changed it.
  useEffect(() => setTyped(formatTimeOfDay(value)), [value]);
  return (
    <Field label={label} required={required} {...fieldErrorProps(error)}>
      <TimePicker
        freeform
        input={{ dir: 'ltr' }}
        // Fluent would set the window's height and override the style.
        positioning={{ autoSize: 'width' }}
        listbox={{ className: styles.times }}
        name={name}
        dateAnchor={anchor}
        increment={30}
        selectedTime={at(value)}
        value={typed}
        formatDateToTimeString={(date) => formatTimeOfDay(timeIn(date))}
        parseTimeStringToDate={(text) => ({ date: at(parseTypedTime(text ?? '') ?? '') })}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onTimeChange={(_, { selectedTime }) => {
          const time = selectedTime ? timeIn(selectedTime) : value;
          onChange(time);
          setTyped(formatTimeOfDay(time));
        }}
        onBlur={onBlur}
      />
    </Field>
  );
};
