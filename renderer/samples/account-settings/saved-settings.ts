/** Saved settings. The sample API cannot keep them, so they last until the app closes. */
import type { AccountBilling, AccountSettings } from '@contract/samples/entities/page';
import { createResettableStore } from '../../kit/stores/resettable-store';

export const useSaved = createResettableStore<Partial<AccountSettings>>(() => ({}));

export const save = (parts: Partial<AccountSettings>): void => useSaved.setState(parts);

export interface TabProps {
  /** The API's settings with saved changes. */
  readonly settings: AccountSettings;
}

export interface BillingProps {
  readonly billing: AccountBilling;
}
