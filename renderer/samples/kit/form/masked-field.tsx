/** A form field that formats its value while typing and pasting: a card number, an expiry date. */
import { Field, Input } from '@fluentui/react-components';
import type { MaskitoOptions } from '@maskito/core';
import { useMaskito } from '@maskito/react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { fieldErrorProps } from '../../../kit/form/field-error-props';
import { type TextFieldProps, useTextField } from '../../../kit/form/text-field';

interface MaskedFieldProps<V extends FieldValues>
  extends Pick<TextFieldProps<V>, 'name' | 'rules' | 'label' | 'hint' | 'autoFocus' | 'contentAfter'> {
  /** Create it once, outside the component: a new object binds again. */
  readonly mask: MaskitoOptions;
  readonly inputMode?: 'numeric' | 'decimal' | 'tel' | 'text';
  readonly placeholder?: string;
}

export const MaskedField = <V extends FieldValues>(props: MaskedFieldProps<V>): ReactNode => {
  const { label, hint, mask, contentAfter } = props;
  const { value, error, required, ref, onChange, onBlur, name } = useTextField<V>(props.name, props.rules);
  const masked = useMaskito({ options: mask });
  return (
    <Field label={label} required={required} {...fieldErrorProps(error)} {...(hint ? { hint } : {})}>
      <Input
        name={name}
        value={value}
        dir="ltr"
        inputMode={props.inputMode ?? 'numeric'}
        autoComplete="off"
        autoFocus={props.autoFocus ?? false}
        spellCheck={false}
        onBlur={onBlur}
        {...(props.placeholder ? { placeholder: props.placeholder } : {})}
        {...(contentAfter ? { contentAfter } : {})}
        input={{
          ref: (element: HTMLInputElement | null) => {
            ref(element);
            masked(element);
          },
          // The mask sets the value itself, which React reports only as `input`.
          onInput: ({ currentTarget }) => onChange(currentTarget.value),
        }}
      />
    </Field>
  );
};
