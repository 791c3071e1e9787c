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
import { insetBorder } from '../../kit/ui/styles';
import { AuthLayout } from './auth-layout';
import type { Credentials } from './credentials';
import { ServerFooter } from './server-footer';
import { SignInForm } from './sign-in-form';

const useAccountStyles = makeStyles({
  accounts: {
    display: 'grid',
    gap: '2px',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    ...insetBorder(tokens.colorTransparentStroke),
  },
  heading: {
    margin: 0,
    marginBlockEnd: tokens.spacingVerticalXS,
    paddingInline: tokens.spacingHorizontalS,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  account: {
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    paddingInline: tokens.spacingHorizontalS,
    fontWeight: tokens.fontWeightRegular,
    fontSize: tokens.fontSizeBase200,
  },
  role: { color: tokens.colorNeutralForeground3 },
});

/** The demo's accounts and their common password, which are public. */
const password = 'pitwall';
const accounts = ['admin', 'subadmin', 'client', 'newhire'] as const;

/** Fills the form with one of the demo's accounts. */
const DemoAccounts = ({ onChoose }: { readonly onChoose: (credentials: Credentials) => void }) => {
  const styles = useAccountStyles();
  const text = useText('auth');
  return (
    <section className={styles.accounts} aria-label={text('accounts.title')}>
      <h2 className={styles.heading}>{text('accounts.title')}</h2>
      {accounts.map((account) => {
        const email = `${account}@pitwall.example`;
        return (
          <Button
            key={account}
            appearance="subtle"
            size="small"
            className={styles.account}
            onClick={() => onChoose({ email, password })}
          >
            <bdi>{email}</bdi>
            <span className={styles.role}>{text(`accounts.${account}`)}</span>
          </Button>
        );
      })}
    </section>
  );
};

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
