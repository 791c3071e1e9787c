/** Mails an admin the link to set a password and sign in. Sent once; never again by itself. */
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog';
import { notify } from '../../kit/notify';
import { ServerMessage } from '../../kit/server-message';
import { useText } from '../../kit/text';
import { useAction } from '../../kit/use-call';

interface LinkProps {
  readonly name: string;
  readonly email: string;
  readonly onClose: () => void;
}

export const LinkDialog = ({ name, email, onClose }: LinkProps): ReactNode => {
  const text = useText('admins');
  const { run, busy, failure } = useAction('auth.sendLink', { refreshes: ['admin'] });
  const [lost, setLost] = useState(false);
  const send = async () => {
    const result = await run({ email });
    if (!result.ok) return setLost(result.failure.kind === 'unknown-outcome');
    notify({ intent: 'success', title: text('link.done', { email }), body: result.value.message });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={text('link.title', { name })}
      body={text('link.body', { email })}
      confirm={text('link.confirm')}
      busy={busy}
      // It may have been sent: another one is a new decision, not a second click.
      off={lost}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <ServerMessage failure={failure} />
    </ConfirmDialog>
  );
};
