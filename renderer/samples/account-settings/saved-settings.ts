/** What was saved on these pages. The sample API has no call that keeps it, so it lasts until the app is closed. */
import type { AccountSettings } from '@contract/samples/entities/page';
import { createResettableStore } from '../../kit/stores/resettable-store';

export const useSaved = createResettableStore<Partial<AccountSettings>>(() => ({}));

export const save = (parts: Partial<AccountSettings>): void => useSaved.setState(parts);

export interface TabProps {
  /** The API's settings with what was saved since. */
  readonly settings: AccountSettings;
}
