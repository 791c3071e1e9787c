import type { MailedCode } from '@contract/links/mailed-code';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../kit/format/text';
import { dropLink, keepLink, useArrivedLink } from '../../kit/stores/arrived-link';
import { useSession } from '../../kit/stores/session';
import { AuthLayout } from './auth-layout';
import { type CodeToSend, MailedCodeForm } from './mailed-code-form';
import { NewPasswordForm } from './new-password-form';
import { ServerFooter } from './server-footer';

/** A code that somebody asked for on the "Forgot your password?" screen is a secret, whatever its link looks like. */
const isAskedFor = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isAskedFor' in state;

/**
 * `/reset-password`: finds the code in what a mail contains, and sets a new password with it. The code is in this
 * component's state only: never in the address, the history, a draft or a store.
 */
export const Screen = () => {
  const text = useText('reset');
  const { state } = useLocation();
  const [found, setFound] = useState<CodeToSend>();
  const arrived = useArrivedLink(({ link }) => (link?.kind === 'password' ? link : undefined));
  const server = useSession(({ session }) => (session?.mode === 'live' ? session.server : undefined));
  const isHere = arrived !== undefined && arrived.server === server;

  useEffect(() => {
    if (!isHere) return;
    setFound({ code: arrived.code, sentAs: arrived.sentAs, server: arrived.server });
    dropLink();
  }, [arrived, isHere]);

  const onFound = (code: MailedCode & CodeToSend) => {
    // The link names another server, so the app asks before anything is sent there.
    if (code.server !== undefined && code.server !== server)
      keepLink({ kind: 'password', mode: 'live', server: code.server, code: code.code, sentAs: code.sentAs });
    else setFound(code);
  };

  return (
    <AuthLayout
      title={text('auth:reset.title')}
      lead={text(found ? 'reset.leadPassword' : 'reset.lead')}
      footer={<ServerFooter />}
    >
      {found ? (
        <NewPasswordForm found={found} onBack={() => setFound(undefined)} />
      ) : (
        <MailedCodeForm sentAs={isAskedFor(state) ? 'secret' : undefined} onFound={onFound} />
      )}
    </AuthLayout>
  );
};
