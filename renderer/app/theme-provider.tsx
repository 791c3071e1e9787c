import { FluentProvider, type FluentProviderCustomStyleHooks, type PartialTheme } from '@fluentui/react-components';
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { loadTheme } from '../kit/skins/load-theme';
import { usePreferences } from '../kit/stores/preferences';

interface ThemedProps {
  /** The theme of the skin that is worn at the start. */
  readonly start?: PartialTheme;
  readonly children: ReactNode;
}

/** Skin and direction, live: for Fluent, for dialogs outside the root, and for the page itself. */
export const ThemeProvider = ({ start = {}, children }: ThemedProps) => {
  const skin = usePreferences((state) => state.skin);
  const direction = usePreferences((state) => state.direction);
  const [theme, setTheme] = useState(start);
  const [Keeper, setKeeper] = useState<ComponentType>();
  // Fluent calls these for every surface that keeps the focus: from the first on, its focus keeper has to stay.
  const [hooks] = useState((): FluentProviderCustomStyleHooks => {
    // Not as a lazy component: React may hold that back for as long as a quick person takes to answer a dialog.
    const keep = () =>
      void import('../kit/popover/focus-manager').then(({ FocusManager }) => setKeeper(() => FocusManager));
    const useNote = () => useEffect(keep, []);
    return {
      useDialogSurfaceStyles_unstable: useNote,
      usePopoverSurfaceStyles_unstable: useNote,
      useTeachingPopoverSurfaceStyles_unstable: useNote,
    };
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
      {Keeper && <Keeper />}
      {children}
    </FluentProvider>
  );
};
