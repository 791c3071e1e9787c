import { TextField } from '../../kit/form/text-field';
import { useText } from '../../kit/format/text';
import { emailPattern, maxEmailLength } from './email';

/** The email field of the surrounding form. */
export const EmailField = () => {
  const text = useText('auth');
  return (
    <TextField<{ email: string }>
      name="email"
      label={text('email')}
      type="email"
      size="large"
      autoComplete="username"
      autoFocus
      rules={{
        required: text('emailRequired'),
        maxLength: { value: maxEmailLength, message: text('emailWrong') },
        pattern: { value: emailPattern, message: text('emailWrong') },
      }}
    />
  );
};
