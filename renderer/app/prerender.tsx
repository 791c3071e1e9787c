import { Activity, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

const ignore = (): void => undefined;

/**
 * Renders a screen in the page's free time without showing it, so that its code is ready when it is shown: rendering takes
 * twice as long the first time. Its layout effects and effects don't run; insertion effects do. Returns the function that
 * ends it.
 */
export const prerender = (screen: ReactNode): (() => void) => {
  // What fails here fails again where it is shown, which reports it.
  const root = createRoot(document.createElement('div'), {
    onUncaughtError: ignore,
    onCaughtError: ignore,
    onRecoverableError: ignore,
  });
  root.render(<Activity mode="hidden">{screen}</Activity>);
  return () => root.unmount();
};
