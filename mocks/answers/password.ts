/** Password recovery. The answer never reveals whether an address is known. */

import { demoResetToken } from './accounts';
import { type AnswersOf, Did } from './context';
import { unacceptable } from './refusal';

export const password = {
  forgot: () => new Did(`The demo doesn't send email. Use the code "demo".`),
  reset: ({ secret, password: chosen, confirmPassword }, { demo, accounts }) => {
    const id = secret === demoResetToken ? demo.admins.all()[0]?.id : accounts.redeem(secret);
    if (id === undefined || id === null)
      return unacceptable('This code is no longer valid. Request a new one.', { secret: 'Enter a valid code.' });
    if (chosen.length < 7)
      return unacceptable('Use at least 7 characters.', { password: 'Use at least 7 characters.' });
    if (chosen !== confirmPassword)
      return unacceptable("The passwords don't match.", { confirmPassword: 'Enter the same password again.' });
    accounts.setPassword(id, chosen);
    return new Did('Your password is set. Sign in with it.');
  },
} satisfies AnswersOf<'password'>;
