import { FluentProvider, type FluentProviderCustomStyleHooks, type PartialTheme } from '@fluentui/react-components';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { usePreferences } from '../kit/preferences';
import { loadTheme } from '../kit/theme';

const FocusKeeper = lazy(async () => ({ default: (await import('../kit/float/focus-keeper')).FocusKeeper }));

interface ThemedProps {
  /** The theme of the skin that is worn at the start. */
  readonly start?: PartialTheme;
  readonly children: ReactNode;
}

/** Skin and direction, live: for Fluent, for dialogs outside the root, and for the page itself. */
export const Themed = ({ start = {}, children }: ThemedProps) => {
  const skin = usePreferences((state) => state.skin);
  const direction = usePreferences((state) => state.direction);
  const [theme, setTheme] = useState(start);
  const [trapped, setTrapped] = useState(false);
  // Fluent calls these for every surface that keeps the focus: from the first on, its focus keeper has to stay.
  const [hooks] = useState((): FluentProviderCustomStyleHooks => {
    const useNote = () => useEffect(() => setTrapped(true), []);
    return { useDialogSurfaceStyles_unstable: useNote, usePopoverSurfaceStyles_unstable: useNote };
  });
  useLayoutEffect(() => {
    document.documentElement.dataset.skin = skin;
    document.documentElement.dir = direction;
  }, [skin, direction]);
  useEffect(() => {
    let isWorn = true;
    void loadTheme(skin).then((worn) => isWorn && setTheme(worn));
    return () => {
      isWorn = false;
    };
  }, [skin]);
  return (
    <FluentProvider theme={theme} dir={direction} customStyleHooks_unstable={hooks}>
      <Suspense>{trapped && <FocusKeeper />}</Suspense>
      {children}
    </FluentProvider>
  );
};
