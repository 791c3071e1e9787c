import { FluentProvider, useFocusFinders } from '@fluentui/react-components';
import { Fragment, type ReactNode, useEffect, useInsertionEffect, useSyncExternalStore } from 'react';
import { useDirection } from '../kit/format/direction';
import { currentLanguage } from '../kit/format/locale';
import { useSkin } from '../kit/skins/skin';
import { themeOf } from '../kit/skins/themes';
import { usePreferences } from '../kit/stores/preferences';
import { afterPaint } from '../kit/ui/after-paint';
import { useWindowKeys } from '../kit/ui/use-window-keys';
import { onLanguageChange } from '../locales';

/** Setting the same value again would make Chromium lay out the whole page again. */
const setPageAttributes = (attributes: Readonly<Record<string, string>>): void => {
  const page = document.documentElement;
  for (const [name, value] of Object.entries(attributes))
    if (page.getAttribute(name) !== value) page.setAttribute(name, value);
};

/**
 * Fluent's focus manager exists only while a component uses it. If the last one were a dialog that is unmounted with its
 * page, as when a session ends or the language changes, the rest of the page would stay hidden from screen readers.
 */
const FocusManager = (): null => {
  useFocusFinders();
  return null;
};

/** A key of an input method is not the page's: the Enter that ends a composition must run nothing. */
const leaveToInputMethod = (event: KeyboardEvent): void => {
  if (!event.isComposing) return;
  event.stopPropagation();
  if (event.key === 'Enter') event.preventDefault();
};

/**
 * Applies skin, direction and language to Fluent, to dialogs outside the root, and to the page. Another language renders
 * everything again, with all that was computed from texts.
 */
export const ThemeProvider = ({ children }: { readonly children: ReactNode }) => {
  const skin = useSkin();
  const direction = useDirection();
  const density = usePreferences((state) => state.density);
  const language = useSyncExternalStore(onLanguageChange, currentLanguage);
  useWindowKeys(leaveToInputMethod, { capture: true });
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
  // Before the list measures itself, which lays out the page.
  useInsertionEffect(
    () => setPageAttributes({ 'data-skin': skin, dir: direction, 'data-density': density, lang: language }),
    [skin, direction, density, language],
  );
  return (
    <FluentProvider theme={themeOf(skin)} dir={direction}>
      <FocusManager />
      <Fragment key={language}>{children}</Fragment>
    </FluentProvider>
  );
};
