import { toPlainSigns } from '@contract/text/fold';
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
  /** A number or code: digits of other scripts become 0 to 9. Emails, addresses and phone numbers are such texts anyway. */
  readonly isCode?: boolean;
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

const codeTypes: ReadonlySet<string> = new Set(['tel', 'email', 'url']);

/** A single-line text input with label and error. */
export const TextInput = (props: TextInputProps) => {
  const { label, hint, type = 'text', error, onChange, onBlur, contentAfter } = props;
  const toValue = (typed: string): string => (props.isCode || codeTypes.has(type) ? toPlainSigns(typed) : typed);
  const leave = () => {
    // What an input method composed is changed only now.
    if (toValue(props.value) !== props.value) onChange(toValue(props.value));
    onBlur?.();
  };
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
        onChange={({ nativeEvent }, data) =>
          onChange(nativeEvent instanceof InputEvent && nativeEvent.isComposing ? data.value : toValue(data.value))
        }
        onBlur={leave}
        {...(props.name ? { name: props.name } : {})}
        {...(props.ref ? { input: { ref: props.ref } } : {})}
        {...(contentAfter ? { contentAfter } : {})}
      />
    </Field>
  );
};
