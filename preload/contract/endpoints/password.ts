/** Password recovery by people who are not signed in. */
import { z } from 'zod';
import { done, Email, Password, post, Secret } from '../endpoint';

export const password = {
  /** Mails the recovery link. */
  forgot: post('/forgotPassword', {
    input: z.strictObject({ email: Email }),
    output: done(),
    returns: 'error-as-value',
    public: true,
  }),
  reset: post('/resetPassword', {
    input: z.strictObject({ secret: Secret, password: Password, confirmPassword: Password }),
    output: done(),
    returns: 'error-as-value',
    public: true,
  }),
};
