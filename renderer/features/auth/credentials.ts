import { emailPattern, maxEmailLength } from './email';

export interface Credentials {
  email: string;
  password: string;
}

/** The error of a field: a text key, or the server's message. */
type FieldError = { readonly key: string } | { readonly message: string };
export type CredentialErrors = { readonly [Field in keyof Credentials | 'server']?: FieldError };

/** Validates the form; empty if it can be sent. The server is validated only if the form has that field. */
export const validateCredentials = ({ email, password }: Credentials, isServerKnown: boolean): CredentialErrors => ({
  ...(isServerKnown ? {} : { server: { key: 'failures:server-address.body' } }),
  ...(email.trim() === ''
    ? { email: { key: 'emailRequired' } }
    : email.length > maxEmailLength || !emailPattern.test(email)
      ? { email: { key: 'emailWrong' } }
      : {}),
  ...(password === '' ? { password: { key: 'passwordRequired' } } : {}),
});

/** The server's messages for these fields. */
export const toCredentialErrors = ({ email, password }: Readonly<Record<string, string>> = {}): CredentialErrors => ({
  ...(email ? { email: { message: email } } : {}),
  ...(password ? { password: { message: password } } : {}),
});
