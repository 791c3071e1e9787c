import { lazy, type ReactNode, Suspense } from 'react';
import { useSettings } from '../../../kit/stores/settings';

const SafeModeNotice = lazy(async () => ({ default: (await import('./safe-mode-notice')).SafeModeNotice }));

/** Loads the safe mode notice only if there is something to show. */
export const SafeModeBanner = (): ReactNode => {
  const isShown = useSettings(({ settings }) => settings?.safeMode !== undefined || settings?.hasBackup === true);
  return <Suspense>{isShown && <SafeModeNotice />}</Suspense>;
};
