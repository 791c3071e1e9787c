/** The direction of the page: the person's choice, or that of the language. */
import type { Direction } from '@contract/appearance';
import { directionOf } from '@contract/language';
import { type Preferences, usePreferences } from '../stores/preferences';
import { currentLanguage } from './locale';

const resolve = ({ direction }: Preferences): Direction =>
  direction === 'auto' ? directionOf(currentLanguage()) : direction;

/** Changing the language renders the app again, so only the preference is subscribed to. */
export const useDirection = (): Direction => usePreferences(resolve);

export const useIsRightToLeft = (): boolean => useDirection() === 'rtl';

/** The same outside of components. */
export const pageDirection = (): Direction => resolve(usePreferences.getState());
