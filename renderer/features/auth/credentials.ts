import { emailPattern, maxEmailLength } from './email';

export interface Credentials {
  email: string;
  password: string;
}

/** What is wrong with a field: a text key of ours, or the server's own words. */
type FieldError = { readonly key: string } | { readonly said: string };
export type CredentialErrors = { readonly [Field in keyof Credentials | 'server']?: FieldError };

/** What keeps credentials from being sent; empty where nothing does. The server is checked where it is asked for. */
export const validateCredentials = ({ email, password }: Credentials, isServerKnown: boolean): CredentialErrors => ({
  ...(isServerKnown ? {} : { server: { key: 'failures:server-address.body' } }),
  ...(email.trim() === ''
    ? { email: { key: 'emailRequired' } }
    : email.length > maxEmailLength || !emailPattern.test(email)
      ? { email: { key: 'emailWrong' } }
      : {}),
  ...(password === '' ? { password: { key: 'passwordRequired' } } : {}),
});

/** The server's words about these fields. */
export const toCredentialErrors = ({ email, password }: Readonly<Record<string, string>> = {}): CredentialErrors => ({
  ...(email ? { email: { said: email } } : {}),
  ...(password ? { password: { said: password } } : {}),
});
