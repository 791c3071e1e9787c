/** Form fields with choices, checkboxes, switches and multiline text. */
import { Checkbox, Field, Select, Switch, Textarea } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { type FieldValues, type Path, useController, useFormContext } from 'react-hook-form';
import { useText } from '../format/text';
import { fieldErrorProps } from './field-error-props';
import type { Rules } from './rules';
import { type TextFieldProps, useTextField } from './text-field';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps<V extends FieldValues> {
  readonly name: Path<V>;
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly rules?: Rules<V>;
  readonly hint?: string;
}

/** On a right-to-left page, a leading sign as in "+1 (Canada)" would move to the end. */
const directionOf = (label: string) => (/^[\p{L}\p{N}]/u.test(label) ? {} : ({ dir: 'auto' } as const));

/** A select field. Starts with "Choose…" if no value is set. */
export const SelectField = <V extends FieldValues>({
  name,
  label,
  options,
  rules,
  hint,
}: SelectFieldProps<V>): ReactNode => {
  const text = useText('kit');
  const { error, required, value, ...line } = useTextField<V>(name, rules);
  return (
    <Field label={label} required={required} {...(hint ? { hint } : {})} {...fieldErrorProps(error)}>
      <Select {...line} value={value}>
        {value === '' || !required ? <option value="">{required ? text('form.choose') : ''}</option> : undefined}
        {options.map((option) => (
          <option key={option.value} value={option.value} {...directionOf(option.label)}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
};

/** A multiline text field. */
export const LongTextField = <V extends FieldValues>(
  props: Pick<TextFieldProps<V>, 'name' | 'rules'> & {
    readonly label: string;
    readonly hint?: string;
    readonly rows?: number;
  },
): ReactNode => {
  const { error, required, value, ...line } = useTextField<V>(props.name, props.rules);
  return (
    <Field
      label={props.label}
      required={required}
      {...(props.hint ? { hint: props.hint } : {})}
      {...fieldErrorProps(error)}
    >
      <Textarea {...line} value={value} rows={props.rows ?? 4} resize="vertical" dir="auto" />
    </Field>
  );
};

/** A checkbox field. */
export const CheckField = <V extends FieldValues>({
  name,
  label,
  rules = {},
  hint,
}: Omit<SelectFieldProps<V>, 'options'>): ReactNode => {
  const { control } = useFormContext<V>();
  const { field, fieldState } = useController<V>({ name, control, rules });
  const { value, onChange, ...rest } = field;
  return (
    <Field {...(hint ? { hint } : {})} {...fieldErrorProps(fieldState.error?.message)}>
      <Checkbox
        {...rest}
        label={label}
        checked={Boolean(value)}
        required={rules.required !== undefined}
        onChange={(_, data) => onChange(data.checked === true)}
      />
    </Field>
  );
};

/** A switch field. */
export const SwitchField = <V extends FieldValues>({
  name,
  label,
}: Pick<SelectFieldProps<V>, 'name' | 'label'>): ReactNode => {
  const { control } = useFormContext<V>();
  const { field } = useController<V>({ name, control });
  const { value, onChange, ...rest } = field;
  return <Switch {...rest} label={label} checked={Boolean(value)} onChange={(_, data) => onChange(data.checked)} />;
};
