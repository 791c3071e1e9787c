import { ConfirmDialog } from '../../kit/dialog/confirm-dialog';
import { useText } from '../../kit/format/text';
import { useDrafts } from '../../kit/stores/drafts';
import { closeOverlay, useOverlay } from './overlay';
import { signOut } from './sign-out';

/** Warns about unsaved changes before signing out. */
export const SignOutDialog = () => {
  const text = useText('app');
  const open = useOverlay((state) => state.open === 'sign-out');
  const count = useDrafts((state) => Object.keys(state.dirty).length);
  return (
    <ConfirmDialog
      open={open}
      title={text('signOut.title')}
      body={text('signOut.body', { count })}
      confirm={text('signOut.anyway')}
      destructive
      onConfirm={() => void signOut()}
      onCancel={closeOverlay}
    />
  );
};
