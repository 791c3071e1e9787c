/** Loads the first screen of an area before its link is pressed: once the pointer, or the focus, rests on the link. */
import { type SyntheticEvent, useRef } from 'react';
import type { Area } from '../../kit/area/area';
import { loadArea } from '../area-routes';

/** Milliseconds after which the pointer rests; on its way to another link it doesn't. */
const restTime = 50;

/** Events for the element that contains the links; `areaAt` finds the area whose link an element is in. */
export const useEarlyScreens = (areaAt: (element: Element) => Area | undefined) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const follow = ({ target }: SyntheticEvent): void => {
    clearTimeout(timer.current);
    const area = areaAt(target as Element);
    if (area) timer.current = setTimeout(() => void loadArea(area), restTime);
  };
  return { onPointerOver: follow, onFocus: follow, onPointerLeave: () => clearTimeout(timer.current) };
};
