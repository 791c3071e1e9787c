import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog';
import { useText } from '../../../kit/format/text';
import { useLeaveText } from '../../../kit/outbox/use-leave-text';
import { useDrafts } from '../../../kit/stores/drafts';
import { closeOverlay, useOverlay } from '../../commands/overlay';
import { signOut } from './sign-out';

/** Warns about unsaved changes before signing out, and says what waits in the outbox. */
export const SignOutDialog = () => {
  const text = useText('app');
  const open = useOverlay((state) => state.open === 'sign-out');
  const count = useDrafts((state) => Object.keys(state.dirty).length);
  const leave = useLeaveText();
  const hasDrafts = count > 0;
  return (
    <ConfirmDialog
      open={open}
      title={text(hasDrafts ? 'signOut.title' : 'outbox:leave.signOut')}
      body={hasDrafts ? text('signOut.body', { count }) : (leave?.body ?? '')}
      confirm={text(hasDrafts ? 'signOut.anyway' : 'signOut.name')}
      destructive={hasDrafts || (leave?.isLost ?? false)}
      onConfirm={() => void signOut()}
      onCancel={closeOverlay}
    >
      {hasDrafts && leave ? <span>{leave.body}</span> : undefined}
    </ConfirmDialog>
  );
};
