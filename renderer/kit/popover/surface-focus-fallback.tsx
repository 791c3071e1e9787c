import { useFocusFinders } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Inside a surface that keeps the focus: where nothing in it takes the focus, the surface itself does. Without the focus
 * Fluent holds it for one that waits behind another, and hides it from screen readers a moment after it has appeared.
 */
export const SurfaceFocusFallback = (): ReactNode => {
  const { findFirstFocusable } = useFocusFinders();
  const mark = useRef<HTMLSpanElement>(null);
  // Before the surface's own effect, which looks for what to focus.
  useEffect(() => {
    const surface = mark.current?.parentElement;
    if (surface && !findFirstFocusable(surface)) surface.tabIndex = -1;
  }, [findFirstFocusable]);
  return <span ref={mark} hidden />;
};
