import type { Failure } from '@contract/failure';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { PlayCircleRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { bridge } from '../../kit/bridge/bridge';
import { FailureMessage } from '../../kit/feedback/failure-message';
import { NoticeBar } from '../../kit/feedback/notice-bar';
import { useText } from '../../kit/format/text';
import { useArrivedLink } from '../../kit/stores/arrived-link';
import { applySession } from '../../kit/stores/connect-stores';
import { useSession } from '../../kit/stores/session';
import { AuthLayout } from './auth-layout';
import type { Credentials } from './credentials';
import { DemoAccounts } from './demo-accounts';
import { ServerFooter } from './server-footer';
import { SignInForm } from './sign-in-form';

/** The notice on the sign-in screen after a password was set or reset. */
const notices = ['reset', 'set'] as const;
type Notice = (typeof notices)[number];

/** Reads the notice from location state, which survives a reload and may be from another version. */
const readNotice = (state: unknown): Notice | undefined =>
  typeof state === 'object' && state !== null && 'notice' in state
    ? notices.find((notice) => notice === state.notice)
    : undefined;

const line = {
  content: '""',
  flexGrow: 1,
  blockSize: '1px',
  backgroundColor: tokens.colorNeutralStroke2,
  '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
} as const;

const useStyles = makeStyles({
  or: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    '::before': line,
    '::after': line,
  },
  notYou: { minWidth: 'auto', color: tokens.colorBrandForegroundLink },
  demo: { display: 'grid', gap: tokens.spacingVerticalS },
});

/** `/login`. */
export const Screen = () => {
  const styles = useStyles();
  const text = useText('auth');
  const mode = useSession((state) => state.session?.mode);
  const expired = useSession((state) => state.ended === 'expired');
  const isLinkWaiting = useArrivedLink(({ link }) => link?.kind === 'screen');
  const notice = readNotice(useLocation().state);
  const endedEmail = useSession((state) => state.endedEmail);
  const [isOther, setOther] = useState(false);
  const [chosen, setChosen] = useState<Credentials>();
  const [entering, setEntering] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const explore = async () => {
    setEntering(true);
    const result = await bridge().session.exploreDemo();
    setEntering(false);
    if (result.ok) applySession(result.value);
    else setFailure(result.failure);
  };

  const isAgain = endedEmail !== '' && !isOther && !chosen;
  const start = isAgain ? { email: endedEmail, password: '' } : chosen;

  return (
    <AuthLayout
      title={text('signIn.title')}
      lead={
        isAgain ? (
          <>
            <bdi>{text('signIn.again', { email: endedEmail })}</bdi>{' '}
            <Button className={styles.notYou} appearance="transparent" size="small" onClick={() => setOther(true)}>
              {text('signIn.notYou')}
            </Button>
          </>
        ) : (
          text(mode === 'demo' ? 'signIn.leadDemo' : 'signIn.lead')
        )
      }
      footer={<ServerFooter />}
    >
      {expired && (
        <NoticeBar intent="info" layout="multiline">
          {text('signIn.expired')}
        </NoticeBar>
      )}
      {!expired && notice && (
        <NoticeBar intent="success" layout="multiline">
          {text(`notice.${notice}`)}
        </NoticeBar>
      )}
      {isLinkWaiting && (
        <NoticeBar intent="info" layout="multiline">
          {text('signIn.link')}
        </NoticeBar>
      )}
      <SignInForm key={start?.email ?? ''} start={start} />
      <div className={styles.or}>{text('signIn.or')}</div>
      <div className={styles.demo}>
        <FailureMessage failure={failure} />
        <Button size="large" icon={<PlayCircleRegular />} disabled={entering} onClick={() => void explore()}>
          {text('signIn.explore')}
        </Button>
      </div>
      {mode === 'demo' && <DemoAccounts onChoose={setChosen} />}
    </AuthLayout>
  );
};
