import type { ReactNode } from 'react';
import type { TabProps } from '../saved-settings';
import { Devices } from './devices';
import { PasswordForm } from './password-form';
import { TwoSteps } from './two-steps';

/** Password, two-step verification and devices. */
export const SecurityTab = ({ settings }: TabProps): ReactNode => (
  <>
    <PasswordForm />
    <TwoSteps settings={settings} />
    <Devices settings={settings} />
  </>
);
