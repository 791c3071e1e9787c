/** How far fetching a pack was shown to be, by the event's id. Survives the screen, so that no percentage goes back. */
import { create } from 'zustand';

export interface ShownProgress {
  /** From 0 to 1. */
  readonly progress: number;
  /** The pack was ready when this run began. Its counts can't tell: between two steps, all that is planned is there. */
  readonly isRefresh: boolean;
}

export const usePackProgress = create<Readonly<Record<string, ShownProgress>>>(() => ({}));
