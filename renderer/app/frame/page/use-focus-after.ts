/** Keeps the focus in the page when a bar above it closes under its own focused button. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '../../../kit/ui/focus';

/** Put the ref on the box of the bar's buttons. */
export const useFocusAfter = (): RefObject<HTMLSpanElement | null> => {
  const box = useRef<HTMLSpanElement>(null);
  // A layout effect ends before its elements are removed, while they still have the focus.
  useLayoutEffect(() => {
    const own = box.current;
    return () => {
      if (own?.contains(document.activeElement)) focusHeading();
    };
  }, []);
  return box;
};
