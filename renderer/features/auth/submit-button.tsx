import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Busy } from '../../kit/feedback/busy';

interface SubmitButtonProps {
  /** Keeps the focus, but submits nothing. */
  readonly busy: boolean;
  readonly children: ReactNode;
}

export const SubmitButton = ({ busy, children }: SubmitButtonProps): ReactNode => (
  <Button
    type="submit"
    size="large"
    appearance="primary"
    disabledFocusable={busy}
    {...(busy ? { icon: <Busy size="tiny" /> } : {})}
  >
    {children}
  </Button>
);
