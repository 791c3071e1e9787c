import type { PositioningImperativeRef } from '@fluentui/react-components';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * For `positioning`: the surface follows its button when the window gets another size. Fluent measures during the resize
 * event, before React has moved the button to where a smaller header has it.
 */
export const useFollowedButton = (): RefObject<PositioningImperativeRef | null> => {
  const positioning = useRef<PositioningImperativeRef>(null);
  useEffect(() => {
    const follow = () => requestAnimationFrame(() => positioning.current?.updatePosition());
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, []);
  return positioning;
};
