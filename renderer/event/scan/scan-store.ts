/** The last scan of this window, and whether a "Scan or type" box shows its result. */
import { createResettableStore } from '../../kit/stores/resettable-store';
import { isForeign } from './code';
import type { NumberShapes } from './number-shape';

export interface Scan {
  /** Empty for a foreign code. */
  readonly code: string;
  /** A Wi-Fi password, a driving license, a contact: it is not kept, shown or sent. */
  readonly isForeign?: boolean;
  /** Distinguishes two scans of the same code. */
  readonly count: number;
}

interface ScanState {
  readonly scan: Scan | undefined;
  /** A box on the screen shows the result, so no overlay opens. */
  readonly isBoxShown: boolean;
  /** The numbers that the server gave in its last answer. */
  readonly shapes: NumberShapes | undefined;
}

export const useScanStore = createResettableStore<ScanState>(() => ({
  scan: undefined,
  isBoxShown: false,
  shapes: undefined,
}));

export const startScan = (text: string): void =>
  useScanStore.setState(({ scan }) => {
    const isOther = isForeign(text);
    return { scan: { code: isOther ? '' : text, isForeign: isOther, count: (scan?.count ?? 0) + 1 } };
  });

export const clearScan = (): void => useScanStore.setState({ scan: undefined });

/** Announces a box while it is on the screen. Returns the function that takes it back. */
export const showBox = (): (() => void) => {
  useScanStore.setState({ isBoxShown: true });
  return () => useScanStore.setState({ isBoxShown: false, scan: undefined });
};
