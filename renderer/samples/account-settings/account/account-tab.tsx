import type { ReactNode } from 'react';
import type { TabProps } from '../saved-settings';
import { CloseAccount } from './close-account';
import { DetailsForm } from './details-form';
import { LinksForm } from './links-form';

/** Who one is, where one can be found, and the way out. */
export const AccountTab = ({ settings }: TabProps): ReactNode => (
  <>
    <DetailsForm settings={settings} />
    <LinksForm settings={settings} />
    <CloseAccount />
  </>
);
