import type { AccountBilling } from '@contract/samples/entities/page';
import type { ReactNode } from 'react';
import type { TabProps } from '../saved-settings';
import { AddressForm } from './address-form';
import { Bills } from './bills';
import { Cards } from './cards';
import { Plan } from './plan';

export interface BillingProps {
  readonly billing: AccountBilling;
}

/** Plan, payment cards, billing address and bills. */
export const BillingTab = ({ settings: { billing } }: TabProps): ReactNode =>
  billing ? (
    <>
      <Plan billing={billing} />
      <Cards billing={billing} />
      <AddressForm billing={billing} />
      <Bills billing={billing} />
    </>
  ) : null;
