/** The areas that the menu bar shows: those of the navigation. */
import { create } from 'zustand';
import type { Area } from '../../kit/area/area';
import { isDialogOpen } from '../../kit/commands/command';
import { goTo } from '../../kit/commands/go-to';

export const useMenuAreas = create<{ readonly areas: readonly Area[] }>(() => ({ areas: [] }));

export const setMenuAreas = (areas: readonly Area[]): void => useMenuAreas.setState({ areas });

/** Opens an area that was chosen in the menu bar. */
export const openMenuArea = (path: string): void => {
  if (!isDialogOpen() && useMenuAreas.getState().areas.some((area) => area.path === path)) goTo(path);
};
