import { useFormContext } from 'react-hook-form';
import { useText } from '../../format/text';
import { PasswordField } from './password-field';
import { maxPasswordLength, minPasswordLength } from './strength';
import { StrengthMeter } from './strength-meter';

/** The two fields, with the names of the contract's inputs. */
export interface NewPassword {
  password: string;
  confirmPassword: string;
}

/** A new password and its repetition: required, long enough, equal. */
export const NewPasswordFields = ({ autoFocus = false }: { readonly autoFocus?: boolean }) => {
  const text = useText('password');
  const { watch } = useFormContext<NewPassword>();
  return (
    <>
      <PasswordField<NewPassword>
        name="password"
        label={text('new')}
        autoComplete="new-password"
        autoFocus={autoFocus}
        hint={text('rule', { shortest: minPasswordLength })}
        rules={{
          required: text('required'),
          minLength: { value: minPasswordLength, message: text('tooShort', { shortest: minPasswordLength }) },
          maxLength: { value: maxPasswordLength, message: text('tooLong', { longest: maxPasswordLength }) },
          deps: 'confirmPassword',
        }}
      />
      <StrengthMeter password={watch('password')} />
      <PasswordField<NewPassword>
        name="confirmPassword"
        label={text('repeat')}
        autoComplete="new-password"
        rules={{
          required: text('repeatRequired'),
          validate: (repeated, { password }) => repeated === password || text('different'),
        }}
      />
    </>
  );
};
