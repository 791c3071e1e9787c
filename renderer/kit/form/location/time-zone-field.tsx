/** A form field for a time zone. */
import { Field } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { fieldErrorProps } from '../field-error-props';
import type { Rules } from '../rules';
import { useTextField } from '../text-field';
import { TimeZoneCombobox } from './time-zone-combobox';

interface TimeZoneFieldProps<V extends FieldValues> {
  readonly name: Path<V>;
  readonly label: string;
  readonly rules?: Rules<V>;
  readonly hint?: string;
}

export const TimeZoneField = <V extends FieldValues>({
  name,
  label,
  rules,
  hint,
}: TimeZoneFieldProps<V>): ReactNode => {
  const { error, required, value, onChange, onBlur, ref } = useTextField<V>(name, rules);
  return (
    <Field label={label} required={required} {...(hint ? { hint } : {})} {...fieldErrorProps(error)}>
      <TimeZoneCombobox
        ref={ref}
        zone={value}
        clearable={!required && value !== ''}
        onChoose={(zone) => onChange(zone)}
        onBlur={onBlur}
      />
    </Field>
  );
};
