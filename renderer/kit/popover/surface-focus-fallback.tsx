import { useFocusFinders } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Focuses a modal surface if nothing inside it takes the focus. Otherwise Fluent would treat the surface as inactive
 * and hide it from screen readers.
 */
export const SurfaceFocusFallback = (): ReactNode => {
  const { findFirstFocusable } = useFocusFinders();
  const mark = useRef<HTMLSpanElement>(null);
  // Runs before the surface's own effect, which looks for an element to focus.
  useEffect(() => {
    const surface = mark.current?.parentElement;
    if (surface && !findFirstFocusable(surface)) surface.tabIndex = -1;
  }, [findFirstFocusable]);
  return <span ref={mark} hidden />;
};
