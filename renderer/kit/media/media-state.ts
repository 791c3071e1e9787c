/** Main's answers about addresses of pictures and documents, and the hosts that need permission. */
import type { MediaAddress } from '@contract/bridge/media';
import { create } from 'zustand';

interface MediaState {
  readonly found: Readonly<Record<string, MediaAddress>>;
  /** Hosts that need permission, with the number of their pictures on the screen. */
  readonly waiting: Readonly<Record<string, number>>;
  /** Hosts for which the user has dismissed the question for now. */
  readonly declined: readonly string[];
  /** Pictures on the screen that did not load, with the number of their places. */
  readonly failed: Readonly<Record<string, number>>;
}

const start: MediaState = { found: {}, waiting: {}, declined: [], failed: {} };
export const useMedia = create<MediaState>(() => start);
