import type { FieldValues } from 'react-hook-form';
import { type TextFieldProps, useTextField } from '../text-field';
import { PasswordInput } from './password-input';

interface PasswordFieldProps<V extends FieldValues> extends Omit<TextFieldProps<V>, 'type' | 'contentAfter' | 'dir'> {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password field of a form. Drafts never contain it. */
export const PasswordField = <V extends FieldValues>({ name, rules, ...rest }: PasswordFieldProps<V>) => (
  <PasswordInput {...rest} {...useTextField<V>(name, rules)} />
);
