/** A time of day in the form around it, `09:30`: typed, or chosen from the half hours. */
import { Field, makeStyles } from '@fluentui/react-components';
import { TimePicker } from '@fluentui/react-timepicker-compat';
import { type ReactNode, useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { invalid } from '../../../kit/form/invalid';
import { type TextFieldProps, useTextField } from '../../../kit/form/text-field';
import { formatTimeOfDay, parseMinutes, parseTypedTime, toTimeOfDay } from '../../../kit/format/time-of-day';

/** A day has many half hours: as many as fit below or above the field. */
const useStyles = makeStyles({ times: { maxHeight: 'min(300px, 45vh)' } });

interface TimeFieldProps<V extends FieldValues> extends Pick<TextFieldProps<V>, 'name' | 'rules'> {
  readonly label: string;
}

/** Any day does: only its time is read. */
const anchor = new Date(2_026, 0, 15);
const at = (time: string): Date | null => {
  const minutes = parseMinutes(time);
  return minutes === undefined ? null : new Date(2_026, 0, 15, Math.floor(minutes / 60), minutes % 60);
};
const timeIn = (date: Date): string => toTimeOfDay(date.getHours() * 60 + date.getMinutes());

export const TimeField = <V extends FieldValues>({ name, rules, label }: TimeFieldProps<V>): ReactNode => {
  const styles = useStyles();
  const { error, required, value, onChange, onBlur } = useTextField<V>(name, rules);
  const [words, setWords] = useState(formatTimeOfDay(value));
  // Another field may have moved it.
  useEffect(() => setWords(formatTimeOfDay(value)), [value]);
  return (
    <Field label={label} required={required} {...invalid(error)}>
      <TimePicker
        freeform
        input={{ dir: 'ltr' }}
        // Fluent's own measure of the height is that of the window, whatever the style says.
        positioning={{ autoSize: 'width' }}
        listbox={{ className: styles.times }}
        name={name}
        dateAnchor={anchor}
        increment={30}
        selectedTime={at(value)}
        value={words}
        formatDateToTimeString={(date) => formatTimeOfDay(timeIn(date))}
        parseTimeStringToDate={(text) => ({ date: at(parseTypedTime(text ?? '') ?? '') })}
        onInput={(event) => setWords(event.currentTarget.value)}
        onTimeChange={(_, { selectedTime }) => {
          const time = selectedTime ? timeIn(selectedTime) : value;
          onChange(time);
          setWords(formatTimeOfDay(time));
        }}
        onBlur={onBlur}
      />
    </Field>
  );
};
