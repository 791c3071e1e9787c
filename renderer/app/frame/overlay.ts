/** Which of the frame's own dialogs and trays is open: at most one. */
import { create } from 'zustand';
import { collectTyping, takeTyping } from './early-typing';

export type Overlay = 'search' | 'commands' | 'shortcuts' | 'sign-out' | 'jobs' | 'recent-exports';

export const useOverlay = create<{ readonly open: Overlay | undefined }>(() => ({ open: undefined }));

const isPalette = (overlay: Overlay | undefined): boolean => overlay === 'search' || overlay === 'commands';

export const openOverlay = (open: Overlay): void => {
  if (!isPalette(open)) takeTyping();
  else if (!isPalette(useOverlay.getState().open)) collectTyping();
  useOverlay.setState({ open });
};
export const closeOverlay = (): void => {
  takeTyping();
  useOverlay.setState({ open: undefined });
};
