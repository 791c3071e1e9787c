/** The last scan of this window, and whether a "Scan or type" box shows its result. */
import { createResettableStore } from '../../kit/stores/resettable-store';

export interface Scan {
  readonly code: string;
  /** Distinguishes two scans of the same code. */
  readonly count: number;
}

interface ScanState {
  readonly scan: Scan | undefined;
  /** A box on the screen shows the result, so no overlay opens. */
  readonly isBoxShown: boolean;
}

export const useScanStore = createResettableStore<ScanState>(() => ({ scan: undefined, isBoxShown: false }));

export const startScan = (code: string): void =>
  useScanStore.setState(({ scan }) => ({ scan: { code, count: (scan?.count ?? 0) + 1 } }));

export const clearScan = (): void => useScanStore.setState({ scan: undefined });

/** Announces a box while it is on the screen. Returns the function that takes it back. */
export const showBox = (): (() => void) => {
  useScanStore.setState({ isBoxShown: true });
  return () => useScanStore.setState({ isBoxShown: false, scan: undefined });
};
