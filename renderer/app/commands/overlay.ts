/** Which of the frame's own dialogs and trays is open: at most one. */
import { create } from 'zustand';

export type Overlay = 'search' | 'commands' | 'shortcuts' | 'sign-out' | 'jobs' | 'recent-exports';

export const useOverlay = create<{ readonly open: Overlay | undefined }>(() => ({ open: undefined }));

export const openOverlay = (open: Overlay): void => useOverlay.setState({ open });
export const closeOverlay = (): void => useOverlay.setState({ open: undefined });
