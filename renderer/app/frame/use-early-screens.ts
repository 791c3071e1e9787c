/** Loads the first screen of an area before its link is pressed: once the pointer, or the focus, rests on the link. */
import { type SyntheticEvent, useRef } from 'react';
import type { Area } from '../../kit/area/area';
import { loadArea } from '../area-routes';

/** Milliseconds after which the pointer rests; on its way to another link it doesn't. */
const restTime = 50;

/** Events for the element that contains the links; each is in an element with the area's name as `data-area`. */
export const useEarlyScreens = (areas: readonly Area[]) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const follow = ({ target }: SyntheticEvent): void => {
    clearTimeout(timer.current);
    const name = (target as Element).closest<HTMLElement>('[data-area]')?.dataset.area;
    const area = areas.find((one) => one.name === name);
    if (area) timer.current = setTimeout(() => void loadArea(area), restTime);
  };
  return { onPointerOver: follow, onFocus: follow, onPointerLeave: () => clearTimeout(timer.current) };
};
