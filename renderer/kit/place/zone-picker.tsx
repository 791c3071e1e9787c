/** A form field for a time zone. */
import { Field } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { invalid } from '../form/invalid';
import type { Rules } from '../form/rules';
import { useLine } from '../text-field';
import { ZoneBox } from './zone-box';

interface ZonePickerProps<V extends FieldValues> {
  readonly name: Path<V>;
  readonly label: string;
  readonly rules?: Rules<V>;
  readonly hint?: string;
}

export const ZonePicker = <V extends FieldValues>({ name, label, rules, hint }: ZonePickerProps<V>): ReactNode => {
  const { error, required, value, onChange, onBlur, ref } = useLine<V>(name, rules);
  return (
    <Field label={label} required={required} {...(hint ? { hint } : {})} {...invalid(error)}>
      <ZoneBox
        ref={ref}
        zone={value}
        clearable={!required && value !== ''}
        onChoose={(zone) => onChange(zone)}
        onBlur={onBlur}
      />
    </Field>
  );
};
