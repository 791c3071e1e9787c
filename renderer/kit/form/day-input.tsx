/** A day such as `2026-05-16`, typed or chosen from a calendar; empty for none. */
import { Field, makeStyles } from '@fluentui/react-components';
import { DatePicker, type DatePickerProps } from '@fluentui/react-datepicker-compat';
import { type ReactNode, type RefCallback, useMemo } from 'react';
import { loadTexts } from '../../locales';
import { toDate, toDay } from '../format/day';
import { useText } from '../format/text';
import { calendarWords } from './calendar-words';
import { fieldErrorProps } from './field-error-props';
import { parseTypedDay } from './typed-day';

// Usually loaded before a field renders.
void loadTexts('dates').catch(() => undefined);

const useStyles = makeStyles({
  // With forced colors, Fluent's calendar does not show the chosen month.
  calendar: { '@media (forced-colors: active)': { '& [aria-selected="true"]': { outline: '2px solid Highlight' } } },
});

interface DayInputProps extends Pick<DatePickerProps, 'name' | 'onBlur' | 'placeholder' | 'disabled'> {
  readonly ref?: RefCallback<HTMLInputElement>;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

export const DayInput = (props: DayInputProps): ReactNode => {
  const { label, hint, error, required = false, value, onChange, ...picker } = props;
  const text = useText('dates');
  const calendar = { 'aria-label': text('calendar.title', { field: label }) };
  const date = useMemo(() => toDate(value), [value]);
  return (
    <Field label={label} required={required} {...fieldErrorProps(error)} {...(hint ? { hint } : {})}>
      <DatePicker
        {...calendarWords()}
        {...picker}
        // Fluent names its button after the field, which has no name by then while it is empty.
        contentAfter={{ ...calendar, 'aria-labelledby': undefined }}
        popupSurface={{ ...calendar, className: useStyles().calendar }}
        value={date}
        allowTextInput
        parseDateFromString={parseTypedDay}
        onSelectDate={(date) => onChange(date ? toDay(date) : '')}
      />
    </Field>
  );
};
