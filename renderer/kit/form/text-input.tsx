import { Field, Input, type InputProps } from '@fluentui/react-components';
import type { Ref } from 'react';
import { fieldErrorProps } from './field-error-props';

export interface TextInputOptions {
  readonly label: string;
  readonly hint?: string;
  readonly type?: NonNullable<InputProps['type']>;
  readonly size?: 'medium' | 'large';
  readonly autoComplete?: string;
  readonly autoFocus?: boolean;
  /** The text direction; `auto` follows the typed text. */
  readonly dir?: 'ltr' | 'auto';
  readonly contentAfter?: InputProps['contentAfter'];
}

interface TextInputProps extends TextInputOptions {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly name?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A single-line text input with label and error. */
export const TextInput = (props: TextInputProps) => {
  const { label, hint, type = 'text', error, onChange, onBlur, contentAfter } = props;
  return (
    <Field label={label} required={props.required ?? false} {...fieldErrorProps(error)} {...(hint ? { hint } : {})}>
      <Input
        value={props.value}
        type={type}
        size={props.size ?? 'medium'}
        autoComplete={props.autoComplete ?? 'off'}
        autoFocus={props.autoFocus ?? false}
        spellCheck={false}
        dir={props.dir ?? (type === 'text' ? 'auto' : 'ltr')}
        onChange={(_, data) => onChange(data.value)}
        {...(onBlur ? { onBlur } : {})}
        {...(props.name ? { name: props.name } : {})}
        {...(props.ref ? { input: { ref: props.ref } } : {})}
        {...(contentAfter ? { contentAfter } : {})}
      />
    </Field>
  );
};
