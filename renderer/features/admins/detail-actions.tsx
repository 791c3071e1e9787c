/** The actions of an admin. */

import { isQueued } from '@contract/failure';
import { Button } from '@fluentui/react-components';
import { MailRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import type { Values } from '../../kit/area/field';
import { useAction } from '../../kit/bridge/use-call';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog';
import { FailureMessage } from '../../kit/feedback/failure-message';
import { notify } from '../../kit/feedback/notify';
import { nameOf } from '../../kit/format/naming';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';

interface LinkProps {
  readonly name: string;
  readonly email: string;
  readonly onClose: () => void;
}

/** Emails an admin a link to set a password and sign in. It is never sent again automatically. */
const LinkDialog = ({ name, email, onClose }: LinkProps): ReactNode => {
  const text = useText('admins');
  const { run, busy, failure } = useAction('auth.sendLink', { refreshes: ['admin'] });
  const [isUncertain, setUncertain] = useState(false);
  const send = async () => {
    const result = await run({ email });
    if (isQueued(result)) return onClose();
    if (!result.ok) return setUncertain(result.failure.kind === 'unknown-outcome');
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
      // The link may have been sent, so this button does not send another one.
      disabled={isUncertain}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <FailureMessage failure={failure} />
    </ConfirmDialog>
  );
};

export const Actions = ({ values }: { readonly values: Values }): ReactNode => {
  const text = useText('admins');
  const [isOpen, setOpen] = useState(false);
  const email = toPlainText(values.email);
  if (email === '') return null;
  return (
    <>
      <Button icon={<MailRegular />} onClick={() => setOpen(true)}>
        {text('link.button')}
      </Button>
      {isOpen ? (
        <LinkDialog name={nameOf('fullName', values) || email} email={email} onClose={() => setOpen(false)} />
      ) : undefined}
    </>
  );
};
