import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { MailCheckmarkRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../../kit/feedback/notify';
import { useText } from '../../../kit/format/text';
import { insetBorder } from '../../../kit/ui/styles';
import type { FormProps } from '../auth-screen';
import { pathOf } from '../pages';
import { AuthLink } from './auth-link';

const useStyles = makeStyles({
  icon: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '72px',
    blockSize: '72px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    ...insetBorder(tokens.colorTransparentStroke),
    color: tokens.colorBrandForeground1,
    fontSize: '36px',
  },
  quiet: { color: tokens.colorNeutralForeground3 },
});

export const VerifyForm = ({ variant }: FormProps): ReactNode => {
  const styles = useStyles();
  const text = useText('auth-pages');
  const navigate = useNavigate();
  return (
    <>
      <span className={styles.icon} aria-hidden>
        <MailCheckmarkRegular />
      </span>
      <Text className={styles.quiet}>{text('verify-email.next')}</Text>
      <Button
        appearance="primary"
        onClick={() => notify({ intent: 'info', id: 'verify', title: text('verify-email.resent') })}
      >
        {text('verify-email.resend')}
      </Button>
      <Button onClick={() => void navigate(pathOf('two-steps', variant))}>{text('verify-email.skip')}</Button>
      <AuthLink to={pathOf('login', variant)}>{text('toLogin')}</AuthLink>
    </>
  );
};
