import { Button } from '@fluentui/react-components';
import { MailCheckmarkRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../../kit/notify';
import { useText } from '../../../kit/text';
import type { FormProps } from '../auth-screen';
import { pathOf } from '../pages';
import { AuthLink } from './auth-link';

export const VerifyForm = ({ variant }: FormProps): ReactNode => {
  const text = useText('auth-pages');
  const navigate = useNavigate();
  return (
    <>
      <MailCheckmarkRegular fontSize={48} aria-hidden />
      <Button appearance="primary" onClick={() => notify({ intent: 'info', title: text('nothing') })}>
        {text('verify-email.resend')}
      </Button>
      <Button onClick={() => void navigate(pathOf('two-steps', variant))}>{text('verify-email.skip')}</Button>
      <AuthLink to={pathOf('login', variant)}>{text('toLogin')}</AuthLink>
    </>
  );
};
