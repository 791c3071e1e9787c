/** A day in the form around it, `2026-05-16`: typed or chosen from a calendar. */
import { Field } from '@fluentui/react-components';
import { DatePicker } from '@fluentui/react-datepicker-compat';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { dateOf, dayOf } from '../format/day';
import { formatDay } from '../format/moment';
import { type TextFieldProps, useLine } from '../text-field';

const typed = (words: string): Date | null => {
  const time = Date.parse(words);
  return dateOf(words.trim()) ?? (Number.isNaN(time) ? null : new Date(time));
};

interface DateFieldProps<V extends FieldValues> extends Pick<TextFieldProps<V>, 'name' | 'rules'> {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
}

export const DateField = <V extends FieldValues>(props: DateFieldProps<V>): ReactNode => {
  const { error, required, value, onChange, onBlur, name, ref } = useLine<V>(props.name, props.rules);
  return (
    <Field
      label={props.label}
      required={required}
      validationState={error ? 'error' : 'none'}
      {...(error ? { validationMessage: error } : {})}
      {...(props.hint ? { hint: props.hint } : {})}
    >
      <DatePicker
        name={name}
        ref={ref}
        value={dateOf(value)}
        allowTextInput
        formatDate={(date) => (date ? formatDay(dayOf(date)) : '')}
        parseDateFromString={typed}
        onSelectDate={(date) => onChange(date ? dayOf(date) : '')}
        onBlur={onBlur}
        {...(props.placeholder ? { placeholder: props.placeholder } : {})}
      />
    </Field>
  );
};
