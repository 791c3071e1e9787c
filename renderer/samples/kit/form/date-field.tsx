/** A form field for a day, `2026-05-16`. */
import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DayInput } from '../../../kit/form/day-input';
import { type TextFieldProps, useTextField } from '../../../kit/form/text-field';

interface DateFieldProps<V extends FieldValues>
  extends Pick<TextFieldProps<V>, 'name' | 'rules'>,
    Pick<ComponentProps<typeof DayInput>, 'isPast'> {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
}

export const DateField = <V extends FieldValues>({
  name,
  rules,
  label,
  hint,
  placeholder,
  isPast = false,
}: DateFieldProps<V>): ReactNode => {
  const line = useTextField<V>(name, rules);
  return <DayInput {...line} label={label} hint={hint} isPast={isPast} {...(placeholder ? { placeholder } : {})} />;
};
