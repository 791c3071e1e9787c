/** Says what waits in the outbox before another server or the demo is chosen. */
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { useText } from '../format/text';
import { useLeaveText } from './use-leave-text';

interface SwitchQuestionProps {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export const SwitchQuestion = (props: SwitchQuestionProps): ReactNode => {
  const text = useText('outbox');
  const leave = useLeaveText();
  return (
    <ConfirmDialog
      open
      title={text('leave.switch')}
      body={leave?.body ?? ''}
      confirm={text('leave.switchAnyway')}
      destructive={leave?.isLost ?? false}
      {...props}
    />
  );
};
