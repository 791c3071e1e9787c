import type { FieldValues } from 'react-hook-form';
import { type TextFieldProps, useLine } from '../text-field';
import { PasswordLine } from './password-line';

interface PasswordFieldProps<V extends FieldValues> extends Omit<TextFieldProps<V>, 'type' | 'contentAfter' | 'dir'> {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password in the form around it. It is never kept as a draft. */
export const PasswordField = <V extends FieldValues>({ name, rules, ...look }: PasswordFieldProps<V>) => (
  <PasswordLine {...look} {...useLine<V>(name, rules)} />
);
