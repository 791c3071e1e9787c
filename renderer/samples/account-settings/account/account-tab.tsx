import type { ReactNode } from 'react';
import type { TabProps } from '../saved-settings';
import { CloseAccount } from './close-account';
import { DetailsForm } from './details-form';
import { LinksForm } from './links-form';

/** Details, links and closing the account. */
export const AccountTab = ({ settings }: TabProps): ReactNode => (
  <>
    <DetailsForm settings={settings} />
    <LinksForm settings={settings} />
    <CloseAccount />
  </>
);
