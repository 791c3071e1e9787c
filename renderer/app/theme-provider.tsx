import { FluentProvider, type FluentProviderCustomStyleHooks, type PartialTheme } from '@fluentui/react-components';
import { type ReactNode, useEffect, useInsertionEffect, useState } from 'react';
import { currentLanguage } from '../kit/format/locale';
import { keepFocusManager, useKeptFocusManager } from '../kit/popover/kept-focus-manager';
import { loadTheme } from '../kit/skins/load-theme';
import { useDirection } from '../kit/stores/direction';
import { usePreferences } from '../kit/stores/preferences';
import { useSkin } from '../kit/stores/skin';
import { afterPaint } from '../kit/ui/after-paint';

interface ThemedProps {
  /** The theme of the skin at the start. */
  readonly start?: PartialTheme;
  readonly children: ReactNode;
}

/** Setting the same value again would make Chromium lay out the whole page again. */
const setPageAttributes = (attributes: Readonly<Record<string, string>>): void => {
  const page = document.documentElement;
  for (const [name, value] of Object.entries(attributes))
    if (page.getAttribute(name) !== value) page.setAttribute(name, value);
};

/** Applies skin and direction to Fluent, to dialogs outside the root, and to the page. */
export const ThemeProvider = ({ start = {}, children }: ThemedProps) => {
  const skin = useSkin();
  const direction = useDirection();
  const density = usePreferences((state) => state.density);
  const language = currentLanguage();
  // The first screen doesn't need it.
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isEnded = false;
    const cancel = afterPaint(async () => {
      const { keepFocus } = await import('./frame/keep-focus');
      if (!isEnded) stop = keepFocus();
    });
    return () => {
      isEnded = true;
      cancel();
      stop?.();
    };
  }, []);
  const [theme, setTheme] = useState(start);
  const FocusManager = useKeptFocusManager(({ Manager }) => Manager);
  // Fluent calls these for every surface that traps the focus. From the first one on, the manager stays mounted.
  const [hooks] = useState((): FluentProviderCustomStyleHooks => {
    // Not a lazy component, because React may delay it until after a user has answered a dialog.
    const keep = () =>
      void import('../kit/popover/focus-manager').then(({ FocusManager: Manager }) => keepFocusManager(Manager));
    const useNote = () => useEffect(keep, []);
    return {
      useDialogSurfaceStyles_unstable: useNote,
      usePopoverSurfaceStyles_unstable: useNote,
      useTeachingPopoverSurfaceStyles_unstable: useNote,
    };
  });
  // Before the list measures itself, which lays out the page.
  useInsertionEffect(
    () => setPageAttributes({ 'data-skin': skin, dir: direction, 'data-density': density, lang: language }),
    [skin, direction, density, language],
  );
  useEffect(() => {
    let isWorn = true;
    void loadTheme(skin).then((loaded) => isWorn && setTheme(loaded));
    return () => {
      isWorn = false;
    };
  }, [skin]);
  return (
    <FluentProvider theme={theme} dir={direction} customStyleHooks_unstable={hooks}>
      {FocusManager && <FocusManager />}
      {children}
    </FluentProvider>
  );
};
