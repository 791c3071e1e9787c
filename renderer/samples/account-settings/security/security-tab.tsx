import type { ReactNode } from 'react';
import type { TabProps } from '../saved-settings';
import { Devices } from './devices';
import { PasswordForm } from './password-form';
import { TwoSteps } from './two-steps';

/** The password, the second step, and where one is signed in. */
export const SecurityTab = ({ settings }: TabProps): ReactNode => (
  <>
    <PasswordForm />
    <TwoSteps settings={settings} />
    <Devices settings={settings} />
  </>
);
